/** The only kinds of object, by the extension of their key. */
const TYPES = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
} as const;

export type ObjectType = (typeof TYPES)[keyof typeof TYPES];

/** Lower-case names without dots, so that no key can escape its folder. */
const KEY = /^(?:[a-z0-9-]{1,64}\/){0,3}[a-z0-9-]{1,64}\.(avif|webp|jpg|png)$/;

/** The content type an object with this key is always served with; undefined for an invalid key. */
export function typeOfKey(key: string): ObjectType | undefined {
  const ending = KEY.exec(key)?.[1];
  return ending === undefined ? undefined : TYPES[ending as keyof typeof TYPES];
}

/** Whether keys can begin with this folder, such as "<id>" in "<id>/800.avif". */
export function isFolder(name: string): boolean {
  return /^[a-z0-9-]{1,64}$/.test(name);
}

/** Whatever writes or removes files of a picture, whose folder this is, does it in this turn. */
export function turnOfPicture(id: string): string {
  return `picture ${id}`;
}

const SERVED_UNDER = '/uploads/';

/** The URL path of an object, from the root of the site. */
export function addressOfKey(key: string): string {
  return SERVED_UNDER + key;
}

/** The key of the object at a URL path; undefined for other paths. */
export function keyOfAddress(address: string): string | undefined {
  return address.startsWith(SERVED_UNDER) ? address.slice(SERVED_UNDER.length) : undefined;
}

/** The key of a photo's one file. */
export function keyOfPhoto(id: string): string {
  return `${id}/photo.jpg`;
}
