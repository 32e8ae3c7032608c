import { AuthorizationResponseError, ClientError, ResponseBodyError, WWWAuthenticateChallengeError } from 'openid-client';
import { PartnerFault } from '../partner/partner-request.ts';

/** Why a provider could not be used, for the log: its own message if it gave one. Undefined for a fault of ours. */
export function providerFault(error: unknown): string | undefined {
  if (error instanceof PartnerFault) return error.message;
  if (error instanceof ResponseBodyError || error instanceof AuthorizationResponseError) {
    return [error.error, error.error_description].filter(Boolean).join(': ');
  }
  if (error instanceof WWWAuthenticateChallengeError) return `status ${error.status}`;
  if (error instanceof ClientError) return error.cause instanceof PartnerFault ? error.cause.message : error.message;
  return undefined;
}

/** The provider is there and refuses this code: it is wrong, used or too old. */
export const isRefusedCode = (error: unknown): boolean => error instanceof ResponseBodyError && error.error === 'invalid_grant';
