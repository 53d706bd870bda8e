import { HttpError } from '#app/api/http';

/** Further details for whoever signs in; undefined for a password that is simply wrong. */
export function problemOf(error: Error | null): string | undefined {
  if (error === null) return undefined;
  // The browser's words for "closed, or none here" tell nobody anything.
  if (error.name === 'NotAllowedError') return 'No passkey was used. Try again, or another way.';
  if (error.name === 'InvalidStateError') return 'This device has a passkey for you already.';
  if (error.name === 'SecurityError') return 'Passkeys do not work at this address of the site.';
  if (!(error instanceof HttpError)) return 'The server cannot be reached. Try again in a moment.';
  if (error.apiError?.code === 'invalid_password') return undefined;
  return error.apiError?.error ?? 'The server did not answer as it should. Try again in a moment.';
}
