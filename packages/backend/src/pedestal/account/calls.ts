import { userContract } from '@portico/contracts';
import { eq } from 'drizzle-orm';
import { type ServedCall, serve } from '../../kernel/api/serve.ts';
import { writeTime } from '../../kernel/clock/clock.ts';
import type { Workshop } from '../../services.ts';
import { createAvatarUpload } from '../avatar/upload-avatar.ts';
import { requireCompanion } from '../sign-in/companion.ts';
import { person } from '../sign-in/schema.ts';
import { changePassword } from './change-password.ts';
import { closeAccount } from './close-account.ts';
import { readPersonalRecords } from './personal-records.ts';

/** What a person does with the own account. */
export function accountCalls(workshop: Workshop): ServedCall[] {
  const { database, sessions, now } = workshop;
  const uploadAvatar = createAvatarUpload(workshop);

  return serve(userContract, {
    password(input, context) {
      requireCompanion(context);
      return changePassword(workshop, context, input);
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
      return closeAccount(workshop, context, input);
    },
    uploadAvatar: ({ file }, { visitor }) => uploadAvatar(visitor, file),
  });
}
