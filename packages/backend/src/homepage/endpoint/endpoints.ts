import { endpointTimeoutMs, type Plan, type PlannedArea } from '@portico/area';
import { codes, type Envelope, serviceNotBound } from '@portico/contracts';
import { LRUCache } from 'lru-cache';
import { ProtocolFault } from '../../kernel/api/protocol-fault.ts';
import { notInAudience, Refusal, signedOut, stepUpRequired } from '../../kernel/api/refusal.ts';
import type { RequestFacts, Visitor } from '../../kernel/api/visitor.ts';
import { type Circuit, createCircuit } from '../../kernel/outgoing/circuit.ts';
import type { HomepageContext } from '../context.ts';
import { hasModule, requireModule } from '../unit/modules.ts';
import { boundIn } from './bindings.ts';
import { identityOf } from './identity.ts';
import { serviceAddress } from './service-address.ts';
import { askService, type ServiceAnswer, ServiceFailure } from './service-request.ts';

/** A request for an area's own service. */
export interface AskedEndpoint {
  method: string;
  area: string;
  name: string;
  /** The rest of the address: empty, or from a slash or question mark on. */
  rest: string;
  body?: Uint8Array | undefined;
}

interface Asking {
  visitor: Visitor;
  facts: Pick<RequestFacts, 'requestId'>;
  /** This visitor's. */
  plan: Pick<Plan, 'areas' | 'preview'>;
}

export interface Endpoints {
  /**
   * The service's answer in the API's envelope. Business outcomes are returned; a ProtocolFault is thrown for an unknown
   * address or method, and for a service that failed.
   */
  ask(asked: AskedEndpoint, asking: Asking): Promise<Envelope<unknown>>;
}

export const endpointLimits = { failures: 3, rest: 20_000, atOnce: 50 };

/** The services of all areas. Their circuits live until an address changes. */
export function createEndpoints(
  services: Pick<HomepageContext, 'database' | 'schools' | 'log' | 'tokens'>,
  limits = endpointLimits,
): Endpoints {
  const states = new LRUCache<string, { circuit: Circuit; running: number }>({ max: 500 });
  function stateOf(key: string) {
    const state = states.get(key) ?? { circuit: createCircuit(limits), running: 0 };
    states.set(key, state);
    return state;
  }

  const told = new LRUCache<string, true>({ max: 500, ttl: 60_000 });
  /** Once a minute: each visitor of a page asks. */
  function tellUnbound(fid: string, area: string, endpoint: string): void {
    const key = `${fid} ${area} ${endpoint}`;
    if (told.has(key)) return;
    told.set(key, true);
    services.log.warn({ fid, area, endpoint }, 'an endpoint is not bound: portico endpoints bind');
  }

  async function forward(asked: AskedEndpoint, { visitor, facts, plan }: Asking): Promise<Envelope<unknown>> {
    const { area, name } = asked;
    const found = plan.areas.find((each) => each.area === area);
    const declared = found?.endpoints && Object.hasOwn(found.endpoints, name) ? found.endpoints[name] : undefined;
    if (!found || !declared) throw new ProtocolFault(404, '没有这个接口');
    const method = declared.methods.find((each) => each === asked.method);
    if (!method) throw new ProtocolFault(405, '不支持的请求方法', { allow: declared.methods.join(', ') });
    requireCaller(visitor);
    const { school } = visitor;
    // An area that exists only in a preview has no module yet.
    if (plan.preview === undefined || (await hasModule(services, school, area))) await requireModule(services, visitor, area);
    const bound = (await boundIn(services, school)).find((each) => each.area === area && each.name === name);
    if (!bound) {
      tellUnbound(school.fid, area, name);
      throw new Refusal(serviceNotBound, `${found.title}的数据服务在本单位尚未开通，请联系管理员`);
    }
    const address = serviceAddress(bound.address, asked.rest);
    if (!address) throw new ProtocolFault(400, '请求地址无法识别');
    const state = stateOf(`${school.fid} ${area} ${name} ${bound.address}`);
    if (state.running >= limits.atOnce) throw busy(found);
    if (!state.circuit.mayPass()) throw busy(found);
    state.running += 1;
    try {
      const identity = await services.tokens.identity(area, identityOf(visitor));
      const timeoutMs = declared.timeoutMs ?? endpointTimeoutMs;
      const answer = await askService({ address, method, body: asked.body, identity, requestId: facts.requestId, timeoutMs });
      state.circuit.succeeded();
      return envelopeOf(answer, found);
    } catch (error) {
      if (!(error instanceof ServiceFailure)) throw error;
      if (error.kind === 'wrong') state.circuit.succeeded();
      else state.circuit.failed();
      services.log.warn({ fid: school.fid, area, endpoint: name, method, reason: error.message }, 'the service of an area failed');
      throw new ProtocolFault(error.kind === 'late' ? 504 : 502, `${found.title}暂时没有响应，请稍后再试`);
    } finally {
      state.running -= 1;
    }
  }

  return {
    async ask(asked, asking) {
      try {
        return await forward(asked, asking);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return { success: false, code: error.code, msg: error.message, data: null };
      }
    },
  };
}

/** The rules of every call. A guest's page is written before the browser has a token. */
function requireCaller({ school, token, person }: Visitor): void {
  if (token === 'refused' || token === 'unconfirmed') throw signedOut();
  if (school.disabled) throw new Refusal(codes.schoolDisabled, '该单位已停用');
  if (person?.mustChangePassword) throw stepUpRequired();
}

const busy = ({ title }: PlannedArea) => new ProtocolFault(503, `${title}暂时没有响应，请稍后再试`);

function envelopeOf({ status, data, retryAfter }: ServiceAnswer, { title }: PlannedArea): Envelope<unknown> {
  if (status < 300) return { success: true, code: codes.ok, msg: '', data };
  const said = (data as { message?: unknown } | null)?.message;
  const message = typeof said === 'string' && said.trim() !== '' ? said.slice(0, 200) : undefined;
  if (status === 403) throw message ? new Refusal(codes.notInAudience, message) : notInAudience();
  if (status === 404 || status === 410) throw new Refusal(codes.notFound, message ?? '内容不存在或已下架');
  if (status === 409) throw new Refusal(codes.conflict, message ?? '内容已经变化，请刷新后再试');
  if (status === 429) throw new ProtocolFault(429, message ?? `${title}操作过于频繁，请稍后再试`, { 'retry-after': String(retryAfter) });
  throw new Refusal(codes.invalid, message ?? '提交的内容有误');
}

/** The parts of an address below /homepage/areas; undefined for any other. */
export function readEndpointAddress(address: string): Pick<AskedEndpoint, 'area' | 'name' | 'rest'> | undefined {
  const [, area, name, rest] = /^\/homepage\/areas\/([a-z][a-z0-9-]{0,59})\/([a-z][a-z0-9-]{0,59})((?:[/?].*)?)$/s.exec(address) ?? [];
  return area && name && rest !== undefined ? { area, name, rest } : undefined;
}
