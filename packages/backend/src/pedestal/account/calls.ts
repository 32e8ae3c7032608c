import { userContract } from '@portico/contracts';
import { writeTime } from '@portico/contracts/time';
import { eq } from 'drizzle-orm';
import { type ServedCall, serve } from '../../kernel/api/serve.ts';
import { person } from '../../kernel/identity/schema.ts';
import { createAvatarUpload } from '../avatar/upload-avatar.ts';
import type { PedestalContext } from '../context.ts';
import { stepUp } from '../password/step-up.ts';
import { requireCompanion } from '../session/companion.ts';
import { changePassword } from './change-password.ts';
import { closeAccount, keepAccount } from './close-account.ts';
import { readPersonalRecords } from './personal-records.ts';

/** A person's calls about the own account. */
export function accountCalls(services: PedestalContext): ServedCall[] {
  const { database, sessions, now } = services;
  const uploadAvatar = createAvatarUpload(services);

  return serve(userContract, {
    password(input, context) {
      requireCompanion(context);
      return changePassword(services, context, input);
    },
    async consent({ version }, { visitor }) {
      const consentTime = now();
      await database.update(person).set({ consentVersion: version, consentTime }).where(eq(person.id, visitor.person.id));
      sessions.forget();
      return { version, time: writeTime(consentTime) };
    },
    async export(_input, context) {
      requireCompanion(context);
      const { passwordHash: _secret, ...held } = context.visitor.person;
      return { exportTime: writeTime(now()), person: held, records: await readPersonalRecords(database, held.id) };
    },
    close(input, context) {
      requireCompanion(context);
      return closeAccount(services, context, input);
    },
    keep(_input, context) {
      requireCompanion(context);
      return keepAccount(services, context);
    },
    stepUp({ password }, context) {
      requireCompanion(context);
      return stepUp(services, context, password);
    },
    async preferences({ startPath }, { visitor }) {
      await database.update(person).set({ startPath }).where(eq(person.id, visitor.person.id));
      sessions.forget();
      return { startPath };
    },
    uploadAvatar: ({ file }, { visitor }) => uploadAvatar(visitor, file),
  });
}
