import { formatTime } from '#app/desk/frame/format-time';
import type { ContentVersionInfo } from '#domain/order/contracts/admin/content';

/** "24 November 2026, 14:02, by Ann"; empty for what the program came with. */
export function savedWords({ savedAt, by }: Pick<ContentVersionInfo, 'savedAt' | 'by'>): string {
  if (savedAt === null) return '';
  return `${formatTime(savedAt)}, by ${by === 'owner' ? 'the owner' : by}`;
}
