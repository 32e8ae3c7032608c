import type { RunningPortal } from '@portico/testing/portal';
import type { WindowSize } from './tab.ts';
import { called, type Visitor } from './visitor.ts';

export interface JourneyContext {
  visitor: Visitor;
  portal: RunningPortal;
  size: WindowSize;
  /** The size's own path: '/news', on a phone '/mobile/news'. */
  path(of: string): string;
  /** What this journey makes the browser complain of, on purpose. */
  expectProblems(pattern: RegExp): void;
}

/** What a visitor does, and what must then be true: throws where it is not. */
export type Journey = (context: JourneyContext) => Promise<void>;

export const password = 'Qinghe#2026';

/** Signs in without the login page, from within the browser: it keeps the cookies that only the server may read. */
export async function enterAs(account: string, { visitor, portal }: JourneyContext): Promise<void> {
  // Any address without a page: Firefox shows JSON in a document of its own.
  await visitor.goto(`${portal.url()}/js/robot-sdk.js`);
  await visitor.evaluate(
    async (username: string, secret: string) => {
      const answer = await fetch('/pedestal/auth/cx/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username, password: secret }),
      });
      const { data } = (await answer.json()) as { data: { token: string } };
      // biome-ignore lint/suspicious/noDocumentCookie: CookieStore is missing in one of the browsers
      document.cookie = `token=${data.token}; Path=/; SameSite=Lax`;
    },
    account,
    password,
  );
}

/** Only a member has it. */
export const bellButton = '//button[.//*[normalize-space(.)="消息"]]';

export const mainMenu = (name: string): string => `//nav[@aria-label="主导航"]${called('a', name)}`;

export function must(holds: boolean, message: string): void {
  if (!holds) throw new Error(message);
}
