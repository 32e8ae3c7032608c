import { z } from 'zod';

/** An absolute address that a setting may contain. */
export const webAddress = z.string().regex(/^https?:\/\/[^\s/]+(\/\S*)?$/, 'must be an address that starts with http:// or https://');
