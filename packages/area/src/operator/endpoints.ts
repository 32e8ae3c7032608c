import { z } from 'zod';
import { areaId, fid } from './names.ts';

/** A part of an area's own service in one school. */
export interface EndpointState {
  fid: string;
  area: string;
  name: string;
  /** Null: not bound. */
  url: string | null;
  /** Empty: no build that is active in this school declares it. */
  methods: string[];
  /** Null: the default. */
  timeoutMs: number | null;
}

/** What was tried with one endpoint, in this order; the last step may have a problem. */
export interface EndpointCheck {
  fid: string;
  area: string;
  name: string;
  steps: { step: string; problem?: string }[];
}

const endpointName = { area: areaId.max(60), name: areaId.max(40), school: fid };
export const endpointWish = z.discriminatedUnion('state', [
  z.strictObject({
    state: z.literal('bound'),
    ...endpointName,
    url: z
      .string()
      .max(500)
      .regex(/^https?:\/\/[^\s/?#]+(\/[^\s?#]*)?$/, 'must be an address that starts with http:// or https://, without query'),
  }),
  z.strictObject({ state: z.literal('unbound'), ...endpointName }),
]);
