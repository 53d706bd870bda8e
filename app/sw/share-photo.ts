import type { RouteHandlerCallback } from 'serwist';
import { listDesigns } from '#app/offline/designs/design-store';
import { loadDraft } from '#app/offline/drafts/draft-store';
import { keepSharedPhoto } from '#app/offline/garden-photos/shared-photo';
import {
  SHARE_PHOTO_FIELD,
  SHARE_PHOTO_PATH,
  sharedPhotoFragment,
  type SharedPhotoEnd,
} from '#domain/site/share-photo';

/** A photograph from the phone's share sheet, as the manifest's `share_target` says. */
export function isSharedPhoto({ url }: { url: URL }): boolean {
  return url.origin === location.origin && url.pathname === SHARE_PHOTO_PATH;
}

/** Keeps it on the device, also without a signal, and leads to the page that says what became of it. */
export const sharePhoto: RouteHandlerCallback = async ({ request, url }) => {
  const end = await taken(request);
  const page = end === 'waits' && (await mustChoose()) ? '/designs' : '/builder';
  return Response.redirect(new URL(`${page}#${sharedPhotoFragment(end)}`, url), 303);
};

async function taken(request: Request): Promise<SharedPhotoEnd> {
  try {
    const form = await request.formData();
    const files = form.getAll(SHARE_PHOTO_FIELD).filter(isFile);
    const [file] = files;
    if (!file) return 'none';
    if (files.length > 1) return 'many';
    if (!file.type.startsWith('image/')) return 'other';
    await keepSharedPhoto(file);
    return 'waits';
  } catch (error) {
    // Not the form of a share sheet.
    return error instanceof TypeError ? 'none' : 'no-space';
  }
}

/** An empty file field is sent as a file without a name. */
function isFile(value: FormDataEntryValue): value is File {
  return value instanceof File && value.size > 0;
}

/** Whether no room in the builder is meant, but there are designs to choose from. */
async function mustChoose(): Promise<boolean> {
  try {
    const inBuilder = await loadDraft();
    if (inBuilder?.draft.shellSizeId) return false;
    return (await listDesigns()).designs.length > 0;
  } catch {
    // Of a newer version: the builder says so.
    return false;
  }
}
