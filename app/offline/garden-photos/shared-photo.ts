import * as z from 'zod/mini';
import { announce } from '#app/offline/coordination/announce';
import { inTransaction } from '#app/offline/storage/transaction';
import { readMeta, writeMeta } from '#app/offline/storage/meta';

/** In `meta`: a photograph that another app has shared with this one, as it came. */
const KEY = 'shared-photo';

const sharedSchema = z.object({
  name: z.string(),
  type: z.string(),
  content: z.instanceof(ArrayBuffer),
});

/** Keeps a shared photograph until a design takes it, in place of any before it. @throws the browser's DOMException when it does not fit */
export async function keepSharedPhoto(file: File): Promise<void> {
  const { name, type } = file;
  const shared: z.infer<typeof sharedSchema> = { name, type, content: await file.arrayBuffer() };
  await writeMeta(KEY, shared);
  announce('garden-photos');
}

/** The photograph that waits; null where none does. */
export async function readSharedPhoto(): Promise<File | null> {
  const shared = z.safeParse(sharedSchema, await readMeta(KEY));
  if (!shared.success) return null;
  const { name, type, content } = shared.data;
  return new File([content], name, { type });
}

/** It has been taken, or nobody wants it. */
export async function dropSharedPhoto(): Promise<void> {
  await inTransaction('meta', 'readwrite', (store) => store.delete(KEY));
  announce('garden-photos');
}
