import { z } from 'zod';

/** The names by which registry and tools speak of areas, builds and schools. */
export const areaId = z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'must be kebab-case');
export const buildId = z.string().regex(/^[0-9a-f]{12}$/, 'must be 12 hexadecimal digits');
export const fid = z.string().min(1).max(64);
