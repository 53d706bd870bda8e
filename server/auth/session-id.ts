import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, encoded for a cookie. Only the browser that signed in has it. */
export function newSessionId(): string {
  return randomBytes(32).toString('base64url');
}

/** The form in which the store keeps an id: enough to recognise it, not enough to use it. */
export function hashSessionId(id: string): string {
  return createHash('sha256').update(id).digest('base64url');
}
