/**
 * Stands in for the part of react-router that prefetches pages of its own framework. Its Link, which nothing here renders,
 * would bring that part into every first visit.
 */
const unused = undefined;

export { unused as FrameworkContext, unused as mergeRefs, unused as PrefetchPageLinks, unused as usePrefetchBehavior };
