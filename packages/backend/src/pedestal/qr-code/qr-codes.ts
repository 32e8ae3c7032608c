import { randomBytes } from 'node:crypto';
import { codes, type QrCodeScene, type QrCodeState } from '@portico/contracts';
import { dayjs } from '@portico/contracts/time';
import { and, eq, gt, lt, or } from 'drizzle-orm';
import { deviceName } from '../../kernel/api/device-name.ts';
import { Refusal } from '../../kernel/api/refusal.ts';
import type { CallContext } from '../../kernel/api/serve.ts';
import type { Member } from '../../kernel/api/visitor.ts';
import { qrPicture } from '../../kernel/file/qr-picture.ts';
import { fingerprint } from '../../kernel/secret/fingerprint.ts';
import type { PedestalContext } from '../context.ts';
import { knownBrowser, markBrowser } from '../flow/browser-nonce.ts';
import { personById } from '../people/people.ts';
import { originOf } from '../session/addresses.ts';
import { requireCompanion } from '../session/companion.ts';
import { enter } from '../session/enter.ts';
import { qrCode } from './schema.ts';

/** Seconds. */
const validForSeconds = 120;
/** Seconds that a person has to answer after scanning. */
const answerWithin = 60;
const gone = () => new Refusal(codes.notFound, '二维码已失效，请在电脑上刷新后重新扫码');

const running = ({ now }: PedestalContext, { visitor }: CallContext, sceneId: string) =>
  and(eq(qrCode.sceneHash, fingerprint(sceneId)), eq(qrCode.fid, visitor.school.fid), gt(qrCode.expireTime, now()));

/** Creates a code for this browser only. */
export async function makeQrCode(services: PedestalContext, { visitor, facts }: CallContext): Promise<QrCodeScene> {
  const { database, environment, now } = services;
  const sceneId = randomBytes(16).toString('base64url');
  await database.delete(qrCode).where(lt(qrCode.expireTime, now()));
  await database.insert(qrCode).values({
    sceneHash: fingerprint(sceneId),
    fid: visitor.school.fid,
    browserHash: markBrowser(environment, facts),
    device: deviceName(facts.userAgent),
    ip: facts.address,
    expireTime: dayjs(now()).add(validForSeconds, 'second').toDate(),
  });
  const qrContent = `${originOf(visitor.school, environment)}/qr-code-login?scene=${sceneId}`;
  return { sceneId, qrContent, picture: await qrPicture(qrContent), expiresIn: validForSeconds };
}

/** The state of a code. For every other browser the code does not exist. The sign-in is returned once. */
export async function qrCodeState(services: PedestalContext, context: CallContext, sceneId: string): Promise<QrCodeState> {
  const { database } = services;
  const mine = and(running(services, context, sceneId), eq(qrCode.browserHash, knownBrowser(context.facts) ?? ''));
  const [row] = await database.select().from(qrCode).where(mine);
  if (!row) return { status: 'expired' };
  if (row.status === 'waiting' || row.status === 'rejected') return { status: row.status };
  const who = await personById(database, context.visitor.school, row.personId ?? '');
  if (!who) return { status: 'expired' };
  if (row.status === 'scanned') return { status: 'scanned', nickname: who.name };
  const [taken] = await database
    .delete(qrCode)
    .where(and(mine, eq(qrCode.status, 'confirmed')))
    .returning();
  if (!taken) return { status: 'expired' };
  const { result } = await enter(services, context, { who, method: 'qrcode', startedHere: true });
  return { status: 'confirmed', nickname: who.name, result };
}

/** A phone has scanned the code: it is bound to its person, who sees the request. */
export async function scanQrCode(services: PedestalContext, context: CallContext<Member>, sceneId: string) {
  const { database, now } = services;
  const { school, person } = context.visitor;
  const free = or(eq(qrCode.status, 'waiting'), and(eq(qrCode.status, 'scanned'), eq(qrCode.personId, person.id)));
  const [row] = await database
    .update(qrCode)
    .set({ status: 'scanned', personId: person.id, expireTime: dayjs(now()).add(answerWithin, 'second').toDate() })
    .where(and(running(services, context, sceneId), free))
    .returning();
  if (!row) throw gone();
  const sameNetwork = row.ip === context.facts.address;
  const place = sameNetwork ? `与本机相同的网络（${row.ip}）` : `其他网络（${row.ip}）`;
  return { unitName: school.unitName, device: row.device, ip: row.ip, place, sameNetwork, expiresIn: answerWithin };
}

export async function answerQrCode(
  services: PedestalContext,
  context: CallContext<Member>,
  { sceneId, accept }: { sceneId: string; accept: boolean },
): Promise<{ status: 'confirmed' | 'rejected' }> {
  requireCompanion(context);
  const { person } = context.visitor;
  const status = accept ? 'confirmed' : 'rejected';
  const [row] = await services.database
    .update(qrCode)
    .set({ status })
    .where(and(running(services, context, sceneId), eq(qrCode.status, 'scanned'), eq(qrCode.personId, person.id)))
    .returning();
  if (!row) throw gone();
  services.log.info({ requestId: context.facts.requestId, personId: person.id, status }, 'QR code answered');
  return { status };
}
