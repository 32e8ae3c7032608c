export {
  keepPreviousData,
  type QueryClient,
  QueryClientProvider,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export { type Client, type ClientCall, createClient, sendCall } from './create-client.ts';
export { networkTransport } from './network-transport.ts';
export { errorKind, type PortalError, type PortalErrorKind, plainMessage, portalError } from './portal-error.ts';
export { createQueryClient, prefetch, storeRefusal } from './query-client.ts';
export { type CallOptions, type ClientSettings, setTransport, type Transport } from './transport.ts';
