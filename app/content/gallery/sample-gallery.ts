import type { GalleryCategoryId } from '#domain/site/gallery/gallery-categories';

export type SampleImage = {
  /** A file in app/media; alt text, size and focal point are in its captions.json. */
  readonly file: string;
  readonly title: string;
  readonly description: string;
  readonly category: GalleryCategoryId;
  /** 1: on the home page (specification §3, Gallery image). */
  readonly featured: 0 | 1;
  /** The code of a design that the builder makes, where the picture shows one. */
  readonly design?: string;
};

type Row = readonly [
  file: string,
  title: string,
  category: GalleryCategoryId,
  featured: 0 | 1,
  text: string,
  design?: string,
];

const ROWS: readonly Row[] = [
  [
    'gallery-04.jpg',
    'Garden room at dusk',
    'garden-rooms',
    1,
    'Folding doors, and lights recessed under the roof edge.',
  ],
  [
    'gallery-02.jpg',
    'Cedar boards and entrance door',
    'garden-rooms',
    1,
    'Vertical western red cedar beside an anthracite frame.',
    // 4.4 m × 3 m, a window and a door, in cedar.
    '1.g.4-1a-4x3.110..rfsc..0qjc0vi',
  ],
  [
    'service-3-wall-extensions.jpg',
    'Three-wall extension on a brick house',
    'extensions',
    0,
    'Dark composite and sliding doors against the back of the house.',
  ],
  [
    'gallery-01.jpg',
    'Composite and cedar corner room',
    'garden-rooms',
    1,
    'Glass on two sides, and a deck that turns the corner with it.',
  ],
  [
    'gallery-03.jpg',
    'Looking out to the garden',
    'garden-rooms',
    1,
    'Wide sliding doors, seen from the sofa.',
  ],
  [
    'service-dual-purpose.jpg',
    'Dual-purpose room with separate store',
    'dual-purpose',
    0,
    'Lounge and gym behind glass; the store has its own solid door.',
  ],
  [
    'gallery-05.jpg',
    'Before: the lawn marked out',
    'before-after',
    0,
    'Four pegs and a string, so that everybody sees the size.',
  ],
  [
    'gallery-06.jpg',
    'After: the finished room',
    'before-after',
    1,
    'The same garden from the same place.',
  ],
  [
    'gallery-07.jpg',
    'Building the frame',
    'construction',
    0,
    'Support pads, floor joists and the first insulated wall panels.',
  ],
  [
    'gallery-08.jpg',
    'Small office with a living roof',
    'garden-offices',
    1,
    'What the neighbours see from upstairs.',
  ],
  [
    'service-garden-offices.jpg',
    'Garden office in dark composite',
    'garden-offices',
    0,
    'A desk, a screen, a bookshelf, and a door to close on them.',
  ],
  [
    'service-garden-rooms.jpg',
    'Garden room in standard timber',
    'garden-rooms',
    0,
    'Folding doors in front, a side entrance, a small composite deck.',
    // 4.4 m × 3 m, a door and patio glass, in standard timber.
    '1.g.4-1a-4x3.011..tfsc..0yl4ux8',
  ],
];

/** The initial content of an empty gallery, in this order. The build tags each as a visualisation. */
export const sampleGallery: readonly SampleImage[] = ROWS.map(
  ([file, title, category, featured, text, design]) => ({
    file,
    title,
    description: text,
    category,
    featured,
    ...(design && { design }),
  }),
);
