import { AwsClient } from 'aws4fetch';
import { Problem } from '../../kernel/environment/problem.ts';
import type { StoreSettings } from '../../kernel/environment/store-settings.ts';

/** Where builds are stored beside this node's disk, which is then a cache: any store that speaks S3. */
export interface RemoteStore {
  /** For sentences to operators, without secrets. */
  name: string;
  put(path: string, content: Uint8Array): Promise<void>;
  /** Undefined if the file is missing. */
  get(path: string): Promise<Uint8Array | undefined>;
  remove(path: string): Promise<void>;
}

/** Opens the store of PORTICO_STORE. A store that is not writable is a Problem. */
export async function openRemoteStore({ address, accessKeyId, secretAccessKey }: StoreSettings): Promise<RemoteStore> {
  const { hostname: bucket, pathname, searchParams } = new URL(address);
  const region = searchParams.get('region') ?? 'us-east-1';
  const endpoint = (searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`).replace(/\/+$/, '');
  if (!accessKeyId || !secretAccessKey)
    throw new Problem('PORTICO_STORE names an S3 store: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY for it.');
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 });
  const folder = pathname.replace(/^\/+|\/+$/g, '');
  const addressOf = (path: string) => [endpoint, bucket, ...(folder ? [folder] : []), path].join('/');
  const name = `${endpoint}/${bucket}/${folder}`;
  const ask = async (method: string, path: string, body?: Uint8Array) => {
    const response = await client.fetch(addressOf(path), { method, ...(body && { body: Uint8Array.from(body) }) });
    if (response.ok || (response.status === 404 && method !== 'PUT')) return response;
    throw new Error(`The store ${name} answers ${response.status} to ${method} ${path}: ${(await response.text()).slice(0, 300)}`);
  };
  const store: RemoteStore = {
    name,
    put: async (path, content) => void (await ask('PUT', path, content)),
    async get(path) {
      const response = await ask('GET', path);
      if (response.status !== 404) return new Uint8Array(await response.arrayBuffer());
      await response.body?.cancel();
      return undefined;
    },
    remove: async (path) => void (await ask('DELETE', path)),
  };
  await checkStore(store).catch((error: Error) => {
    throw new Problem(`The store of PORTICO_STORE does not work: ${error.message}`);
  });
  return store;
}

/** Writes, reads and removes a file, as publishing and serving do. */
export async function checkStore(store: RemoteStore): Promise<void> {
  const path = `.check-${crypto.randomUUID()}`;
  const content = Buffer.from(path);
  await store.put(path, content);
  const found = await store.get(path);
  await store.remove(path);
  if (!found || !content.equals(found)) throw new Error(`${store.name} does not give back what was put there.`);
}
