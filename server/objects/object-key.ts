/** The only kinds of object there are, by what their key ends in. */
const TYPES = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
} as const;

export type ObjectType = (typeof TYPES)[keyof typeof TYPES];

/** Lower-case names without dots, so that no key can climb out of its folder. */
const KEY = /^(?:[a-z0-9-]{1,64}\/){0,3}[a-z0-9-]{1,64}\.(avif|webp|jpg|png)$/;

/** The type an object of this key is always served with; undefined when it can be no key. */
export function typeOfKey(key: string): ObjectType | undefined {
  const ending = KEY.exec(key)?.[1];
  return ending === undefined ? undefined : TYPES[ending as keyof typeof TYPES];
}
