import { hash, verify } from '@node-rs/argon2';

/** argon2id with 19 MiB and two passes (OWASP). */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, strength);

let nobodysHash: Promise<string> | undefined;

/** Without a hash (no such account) it takes as long as with one, and returns false. */
export async function isPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword(crypto.randomUUID());
  const found = await verify(passwordHash ?? (await nobodysHash), password);
  return found && Boolean(passwordHash);
}
