import { type AreaManifest, endpointPath } from '@portico/area';
import { type PortalError, portalError } from '@portico/client';
import { type Contract, codes, serviceNotBound } from '@portico/contracts';
import { type FakeHandlers, type FakeServer, fakeServer } from './fake-server.ts';

/**
 * The area's own service in a test, as the portal answers for it. It throws at once where the contract has a call that
 * no endpoint of the manifest declares: the portal would answer 404 or 405.
 */
export function fakeService<T extends Contract>(area: AreaManifest, contract: T, handlers: FakeHandlers<T>): FakeServer {
  const endpoints = Object.entries(area.endpoints ?? {});
  for (const [name, { method, path }] of Object.entries(contract)) {
    const found = endpoints.find(([endpoint]) => `${path}/`.startsWith(`${endpointPath(area.id, endpoint)}/`));
    if (!found) throw new Error(`${name} asks for ${path}, and no endpoint of ${area.id} is declared there.`);
    if (!found[1].methods.includes(method)) throw new Error(`${name} is a ${method}, which the endpoint ${found[0]} does not declare.`);
  }
  return fakeServer(contract, handlers);
}

/** What the portal answers where the service does not. Throw one in a handler. */
export const serviceFailures = {
  /** No operator has bound the endpoint in this school. */
  notBound: (): PortalError => portalError('forbidden', '数据服务在本单位尚未开通，请联系管理员', { code: serviceNotBound }),
  /** Late, unreachable, garbage, or too long. */
  failed: (): PortalError => portalError('failed', '暂时没有响应，请稍后再试', { code: codes.failed, status: 502 }),
};
