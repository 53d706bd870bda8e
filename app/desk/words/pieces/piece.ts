import type * as z from 'zod/mini';

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
