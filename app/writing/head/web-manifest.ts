import type { SiteContent } from '#domain/site/content/site-content';

/** Longer names are cut off below a phone's icon. */
const LONGEST_SHORT_NAME = 12;

/** What the phone shows when the site is installed: what stands in `manifest.webmanifest`. */
export function webManifest({ facts }: Pick<SiteContent, 'facts'>) {
  const { name } = facts.company;
  return { name, short_name: shortName(name), ...MANIFEST };
}

/** The longest words of a name, side by side, that a phone shows whole; the first of two as long. */
export function shortName(name: string): string {
  const words = name.split(' ');
  const parts = words.flatMap((_word, from) =>
    words.slice(from).map((_next, length) => words.slice(from, from + length + 1).join(' ')),
  );
  const fitting = parts.filter(({ length }) => length <= LONGEST_SHORT_NAME);
  const [first] = fitting.toSorted((one, other) => other.length - one.length);
  return first ?? name.slice(0, LONGEST_SHORT_NAME);
}

const MANIFEST = {
  id: '/',
  description:
    'Design an insulated garden room in the garden it will stand in, with or without signal, and ask for a quote.',
  lang: 'en-GB',
  start_url: '/?source=installed',
  scope: '/',
  display: 'standalone' as const,
  orientation: 'any' as const,
  background_color: '#f8f7f4',
  theme_color: '#f8f7f4',
  categories: ['lifestyle', 'business', 'house & home'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    {
      src: '/icons/icon-maskable-512.png',
      sizes: '512x512',
      type: 'image/png',
      purpose: 'maskable',
    },
  ],
  // Started again, the open window comes to the front, and app/pwa/launch follows what it was started for.
  launch_handler: { client_mode: ['focus-existing' as const, 'auto' as const] },
  // The files of "Save all as a file".
  file_handlers: [{ action: '/designs', accept: { 'application/json': ['.json'] } }],
  // "Share" on a photo, taken by app/sw/share-photo. As in domain/site/share-photo, which the build cannot import here.
  share_target: {
    action: '/share-photo',
    method: 'POST' as const,
    enctype: 'multipart/form-data' as const,
    params: { files: [{ name: 'photo', accept: ['image/*'] }] },
  },
  shortcuts: [
    { name: 'Build your room', short_name: 'Builder', url: '/builder' },
    { name: 'Your quote requests', short_name: 'Requests', url: '/quotes' },
  ],
  screenshots: [
    {
      src: '/screenshots/builder-phone.png',
      sizes: '780x1688',
      type: 'image/png',
      form_factor: 'narrow' as const,
      label: 'Six steps, with the price always in sight',
    },
    {
      src: '/screenshots/builder-desktop.png',
      sizes: '1440x900',
      type: 'image/png',
      form_factor: 'wide' as const,
      label: 'The room builder with its plan and price',
    },
  ],
};
