import { NO_ROOM, StorageError } from '#app/api/desk/send-file';
import { HttpError } from '#app/api/http';
import { galleryAdmin } from '#app/content/gallery/gallery-admin';
import { UnusablePictureError } from '#app/pwa/photos/redrawn';
import { PICTURE_REFUSALS } from '#domain/site/gallery/image-limits';

/** Why a picture was not uploaded, or a change not saved. */
export interface Problem {
  /** What the server or this browser says, or that there is no connection. */
  reason: string;
  /** Whether the same may pass another time. */
  mayPass: boolean;
}

export function problemOf(error: unknown): Problem {
  return { reason: reasonOf(error), mayPass: mayPass(error) };
}

function reasonOf(error: unknown): string {
  const { storageFailed, noRoom, noConnection } = galleryAdmin.upload;
  if (error instanceof UnusablePictureError) return error.message;
  if (error instanceof StorageError)
    return error.reason ?? (error.status === NO_ROOM ? noRoom : storageFailed);
  if (error instanceof HttpError) return error.apiError?.error ?? error.message;
  return noConnection;
}

/** An upload address that is used, out of date or swept is no matter: every try asks for a new one. */
function mayPass(error: unknown): boolean {
  if (error instanceof UnusablePictureError) return false;
  if (!(error instanceof StorageError || error instanceof HttpError)) return true;
  const fields = error instanceof HttpError ? error.apiError?.fields : undefined;
  const areWordsWrong = fields !== undefined && !('objectPath' in fields);
  return !areWordsWrong && !PICTURE_REFUSALS.includes(error.status ?? 0);
}
