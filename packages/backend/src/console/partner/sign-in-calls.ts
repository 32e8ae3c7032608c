import { signInSettingsContract } from '@portico/contracts/console';
import type { ServedCall } from '../../kernel/api/serve.ts';
import { madeAct } from '../act/acts.ts';
import { serveConsole } from '../act/serve-console.ts';
import type { ConsoleContext } from '../context.ts';
import { readSignIn, saveSignIn } from './save-sign-in.ts';

export function signInCalls(context: ConsoleContext): ServedCall[] {
  const capability = 'partners.change';
  return serveConsole(context, signInSettingsContract, {
    rules: { read: { capability }, save: { capability, act: 'sign-in.save' } },
    handlers: {
      read: (_input, { fid }) => readSignIn(context.database, fid),
      async save({ version, reason, checkOnly = false, school: _school, ...wish }, { school, by }) {
        const { actId, ...done } = await saveSignIn(context, { version, wish }, { school, by, reason, checkOnly });
        return { ...done, ...(await madeAct(context, actId)) };
      },
    },
  });
}
