import * as z from 'zod/mini';
import { announce } from '#app/offline/coordination/announce';
import { inTransaction } from '#app/offline/storage/transaction';
import { draftSchema } from '#domain/design/draft/draft';

const KEY = 'visualisation';

const visualisationSchema = z.object({
  schema: z.literal(1),
  /** Whose photo it was made of: `IN_BUILDER`, or the id of a named design. */
  of: z.string(),
  /** The design that it shows. */
  draft: draftSchema,
  /** Milliseconds since 1970. */
  madeAt: z.int(),
  /** Whether pegs told its size, or somebody's eye. */
  isPegged: z.boolean(),
  /** The photo with the room in it, and without: JPEGs that this device has made. */
  withRoom: z.instanceof(ArrayBuffer),
  without: z.instanceof(ArrayBuffer),
});

/** The room in a photo of the garden as it may go into the PDF and with a request. */
export type Visualisation = z.infer<typeof visualisationSchema>;

/**
 * Keeps one in place of the one before.
 *
 * @throws the browser's DOMException when storage is full or refused
 */
export async function keepVisualisation(made: Omit<Visualisation, 'schema'>): Promise<void> {
  await inTransaction('meta', 'readwrite', (store) => store.put({ ...made, schema: 1 }, KEY));
  announce('garden-photos');
}

/** Null where there is none that this version can read. */
export async function readVisualisation(): Promise<Visualisation | null> {
  const row = await inTransaction('meta', 'readonly', (store) => store.get(KEY));
  return z.safeParse(visualisationSchema, row).data ?? null;
}

/** Forgets it, if it was made of this owner's photo. */
export async function dropVisualisation(of: string): Promise<void> {
  if ((await readVisualisation())?.of !== of) return;
  await inTransaction('meta', 'readwrite', (store) => store.delete(KEY));
}
