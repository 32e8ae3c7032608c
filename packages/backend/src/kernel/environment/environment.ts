import { resolve } from 'node:path';
import { z } from 'zod';
import { withoutCredentials } from '../outgoing/network-range.ts';
import { type AddressRange, loopback, readRanges } from './address-ranges.ts';
import type { Partners } from './partner-settings.ts';
import { partnersOfEnvironment, partnerVariables } from './partner-variables.ts';
import { Problem } from './problem.ts';
import { withSecretFile } from './secret-file.ts';
import type { StoreSettings } from './store-settings.ts';
import { webAddress } from './web-address.ts';

const variables = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a port number')
    .transform(Number)
    .refine((port) => port <= 65_535, 'must be between 0 and 65535')
    .default(8080),
  HOST: z
    .string()
    .regex(/^[\w.:-]{1,253}$/, 'must be an address or a name of this machine, such as 127.0.0.1')
    .optional(),
  PORTICO_DATA: z.string().min(1, 'must name a directory').default('.portico'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/\S+$/, 'must look like postgres://user:password@host:5432/name')
    .optional(),
  PORTICO_PUBLIC_URL: webAddress.optional(),
  PORTICO_DEMO: z.enum(['0', '1'], 'must be 1 (seed the demo schools) or 0').default('0'),
  PORTICO_RATE_SCALE: z
    .string()
    .regex(/^\d+(\.\d+)?$/, 'must be a number such as 1 or 0.5')
    .transform(Number)
    .refine((scale) => scale > 0 && scale <= 1_000_000, 'must be greater than 0')
    .default(1),
  PORTICO_RENDER: z
    .enum(['server', 'browser'], 'must be server (first pages come as HTML, made by the areas) or browser (the frame alone)')
    .default('server'),
  PORTICO_RENDER_BUDGET: z
    .string()
    .regex(/^\d{2,5}$/, 'must be a number of milliseconds from 10 on')
    .transform(Number)
    .default(80),
  PORTICO_LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent').default('info'),
  PORTICO_SECRET_KEY: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9+/]{43}=$/, 'must be 32 bytes in base64 (openssl rand -base64 32)')
    .optional(),
  PORTICO_PROXIES: z
    .string()
    .refine((list) => readRanges(list) !== undefined, 'must be addresses or ranges with commas between them, such as 10.0.0.0/8,192.0.2.7')
    .optional(),
  PORTICO_DRAIN: z
    .string()
    .regex(/^\d{1,3}$/, 'must be a number of seconds')
    .transform(Number)
    .default(0),
  PORTICO_AUDIT_DAYS: z
    .string()
    .regex(/^\d{3,4}$/, 'must be a number of days, at least 180')
    .transform(Number)
    .refine((days) => days >= 180, 'must be at least 180')
    .default(200),
  PORTICO_EXPECT_AREAS: z
    .string()
    .regex(/^[a-z][a-z0-9-]*(,[a-z][a-z0-9-]*)*$/, 'must be the names of areas with commas between them, such as home,news')
    .optional(),
  PORTICO_STORE: z
    .string()
    .regex(/^s3:\/\/[a-z0-9][a-z0-9.-]+(\/[\w./-]*)?(\?\S*)?$/, 'must look like s3://bucket/folder?endpoint=https://store.example')
    .optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  ...partnerVariables,
});
/** Passwords and values that contain one must not be printed. */
const secret = /DATABASE_URL|SECRET|KEY|TOKEN/;

/** The operator's settings, validated and with defaults. */
export interface Environment {
  port: number;
  /** An absolute path. */
  dataDirectory: string;
  /** Absent: the embedded database in the data directory. */
  databaseUrl: string | undefined;
  /** The address that it listens at; absent: every one of this machine. */
  host: string | undefined;
  /** Seconds between a stop signal and the end of listening, for load balancers that ask /readyz. */
  drainSeconds: number;
  /** Proxies whose X-Forwarded-For counts. */
  proxies: readonly AddressRange[];
  /** The portal's public address behind a proxy; no trailing slash. */
  publicUrl: string | undefined;
  demo: boolean;
  /** Multiplies every rate limit. */
  rateScale: number;
  /** Where the first page's content is rendered. */
  render: 'server' | 'browser';
  /** Time in ms that a visitor waits for it; then only the frame is sent. */
  renderBudget: number;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /**
   * 32 bytes in base64 that seal partners' secrets; absent: a key in the data directory. Nodes of one database need the
   * same.
   */
  secretKey: string | undefined;
  /** Areas that must be active before /readyz answers 200. */
  expectedAreas: readonly string[];
  /** An S3 store for builds; absent: only the data directory. */
  store: StoreSettings | undefined;
  /** Retention of the sign-in log in days. */
  auditDays: number;
  /** Partners that sign people in, for schools that have none of their own in the database. */
  partners: Partners;
}

/** Reads the environment. A wrong value throws a Problem; an empty one counts as absent. */
export function readEnvironment(source: Record<string, string | undefined> = process.env): Environment {
  const given = withSecretFile(Object.fromEntries(Object.entries(source).filter(([, value]) => value !== '')));
  const read = variables.safeParse(given);
  if (!read.success) {
    const faults = read.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      const shown = secret.test(name) ? '' : ` (it is ${JSON.stringify(withoutCredentials(given[name] ?? ''))})`;
      return `${name} ${issue.message}${shown}`;
    });
    throw new Problem(`The environment is wrong: ${faults.join('; ')}. Correct it, or unset it to use the default.`);
  }
  const { data } = read;
  return {
    host: data.HOST,
    drainSeconds: data.PORTICO_DRAIN,
    // Without a public address there is no proxy, and a header would be a visitor's own.
    proxies: readRanges(data.PORTICO_PROXIES ?? (data.PORTICO_PUBLIC_URL ? loopback : '')) ?? [],
    port: data.PORT,
    dataDirectory: resolve(data.PORTICO_DATA),
    databaseUrl: data.DATABASE_URL,
    publicUrl: data.PORTICO_PUBLIC_URL?.replace(/\/+$/, ''),
    demo: data.PORTICO_DEMO === '1',
    rateScale: data.PORTICO_RATE_SCALE,
    render: data.PORTICO_RENDER,
    renderBudget: data.PORTICO_RENDER_BUDGET,
    logLevel: data.PORTICO_LOG_LEVEL,
    secretKey: data.PORTICO_SECRET_KEY,
    expectedAreas: data.PORTICO_EXPECT_AREAS?.split(',') ?? [],
    store: data.PORTICO_STORE
      ? { address: data.PORTICO_STORE, accessKeyId: data.AWS_ACCESS_KEY_ID, secretAccessKey: data.AWS_SECRET_ACCESS_KEY }
      : undefined,
    auditDays: data.PORTICO_AUDIT_DAYS,
    partners: partnersOfEnvironment(data),
  };
}
