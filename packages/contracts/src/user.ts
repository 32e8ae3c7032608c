import { z } from 'zod';
import { loginResult } from './auth.ts';
import { contract } from './call.ts';
import { dateTime, flag, nothing, uploadedFile } from './shapes.ts';

/** Bytes of the largest picture. */
export const largestAvatar = 2 * 1024 * 1024;
/** Days between asking for an account to be closed and its end. */
export const closingDays = 7;
const row = z.record(z.string(), z.unknown());

/** What a person may do with the own account. Everything but picture and terms needs the companion cookie. */
export const userContract = contract({
  password: {
    method: 'POST',
    path: '/pedestal/user/password',
    summary: 'Changes the password; every session of the account ends, this browser gets a new one.',
    who: 'member',
    input: z.object({ oldPassword: z.string().max(128), newPassword: z.string().max(128) }),
    output: loginResult,
  },
  consent: {
    method: 'POST',
    path: '/pedestal/user/consent',
    summary: 'Agrees to a version of the terms; an empty version withdraws.',
    who: 'member',
    input: z.object({ version: z.string().max(32) }),
    output: z.object({ version: z.string(), time: dateTime }),
  },
  export: {
    method: 'GET',
    path: '/pedestal/user/export',
    summary: 'Everything that the portal holds about this person.',
    who: 'member',
    input: nothing,
    output: z.object({ exportTime: dateTime, person: row, records: z.record(z.string(), z.array(row)) }),
  },
  close: {
    method: 'POST',
    path: '/pedestal/user/close',
    summary: 'Closes the account and deletes what it held, at once or after `closingDays`; the school’s own systems are not touched.',
    who: 'member',
    input: z.object({ password: z.string().max(128).optional(), wait: z.boolean().optional() }),
    output: z.object({ closed: flag, closeTime: dateTime.optional() }),
  },
  keep: {
    method: 'POST',
    path: '/pedestal/user/keep',
    summary: 'Withdraws a closing that still waits.',
    who: 'member',
    input: nothing,
    output: z.object({ kept: flag }),
  },
  stepUp: {
    method: 'POST',
    path: '/pedestal/user/stepUp',
    summary: 'Proves with the password that the person is there: for some minutes this session may reveal what is sensitive.',
    who: 'member',
    input: z.object({ password: z.string().min(1).max(128) }),
    output: z.object({ until: dateTime }),
  },
  preferences: {
    method: 'POST',
    path: '/pedestal/user/preferences',
    summary: 'Sets the page that this person starts on; an empty path means the school’s own.',
    who: 'member',
    input: z.object({
      startPath: z
        .string()
        .regex(/^(\/[\w-]+){0,3}$/)
        .max(100),
    }),
    output: z.object({ startPath: z.string() }),
  },
  uploadAvatar: {
    method: 'POST',
    path: '/pedestal/user/avatar/upload',
    summary: 'A new picture: PNG, JPEG or WebP, at most 2 MB and 4096 px; it is drawn again in 256 and 64 px.',
    who: 'member',
    upload: largestAvatar,
    input: z.object({ file: uploadedFile }),
    output: z.object({ avatar: z.string(), thumb: z.string() }),
  },
});
