import * as contracts from '@portico/contracts';

/** Every contract that the package exports, by its subject's name. */
export const allContracts: Record<string, contracts.Contract> = Object.fromEntries(
  Object.entries(contracts)
    .filter(([name, value]) => name.endsWith('Contract') && typeof value === 'object')
    .map(([name, value]) => [name.replace(/Contract$/, ''), value as contracts.Contract]),
);
