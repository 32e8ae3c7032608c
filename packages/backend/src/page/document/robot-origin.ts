import { callKey, configContract, type Intelligence } from '@portico/contracts';

/** The host of this page's robot, if the school has replaced ours. */
export function robotOrigin(answers: Record<string, unknown>): string | undefined {
  const [item] = (answers[callKey(configContract.intelligence, {})] ?? []) as Intelligence[];
  // Nothing that could end the directive passes: an origin contains neither spaces nor semicolons.
  if (!item?.accessToken || !item.sdkUrl || !URL.canParse(item.sdkUrl)) return undefined;
  const { protocol, origin } = new URL(item.sdkUrl);
  return protocol === 'https:' && /^https:\/\/[\w.-]+(:\d+)?$/.test(origin) ? origin : undefined;
}
