import { renderPage, student } from '@portico/testing';
import type { ReactNode } from 'react';
import { consoleServer, plan } from './samples.ts';

// Only tests read this file. jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal = function show() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

type Server = ReturnType<typeof consoleServer>;

/** A page of the console, for the operator of the samples. */
export const showPage = (Page: () => ReactNode, answers: Server = consoleServer(), address = '/console', path?: string) =>
  renderPage(Page, { address, plan, answers, person: student, ...(path && { path }) });

/** What was sent to a call. */
export const asked = (answers: Server, call: string) => answers.asked.filter((each) => each.call.endsWith(call)).map(({ input }) => input);
