import type * as z from 'zod/mini';
import { formatTime } from '#app/desk/frame/format-time';

/** Characters of a text that name it. */
const LONGEST = 60;

/** What lists at the desk have in common: testimonials, questions. */
export interface Piece {
  id: string;
  /** ISO 8601; null keeps it back. Empty while a time is being typed. */
  publishAt: string | null;
}

/** The list that was typed, or what is wrong: by the place in the list and the field, "0.quote". */
export function checkedPieces<Value>(schema: z.ZodMiniType<Value>, typed: unknown) {
  const { data = null, error } = schema.safeParse(typed);
  const errors = new Map<string, string>();
  for (const { path, message } of error?.issues ?? []) {
    const key = path.join('.');
    if (!errors.has(key)) errors.set(key, message);
  }
  return { value: data, errors };
}

/** What is wrong with one piece of a list, by its field. */
export function errorsAt(errors: ReadonlyMap<string, string>, place: number): Map<string, string> {
  const start = `${place}.`;
  return new Map(
    [...errors].flatMap(([key, message]) =>
      key.startsWith(start) ? [[key.slice(start.length), message] as const] : [],
    ),
  );
}

/** Whether and since when visitors see something: "From 1 December 2026, 09:00". */
export function publishWords({ publishAt }: Pick<Piece, 'publishAt'>, now: Date): string {
  if (publishAt === null) return 'Kept back';
  if (publishAt === '') return 'At a time that is not given yet';
  return new Date(publishAt) <= now ? 'On the site' : `From ${formatTime(publishAt)}`;
}

/** The beginning of a text, for a line that names it. */
export function shortened(text: string): string {
  const start = text.slice(0, LONGEST).trim();
  return text.length > LONGEST ? `${start}…` : start;
}

/** An instant as a box for date and time shows it, in the device's time zone: "2026-12-01T09:00". */
export function localTime(iso: string | null): string {
  const time = new Date(iso ?? '');
  if (Number.isNaN(time.getTime())) return '';
  const shifted = time.getTime() - time.getTimezoneOffset() * 60_000;
  return new Date(shifted).toISOString().slice(0, 16);
}

/** The instant that such a box says (ISO 8601, UTC); empty while it says none. */
export function instantOf(local: string): string {
  const time = new Date(local);
  return Number.isNaN(time.getTime()) ? '' : time.toISOString();
}
