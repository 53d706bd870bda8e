import type { PageName } from '#domain/site/content/page-words/page-words';

/** A text of a page: where it is in the document, and what the form says of it. */
export interface PageField {
  /** "founders.builder.role", as errors name it. */
  path: string;
  label: string;
  hint?: string;
  /** Lines of the box; left out for a text on one line. */
  rows?: number;
}

/** A picture of a page. */
interface PicturePlace {
  path: 'picture' | 'detail';
  label: string;
  hint?: string;
}

/** A part of the form. */
export interface PageSection {
  title: string;
  pictures?: readonly PicturePlace[];
  fields: readonly PageField[];
}

/** A title and a text below it. */
const titled = (path: string, what: string): readonly PageField[] => [
  { path: `${path}.title`, label: `Title of ${what}` },
  { path: `${path}.text`, label: `Text of ${what}`, rows: 3 },
];

/** The form of a service's page. */
const SERVICE: readonly PageSection[] = [
  {
    title: 'First screen',
    pictures: [{ path: 'picture', label: 'Picture' }],
    fields: [
      { path: 'title', label: 'Title' },
      { path: 'subtitle', label: 'Subtitle' },
    ],
  },
  {
    title: 'On the home page',
    fields: [{ path: 'cardText', label: 'On its card', hint: 'Beside the same picture.', rows: 3 }],
  },
  {
    title: 'Description',
    fields: [
      {
        path: 'description',
        label: 'Description',
        hint: 'A blank line begins a new paragraph; the first is set larger.',
        rows: 8,
      },
    ],
  },
  {
    title: 'Key Features',
    pictures: [{ path: 'detail', label: 'Picture beside them' }],
    fields: [{ path: 'keyFeatures', label: 'Key features', hint: 'Each on a line.', rows: 6 }],
  },
  {
    title: 'Perfect For',
    fields: [
      ...titled('perfectFor.first', 'the first use'),
      ...titled('perfectFor.second', 'the second use'),
      ...titled('perfectFor.third', 'the third use'),
      ...titled('perfectFor.fourth', 'the fourth use'),
    ],
  },
  {
    title: 'Typical Specifications',
    fields: [
      {
        path: 'specifications',
        label: 'Its own specifications',
        hint: 'Each on a line, like “Glazing: Double”. Size, height, insulation, installation and guarantee stand above them.',
        rows: 3,
      },
    ],
  },
];

/** The form of each page, in the order in which visitors read it. */
export const PAGE_SECTIONS: Readonly<Record<PageName, readonly PageSection[]>> = {
  home: [
    {
      title: 'First screen',
      pictures: [
        {
          path: 'picture',
          label: 'Picture',
          hint: 'Cropped around its middle; on wide screens the headline covers its lower left.',
        },
      ],
      fields: [
        { path: 'title', label: 'Headline' },
        { path: 'brief', label: 'On phones', hint: 'The price follows: “…, from £28,000.”' },
        {
          path: 'lead',
          label: 'On wide screens',
          hint: 'The price follows as a sentence of its own.',
          rows: 3,
        },
      ],
    },
  ],
  about: [
    {
      title: 'First screen',
      pictures: [{ path: 'picture', label: 'Picture' }],
      fields: [
        { path: 'title', label: 'Heading' },
        { path: 'lead', label: 'Opening sentence', rows: 3 },
      ],
    },
    {
      title: 'The founders’ story',
      fields: [
        { path: 'story.heading', label: 'Heading of the story' },
        {
          path: 'story.text',
          label: 'Story',
          hint: 'A blank line begins a new paragraph; the first is set larger.',
          rows: 12,
        },
      ],
    },
    {
      title: 'The founders',
      fields: [
        { path: 'founders.heading', label: 'Heading of the founders' },
        { path: 'founders.builder.role', label: 'First founder’s role' },
        { path: 'founders.builder.text', label: 'What the first founder does', rows: 3 },
        { path: 'founders.sales.role', label: 'Second founder’s role' },
        { path: 'founders.sales.text', label: 'What the second founder does', rows: 3 },
      ],
    },
    {
      title: 'Values',
      fields: [
        { path: 'values.heading', label: 'Heading of the values' },
        ...titled('values.first', 'the first value'),
        ...titled('values.second', 'the second value'),
        ...titled('values.third', 'the third value'),
      ],
    },
  ],
  'garden-rooms': SERVICE,
  'garden-offices': SERVICE,
  '3-wall-extensions': SERVICE,
  'dual-purpose': SERVICE,
};
