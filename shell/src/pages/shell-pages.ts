import type { Layout } from '@portico/area';
import type { ComponentType } from 'react';

/** A page of the shell itself. */
export interface ShellPage {
  path: RegExp;
  title: string;
  layout: Layout;
  load: () => Promise<ComponentType>;
}

/** The shell's own pages; their code comes when they are opened. */
export const shellPages: readonly ShellPage[] = [
  {
    path: /^\/login\/?$/,
    title: '登录',
    layout: 'view',
    load: () => import(/* webpackChunkName: "sign-in" */ '../sign-in/login-page.tsx').then((page) => page.LoginPage),
  },
  {
    path: /^\/logout\/?$/,
    title: '退出登录',
    layout: 'view',
    load: () => import(/* webpackChunkName: "sign-in" */ '../sign-in/logout-page.tsx').then((page) => page.LogoutPage),
  },
  {
    path: /^\/error\/?$/,
    title: '出错了',
    layout: 'view',
    load: () => import(/* webpackChunkName: "error" */ './error-page.tsx').then((page) => page.ErrorPage),
  },
  {
    path: /^\/mobile\/no-permission\/?$/,
    title: '没有访问权限',
    layout: 'view',
    load: () => import(/* webpackChunkName: "error" */ './no-permission-page.tsx').then((page) => page.NoPermissionPage),
  },
  {
    path: /^\/outside-chain\/?$/,
    title: '离开本站',
    layout: 'default',
    load: () => import(/* webpackChunkName: "outside" */ './outside-chain-page.tsx').then((page) => page.OutsideChainPage),
  },
  {
    path: /^\/iframe\/?$/,
    title: '',
    layout: 'default',
    load: () => import(/* webpackChunkName: "outside" */ './iframe-page.tsx').then((page) => page.IframePage),
  },
];

/** Stands in the place of an area's page whose module is in maintenance, under that page's title and layout. */
export const loadMaintenance = () => import(/* webpackChunkName: "error" */ './maintenance-page.tsx').then((page) => page.MaintenancePage);

export const loadNotFound = () => import(/* webpackChunkName: "error" */ './not-found-page.tsx').then((page) => page.NotFoundPage);
