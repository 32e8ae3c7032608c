import { stepUpRequired } from '../../kernel/api/refusal.ts';
import type { CallContext } from '../../kernel/api/serve.ts';
import type { Member } from '../../kernel/api/visitor.ts';
import { hashCompanion } from './sessions.ts';

/** What concerns the account itself needs the companion cookie beside the token: a stolen token alone opens none of it. */
export function requireCompanion({ visitor, facts }: CallContext<Member>): void {
  if (!facts.companion || hashCompanion(facts.companion) !== visitor.session.companionHash) throw stepUpRequired();
}
