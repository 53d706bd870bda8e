import type { ManifestOptions } from 'vite-plugin-pwa';

/** What the phone shows when the site is installed. */
export const webManifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Modular Garden Rooms',
  short_name: 'Garden Rooms',
  description:
    'Design an insulated garden room in the garden it will stand in, with or without signal, and ask for a quote.',
  lang: 'en-GB',
  start_url: '/?source=installed',
  scope: '/',
  display: 'standalone',
  orientation: 'any',
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
  launch_handler: { client_mode: ['focus-existing', 'auto'] },
  // The files of "Save all as a file".
  file_handlers: [{ action: '/designs', accept: { 'application/json': ['.json'] } }],
  shortcuts: [
    { name: 'Build your room', short_name: 'Builder', url: '/builder' },
    { name: 'Your quotes', short_name: 'Quotes', url: '/quotes' },
  ],
  screenshots: [
    {
      src: '/screenshots/builder-phone.png',
      sizes: '780x1688',
      type: 'image/png',
      form_factor: 'narrow',
      label: 'Six steps, with the price always in sight',
    },
    {
      src: '/screenshots/builder-desktop.png',
      sizes: '1440x900',
      type: 'image/png',
      form_factor: 'wide',
      label: 'The room builder with its plan and price',
    },
  ],
};
