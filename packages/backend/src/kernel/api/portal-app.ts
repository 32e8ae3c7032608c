import type { Hono } from 'hono';
import type { AppEnvironment } from './request-facts.ts';

/** The portal's HTTP application, to which each subject adds its routes. */
export type PortalApp = Hono<AppEnvironment>;
