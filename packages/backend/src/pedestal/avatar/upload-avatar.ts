import { randomBytes } from 'node:crypto';
import { codes, largestAvatar } from '@portico/contracts';
import { and, eq, ne } from 'drizzle-orm';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { invalid, Refusal } from '../../kernel/api/refusal.ts';
import type { Member } from '../../kernel/api/visitor.ts';
import { person } from '../../kernel/identity/schema.ts';
import type { PedestalContext } from '../context.ts';
import { avatarSizes, drawAvatar } from './draw-avatar.ts';
import { avatar } from './schema.ts';

const maxPerHour = 10;
const types = new Set(['image/png', 'image/jpeg', 'image/webp']);

export const avatarAddress = (name: string, size: number): string => `/avatars/${name}-${size}.webp`;

/** Handles picture uploads; one for each node, since it counts uploads in memory. */
export function createAvatarUpload({ database, environment, sessions, now }: PedestalContext) {
  const uploads = new RateLimiterMemory({ points: Math.max(1, Math.round(maxPerHour * environment.rateScale)), duration: 3_600 });

  return async (visitor: Member, file: File): Promise<{ avatar: string; thumb: string }> => {
    if (!types.has(file.type)) throw invalid('请上传 PNG、JPEG 或 WebP 格式的图片');
    if (file.size > largestAvatar) throw invalid('图片不能超过 2 MB');
    const personId = visitor.person.id;
    await uploads.consume(personId).catch(() => {
      throw new Refusal(codes.tooMany, '头像更换过于频繁，请一小时后再试');
    });
    const drawn = await drawAvatar(new Uint8Array(await file.arrayBuffer()));
    // Nothing of the file's own name, and not guessable.
    const name = randomBytes(16).toString('hex');
    const [large, small] = avatarSizes;
    await database.transaction(async (transaction) => {
      // First, because it serialises uploads of one person: each deletes its predecessor's files.
      await transaction
        .update(person)
        .set({ avatar: avatarAddress(name, large) })
        .where(eq(person.id, personId));
      await transaction.insert(avatar).values(drawn.map(({ size, content }) => ({ name, size, personId, content, time: now() })));
      await transaction.delete(avatar).where(and(eq(avatar.personId, personId), ne(avatar.name, name)));
    });
    sessions.forget();
    return { avatar: avatarAddress(name, large), thumb: avatarAddress(name, small) };
  };
}
