import * as z from 'zod/mini';
import { deskVisitsSchema } from '#domain/order/contracts/admin/order';
import { deskQuoteRequestSchema } from '#domain/order/contracts/admin/desk-quote-request';
import { followViewSchema } from '#domain/order/contracts/follow';
import { loggedCallSchema } from '#domain/order/history/calls';

/** A day of visits that is on this device, with all that is read on the way. */
export const keptDaySchema = z.object({
  /** In England: "2026-12-01". */
  day: z.iso.date(),
  /** When our server said so. */
  keptAt: z.iso.datetime(),
  ...deskVisitsSchema.shape,
  /** By request. */
  requests: z.record(
    z.string(),
    z.object({ stored: deskQuoteRequestSchema, follow: followViewSchema }),
  ),
});

export type KeptDay = z.infer<typeof keptDaySchema>;

/** A note about a visit, or a call, that our server does not have yet. */
export const visitNoteSchema = z.object({
  /** Becomes the Idempotency-Key, so that it is taken once. */
  id: z.uuid(),
  requestId: z.uuid(),
  text: z.string(),
  /** The call that it logs. */
  call: z.optional(loggedCallSchema),
  /** When it was begun. */
  at: z.iso.datetime(),
  /** `photos`: our server has the note, and not yet all of its photos. */
  state: z.enum(['draft', 'waiting', 'photos', 'refused']),
  /** Those that have not arrived, as `NewPhoto` makes them. */
  photos: z.array(
    z.object({ id: z.uuid(), content: z.instanceof(ArrayBuffer), sha256: z.string() }),
  ),
  /** Why it was refused, in the server's words. */
  problem: z.string(),
});

export type VisitNote = z.infer<typeof visitNoteSchema>;
