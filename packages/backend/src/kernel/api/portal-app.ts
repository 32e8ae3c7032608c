import type { Hono } from 'hono';
import type { AppEnvironment } from './request-facts.ts';

/** The portal's HTTP application, onto which each subject puts its routes. */
export type PortalApp = Hono<AppEnvironment>;
