import { formatTime } from '#app/desk/frame/format-time';
import type { Piece } from './piece';

/** Whether and since when visitors see something: "From 1 December 2026, 09:00". */
export function publishWords({ publishAt }: Pick<Piece, 'publishAt'>, now: Date): string {
  if (publishAt === null) return 'Kept back';
  if (publishAt === '') return 'At a time that is not given yet';
  return new Date(publishAt) <= now ? 'On the site' : `From ${formatTime(publishAt)}`;
}
