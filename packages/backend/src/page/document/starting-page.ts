import { html } from 'hono/html';

/** Seconds after which the page asks again. */
export const againAfterSeconds = 2;

/** In place of a page whose area is not active yet, during a portal's first start. It asks again by itself. */
export const startingPage = () =>
  html`<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="refresh" content="${againAfterSeconds}"><title>正在启动</title><main><h1>正在启动</h1><p>网站正在启动，页面稍后会自动打开。</p></main></html>`;
