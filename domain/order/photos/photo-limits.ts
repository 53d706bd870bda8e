/** How many photos go with one question. */
export const MOST_PHOTOS = 8;

/** How many photos of a homeowner we keep for one request: ten questions full of them. */
export const MOST_PHOTOS_OF_REQUEST = 80;

/** Devices make photos this long at most before they keep or send them, in pixels: enough to see a gate's width. */
export const LONGEST_PHOTO_SIDE = 2048;

/** The largest photo that is sent, in bytes. One of `LONGEST_PHOTO_SIDE` has about 0.7 MB. */
export const MOST_SENT_PHOTO_BYTES = 4 * 1024 * 1024;

/** Photos travel in parts of this many bytes: a lost connection costs no more than one of them. */
export const PHOTO_PART_BYTES = 128 * 1024;
