import { type FirstCall, first, type Layout } from '@portico/area';
import { authContract } from '@portico/contracts';
import type { ComponentType } from 'react';

/** A page of the shell itself. */
export interface ShellPage {
  path: RegExp;
  title: string;
  layout: Layout;
  load: () => Promise<ComponentType>;
  /** What its first screen needs to know. */
  calls?: readonly FirstCall[];
  /** Parts of its code, by name, that the browser fetches together with the page. */
  chunks?: readonly string[];
}

/** The sheet of account and password is the first of the login page; the others come when they are chosen. */
const login = { layout: 'view' as const, calls: [first(authContract.loginBackground)], chunks: ['sign-in', 'sign-in-password'] };

/** The shell's own pages; their code comes when they are opened. */
export const shellPages: readonly ShellPage[] = [
  {
    path: /^\/login\/?$/,
    title: '登录',
    ...login,
    load: () => import(/* webpackChunkName: "sign-in" */ '../sign-in/login-page.tsx').then((page) => page.LoginPage),
  },
  {
    path: /^\/mobile-login\/?$/,
    title: '登录',
    ...login,
    chunks: ['sign-in', 'sign-in-mobile'],
    load: () => import(/* webpackChunkName: "sign-in" */ '../sign-in/mobile-login-page.tsx').then((page) => page.MobileLoginPage),
  },
  {
    path: /^\/(cas|auth|wechat|api)-login\/?$/,
    title: '登录',
    layout: 'view',
    chunks: ['sign-in-return'],
    load: () => import(/* webpackChunkName: "sign-in-return" */ '../sign-in/return-page.tsx').then((page) => page.ReturnPage),
  },
  {
    path: /^\/qr-code-login\/?$/,
    title: '扫码登录',
    layout: 'view',
    chunks: ['sign-in-return'],
    load: () => import(/* webpackChunkName: "sign-in-return" */ '../sign-in/qr-answer-page.tsx').then((page) => page.QrAnswerPage),
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
