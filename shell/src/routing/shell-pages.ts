import { type FirstCall, first, type Layout, type ShellPath, withoutSlash } from '@portico/area';
import { authContract, configContract } from '@portico/contracts';
import type { ComponentType } from 'react';

/** A page of the shell. */
export interface ShellPage {
  title: string;
  layout: Layout;
  load: () => Promise<ComponentType>;
  /** The facts that its first screen needs. */
  calls?: readonly FirstCall[];
  /** Code chunks that the browser loads together with the page, by name. */
  chunks?: readonly string[];
}

/** The form for account and password is the login page's first; the others load when they are selected. */
const login = { title: '登录', layout: 'view' as const, calls: [first(authContract.loginBackground)] };

const returned: ShellPage = {
  title: '登录',
  layout: 'view',
  chunks: ['sign-in-return'],
  load: () => import(/* webpackChunkName: "sign-in-return" */ '../sign-in/return-page.tsx').then((page) => page.ReturnPage),
};

const terms = (title: string, sign: string): ShellPage => ({
  title,
  layout: 'view',
  chunks: ['terms'],
  calls: [first(configContract.content, { sign })],
  load: () => import(/* webpackChunkName: "terms" */ '../pages/terms-page.tsx').then((page) => page.TermsPage),
});

/** The shell's own pages; their code loads when they are opened. */
const shellPages: Readonly<Record<ShellPath, ShellPage>> = {
  '/login': {
    ...login,
    chunks: ['sign-in', 'sign-in-password'],
    load: () => import(/* webpackChunkName: "sign-in" */ '../sign-in/login-page.tsx').then((page) => page.LoginPage),
  },
  '/mobile-login': {
    ...login,
    chunks: ['sign-in', 'sign-in-mobile'],
    load: () => import(/* webpackChunkName: "sign-in" */ '../sign-in/mobile-login-page.tsx').then((page) => page.MobileLoginPage),
  },
  '/cas-login': returned,
  '/auth-login': returned,
  '/wechat-login': returned,
  '/api-login': returned,
  '/qr-code-login': {
    title: '扫码登录',
    layout: 'view',
    chunks: ['sign-in-return'],
    load: () => import(/* webpackChunkName: "sign-in-return" */ '../sign-in/qr-answer-page.tsx').then((page) => page.QrAnswerPage),
  },
  '/logout': {
    title: '退出登录',
    layout: 'view',
    load: () => import(/* webpackChunkName: "sign-in" */ '../sign-in/logout-page.tsx').then((page) => page.LogoutPage),
  },
  '/user-agreement': terms('用户协议', 'user-agreement'),
  '/privacy-policy': terms('隐私政策', 'privacy-policy'),
  '/error': {
    title: '出错了',
    layout: 'view',
    load: () => import(/* webpackChunkName: "error" */ '../pages/error-page.tsx').then((page) => page.ErrorPage),
  },
  '/mobile/no-permission': {
    title: '没有访问权限',
    layout: 'view',
    load: () => import(/* webpackChunkName: "error" */ '../pages/no-permission-page.tsx').then((page) => page.NoPermissionPage),
  },
  '/outside-chain': {
    title: '离开本站',
    layout: 'default',
    load: () => import(/* webpackChunkName: "outside" */ '../pages/outside-chain-page.tsx').then((page) => page.OutsideChainPage),
  },
  '/iframe': {
    title: '',
    layout: 'default',
    load: () => import(/* webpackChunkName: "outside" */ '../pages/iframe-page.tsx').then((page) => page.IframePage),
  },
};

/** The shell's own page at an address, if there is one. */
export const shellPageAt = (pathname: string): ShellPage | undefined =>
  (shellPages as Readonly<Record<string, ShellPage>>)[withoutSlash(pathname)];

/** The code of the pages that stand in for others. */
export const standInChunks = ['error'] as const;

/** Replaces an area's page whose module is in maintenance, with that page's title and layout. */
export const loadMaintenance = () =>
  import(/* webpackChunkName: "error" */ '../pages/maintenance-page.tsx').then((page) => page.MaintenancePage);

export const loadNotFound = () => import(/* webpackChunkName: "error" */ '../pages/not-found-page.tsx').then((page) => page.NotFoundPage);
