import * as z from 'zod/mini';
import { safeAddress } from './safe-address';

/** A picture: its alternative text, and its address. */
const PICTURE = /(?<!\\)!\[((?:\\.|[^\]\\])*)\]\(\s*<?([^\s)>]*)[^)]*\)/g;
const LINK = /(?<!\\)\]\(\s*<?([^\s)>]*)/g;

/** The pictures that a Markdown text shows, each where it is. */
export function picturesIn(text: string): { alt: string; src: string }[] {
  return [...text.matchAll(PICTURE)].map(([, alt = '', src = '']) => ({ alt, src }));
}

/** Refuses links that lead nowhere we allow: on the page they would be plain words. */
export const safeLinks = () =>
  z.refine<string>((text) => wrongLink(text) === undefined, {
    error: ({ input }) =>
      `A link leads to “${wrongLink(String(input))}”. Let it lead to a page of this site like /pricing, or to an address that starts with https://, mailto: or tel:`,
  });

/** Refuses pictures that nobody can be told of who does not see them. */
export const describedPictures = () =>
  z.refine<string>((text) => picturesIn(text).every(({ alt }) => alt.trim() !== ''), {
    error: 'Say of each picture what is to be seen in it: it is read to those who cannot see it',
  });

/** An address as it goes into a sentence; undefined where all links are fine. */
function wrongLink(text: string): string | undefined {
  const words = text.replaceAll(PICTURE, '$1');
  const wrong = [...words.matchAll(LINK)]
    .map(([, href = '']) => href)
    .find((href) => safeAddress(href) === null);
  return wrong?.slice(0, 60);
}
