import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, written for a cookie. Only the browser that signed in has it. */
export function newSessionId(): string {
  return randomBytes(32).toString('base64url');
}

/** What the store keeps of an id: enough to recognise it, not enough to use it. */
export function hashSessionId(id: string): string {
  return createHash('sha256').update(id).digest('base64url');
}
