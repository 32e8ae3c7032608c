import { z } from 'zod';
import { problemOfAddress } from '../outgoing/network-range.ts';

/** An absolute address that a setting may contain. */
export const webAddress = z.string().regex(/^https?:\/\/[^\s/]+(\/\S*)?$/, 'must be an address that starts with http:// or https://');

/** The address of another system: without credentials, and none that no partner may have. */
export const partnerAddress = webAddress.superRefine((text, context) => {
  const message = /^https?:/.test(text) ? problemOfAddress(text) : undefined;
  if (message) context.addIssue({ code: 'custom', message });
});
