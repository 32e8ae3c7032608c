/// <reference path="./axios-fetch.d.ts" />
import type { AxiosAdapter, AxiosResponse, InternalAxiosRequestConfig } from 'axios';

/**
 * Axios by `fetch`, for answers that arrive in parts and for calls that outlive the page. Few visits need it, so its code
 * is loaded with the first such call.
 */
export const fetchAdapter: AxiosAdapter = async (config: InternalAxiosRequestConfig): Promise<AxiosResponse> => {
  const { getFetch } = await import('axios/unsafe/adapters/fetch.js');
  return getFetch(config)(config);
};
