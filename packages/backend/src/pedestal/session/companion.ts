import { stepUpRequired } from '../../kernel/api/refusal.ts';
import type { CallContext } from '../../kernel/api/serve.ts';
import type { Member } from '../../kernel/api/visitor.ts';
import { hashCompanion } from './sessions.ts';

/** Account calls need the companion cookie beside the token: a stolen token alone is not enough. */
export function requireCompanion({ visitor, facts }: CallContext<Member>): void {
  if (!facts.companion || hashCompanion(facts.companion) !== visitor.session.companionHash) throw stepUpRequired();
}
