import { addGalleryImage, requestUploadAddress } from '#app/api/desk/gallery-admin';
import { sendFile } from '#app/api/desk/send-file';
import { asAdmin } from '#app/desk/frame/sign-in/sign-in-again';
import type { QueuedUpload } from './upload-queue';

interface UploadOptions {
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/**
 * The three steps of an upload (specification §7). If the session ends between them, the administrator is
 * asked to sign in on the spot; if the upload address is lost halfway, a retry requests a new one.
 *
 * @throws HttpError, StorageError, TypeError without a connection; the signal's reason
 */
export async function uploadPhoto(
  { file, words }: Pick<QueuedUpload, 'file' | 'words'>,
  { signal, onProgress }: UploadOptions,
): Promise<void> {
  const address = await asAdmin(() => requestUploadAddress(file, signal));
  await sendFile(address, file, { signal, onProgress });
  const [objectPath = ''] = address.split('?');
  await asAdmin(() => addGalleryImage({ ...words, objectPath }, signal));
}
