/** The registry's addresses that every tab asks: the plan as it is now, and where tabs report to. */
export const registryPaths = { plan: '/registry/plan', reports: '/registry/reports' } as const;
