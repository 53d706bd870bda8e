/** Where the phone's share sheet posts a photograph to (the manifest's `share_target`). No page is here. */
export const SHARE_PHOTO_PATH = '/share-photo';

/** The form field its files are in. */
export const SHARE_PHOTO_FIELD = 'photo';

/** What became of a shared photograph: it waits on the device, or why it does not. */
export type SharedPhotoEnd =
  /** It is on the device. */
  | 'waits'
  /** Nothing came with it. */
  | 'none'
  /** Several came at once. */
  | 'many'
  /** It is no picture. */
  | 'other'
  /** It did not fit on the device. */
  | 'no-space'
  /** It reached the server, which takes none: nothing of this site was on the device. */
  | 'not-here';

const ENDS: readonly SharedPhotoEnd[] = ['waits', 'none', 'many', 'other', 'no-space', 'not-here'];

const PREFIX = 'shared-photo-';

/** The fragment that tells a page what became of it; no server sees it. */
export function sharedPhotoFragment(end: SharedPhotoEnd): string {
  return PREFIX + end;
}

/** What such a fragment says; null for any other. */
export function sharedPhotoEnd(fragment: string): SharedPhotoEnd | null {
  return ENDS.find((end) => fragment === sharedPhotoFragment(end)) ?? null;
}
