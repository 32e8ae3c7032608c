/** The registry's addresses that every tab calls: the current plan, and tab reports. */
export const registryPaths = { plan: '/registry/plan', reports: '/registry/reports' } as const;
