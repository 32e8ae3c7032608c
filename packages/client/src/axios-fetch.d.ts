declare module 'axios/unsafe/adapters/fetch.js' {
  import type { AxiosAdapter, InternalAxiosRequestConfig } from 'axios';
  export function getFetch(config: InternalAxiosRequestConfig): AxiosAdapter;
}
