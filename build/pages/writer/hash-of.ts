import { createHash } from 'node:crypto';

/** Short, and still nothing that two texts have in common. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 20);
}
