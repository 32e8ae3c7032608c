import type { Call, InputOf } from '@portico/contracts';
import type { Device } from './manifest.ts';

/**
 * A call that a page's first screen needs, as data. `:id` comes from the path, `?page` from the query (omitted when the
 * address has none), anything else is a literal value. The page reads its input with `useFirstInput`.
 */
export interface FirstCall<C extends Call = Call> {
  method: 'GET' | 'POST';
  path: string;
  who: 'anyone' | 'guest' | 'member';
  input: Record<string, unknown>;
  /** Only this device's page shows it. */
  device?: Device;
  /** Only schools of this template show it. */
  template?: 1 | 2 | 3;
  /**
   * Only addresses with this query parameter need it: the id of what is open. An unknown one makes the page's status 404.
   * `view=term`: only those with that value of it.
   */
  onlyWith?: string;
  /** Carries only the type. */
  readonly call?: C;
}

type Templated<Input> = { [Name in keyof Input]: Input[Name] | `:${string}` | `?${string}` };

/**
 * Names a preloaded call, which starts together with the page's code: on the server for the first page, in the shell on
 * navigation.
 */
export function first<C extends Call>(
  call: C,
  input?: Templated<InputOf<C>>,
  only: Pick<FirstCall, 'device' | 'template' | 'onlyWith'> = {},
): FirstCall<C> {
  return { method: call.method, path: call.path, who: call.who, input: { ...input }, ...only };
}

/** The visitor's properties that first calls depend on. */
export interface Onlooker {
  guest: boolean;
  device: Device;
  template: 1 | 2 | 3;
}

/** The first calls that this visitor's page makes at an address. */
export function callsFor(
  calls: readonly FirstCall[] | undefined,
  { guest, device, template }: Onlooker,
  search = new URLSearchParams(),
): FirstCall[] {
  return (calls ?? []).filter(
    (call) =>
      (!guest || call.who !== 'member') &&
      (call.device ?? device) === device &&
      (call.template ?? template) === template &&
      (!call.onlyWith || isNamed(call.onlyWith, search)),
  );
}

function isNamed(onlyWith: string, search: URLSearchParams): boolean {
  const [name = '', value] = onlyWith.split('=');
  return value === undefined ? Boolean(search.get(name)) : search.get(name) === value;
}

/** Fills a first call's input from an address. */
export function firstInput(
  call: FirstCall,
  address: { params: Record<string, string | undefined>; search: URLSearchParams },
): Record<string, unknown> {
  const filled: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(call.input)) {
    const found =
      typeof value !== 'string'
        ? value
        : value.startsWith(':')
          ? address.params[value.slice(1)]
          : value.startsWith('?')
            ? (address.search.get(value.slice(1)) ?? undefined)
            : value;
    if (found !== undefined && found !== '') filled[name] = found;
  }
  return filled;
}
