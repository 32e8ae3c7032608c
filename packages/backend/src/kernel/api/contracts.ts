import * as contracts from '@portico/contracts';
import * as consoleContracts from '@portico/contracts/console';

/** Every contract of the package, by its subject's name; those of the console begin with `console`. */
export const allContracts: Record<string, contracts.Contract> = {
  ...bySubject(contracts),
  ...Object.fromEntries(
    Object.entries(bySubject(consoleContracts)).map(([name, contract]) => [`console${name[0]?.toUpperCase()}${name.slice(1)}`, contract]),
  ),
};

function bySubject(module: object): Record<string, contracts.Contract> {
  return Object.fromEntries(
    Object.entries(module)
      .filter(([name, value]) => name.endsWith('Contract') && typeof value === 'object')
      .map(([name, value]) => [name.replace(/Contract$/, ''), value as contracts.Contract]),
  );
}
