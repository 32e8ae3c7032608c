import type { PartnerSettings } from '@portico/contracts/console';
import { z } from 'zod';
import { type PartnerName, type Partners, partnerSettings, secretFields } from '../../kernel/environment/partner-settings.ts';
import type { School } from '../../kernel/identity/schema.ts';
import { invalidFields, invalidSettings } from '../act/conflict.ts';

const addresses = ['server', 'issuer', 'openUrl', 'apiUrl', 'url', 'address'];

/**
 * The settings that a person typed, with the saved secrets where they typed none. A saved secret never goes to another
 * address than the one that it was saved with.
 */
export function typedSettings<Name extends PartnerName>(school: School, name: Name, typed: PartnerSettings): NonNullable<Partners[Name]> {
  const { previousKey: _key, previousUntil: _until, ...saved }: Record<string, unknown> = { ...school.partners[name] };
  const given = Object.fromEntries(Object.entries(typed).filter(([field, value]) => !(secretFields.includes(field) && value === '')));
  const missing = secretFields.filter((field) => saved[field] !== undefined && given[field] === undefined);
  const read = partnerSettings[name].safeParse(
    { ...Object.fromEntries(missing.map((field) => [field, saved[field]])), ...given },
    { error: z.locales.zhCN().localeError },
  );
  if (!read.success) throw invalidSettings('settings', read.error.issues);
  const settings: Record<string, unknown> = { ...read.data };
  const moved = addresses.some((field) => settings[field] !== saved[field]);
  const [first] = missing;
  if (first !== undefined && moved) throw invalidFields([{ path: `settings.${first}`, text: '地址改了，请重新填写密钥' }]);
  return read.data as NonNullable<Partners[Name]>;
}
