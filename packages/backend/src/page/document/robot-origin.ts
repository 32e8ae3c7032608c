import { callKey, configContract, type Intelligence } from '@portico/contracts';

/** The host that this page's robot comes from and asks, if the school has put another one in the place of ours. */
export function robotOrigin(answers: Record<string, unknown>): string | undefined {
  const [item] = (answers[callKey(configContract.intelligence, {})] ?? []) as Intelligence[];
  // Nothing that could end the directive passes: an origin holds neither spaces nor semicolons.
  if (!item?.accessToken || !item.sdkUrl || !URL.canParse(item.sdkUrl)) return undefined;
  const { protocol, origin } = new URL(item.sdkUrl);
  return protocol === 'https:' && /^https:\/\/[\w.-]+(:\d+)?$/.test(origin) ? origin : undefined;
}
