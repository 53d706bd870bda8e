import { LIMITS } from '#domain/site/permission/limits';
import { metres } from '#domain/site/permission/rule';

/** A question with a few possible answers. */
export interface PermissionChoice {
  readonly label: string;
  readonly hint?: string;
  readonly options: readonly (readonly [value: string, words: string])[];
}

/** The text of /permission. */
export const permissionPage = {
  title: 'Will I need permission?',
  lead: 'A pre-check for a room in your garden, in England. It works without a signal, and nothing you enter leaves this device.',
  guidance:
    'This is guidance, not a decision. Only your council can say for certain, and it may have taken the right away for your house: by an Article 4 direction, or by a condition when the house was built.',
  fromDesign:
    'Filled in from the design in your builder, measured outside: 2.5\u00a0m of height inside is more outside.',
  /** Behind a distance from a photo. */
  estimate: 'This is an estimate: what you measure on the ground and type here counts.',
  leaveOut: 'Leave it out',
  check: 'Check it',
  resultHeading: 'What the rules say',
  planning: 'Planning permission',
  building: 'Building regulations',
  electrics:
    'Electrical work must meet the building regulations in every case. We build to them in every case, too.',
  extension: {
    title: 'An extension is judged by other rules',
    text: 'It is part of the house, so none of the rules for garden buildings apply. Many single-storey extensions are permitted as well, up to 3\u00a0m behind the original rear wall, or 4\u00a0m on a detached house, with limits of their own on height, boundaries and materials. Building regulations always apply. Ask us, or your council, before you plan on it.',
  },
  sourcesRead: (year: string) =>
    `Rules as published, read in ${year}. They change: where a page says otherwise now, the page is right.`,
} as const;

/** A distance to the boundary, and between which two it is, in metres. */
export interface MeasuredBoundary {
  metres: number;
  least: number;
  most: number;
}

/** A distance to the boundary that comes from the visitor's own photo. */
export function estimateWords({ metres: about, least, most }: MeasuredBoundary): string {
  return `By your photo the boundary is about ${metres(about)} away, between ${metres(least)} and ${metres(most)}.`;
}

/** The verdict of each set of rules, in one line. */
export const verdictWords = {
  planning: {
    fine: 'Nothing here speaks against building without an application.',
    ask: 'It is not certain: one point is open.',
    apply: 'You would need to apply for planning permission.',
  },
  building: {
    fine: 'Normally nothing to apply for.',
    ask: 'It is not certain: one point is open.',
    apply: 'The building regulations apply: the work is notified and inspected.',
  },
} as const;

/** The multiple-choice questions. */
export const permissionChoices = {
  building: {
    label: 'What do you plan?',
    options: [
      ['detached', 'A room that stands by itself'],
      ['extension', 'An extension of the house'],
    ],
  },
  use: {
    label: 'What is it for?',
    options: [
      ['incidental', 'Office, studio, gym, hobby'],
      ['sleeping', 'Somebody sleeps in it'],
      ['dwelling', 'A home of its own'],
    ],
  },
  home: {
    label: 'Where do you live?',
    options: [
      ['house', 'In a house'],
      ['flat', 'In a flat or maisonette'],
      ['converted', 'In a converted building'],
    ],
  },
  listed: {
    label: 'Is the house listed?',
    options: [
      ['no', 'No'],
      ['yes', 'Yes'],
    ],
  },
  land: {
    label: 'Is the land designated?',
    hint: 'Your council’s map shows it.',
    options: [
      ['none', 'No'],
      ['conservation', 'Conservation area'],
      ['protected', 'National Park, National Landscape (AONB), Broads or World Heritage Site'],
    ],
  },
  position: {
    label: 'Where will it stand?',
    options: [
      ['behind', 'Behind the house'],
      ['side', 'At its side'],
      ['front', 'In front of it'],
    ],
  },
  roof: {
    label: 'Roof',
    options: [
      ['flat', 'Flat'],
      ['slope', 'One slope'],
      ['dual-pitched', 'Two slopes'],
    ],
  },
  veranda: {
    label: 'Veranda or balcony',
    options: [
      ['no', 'No'],
      ['yes', 'Yes'],
    ],
  },
  nonCombustible: {
    label: 'Built of material that does not burn',
    hint: 'Timber does. It matters close to a boundary.',
    options: [
      ['no', 'No'],
      ['yes', 'Yes'],
    ],
  },
} as const satisfies Record<string, PermissionChoice>;

/** The questions answered with a number. */
export const permissionMeasures = {
  boundary: { label: 'To the nearest boundary', unit: 'm', hint: undefined },
  fromHouse: { label: 'To the house', unit: 'm', hint: undefined },
  height: { label: 'Height outside', unit: 'm', hint: 'From the ground to the top of the roof.' },
  eaves: { label: 'Height of the eaves', unit: 'm', hint: 'The lower edge of the roof.' },
  platform: {
    label: 'Height of decking',
    unit: 'm',
    hint: `0 for none. Up to ${metres(LIMITS.platform)} is within the rules.`,
  },
  footprint: { label: 'Ground it covers', unit: 'm²', hint: undefined },
  floor: { label: 'Floor inside', unit: 'm²', hint: undefined },
  landAround: {
    label: 'Land around the original house',
    unit: 'm²',
    hint: 'The plot without the house as first built. Leave it empty if you do not know.',
  },
  covered: {
    label: 'Extensions, sheds and others',
    unit: 'm²',
    hint: 'What stands on that land already. 0 for nothing.',
  },
} as const satisfies Record<string, { label: string; unit: string; hint: string | undefined }>;

/** A group of related questions. */
interface Group {
  title: string;
  choices: readonly (keyof typeof permissionChoices)[];
  measures: readonly (keyof typeof permissionMeasures)[];
}

/** The questions in the order they are asked; an extension is asked only the first group. */
export const permissionGroups: readonly Group[] = [
  { title: 'The room', choices: ['building', 'use'], measures: [] },
  { title: 'Your home', choices: ['home', 'listed', 'land'], measures: [] },
  { title: 'Where it stands', choices: ['position'], measures: ['boundary', 'fromHouse'] },
  {
    title: 'Its measures',
    choices: ['roof'],
    measures: ['height', 'eaves', 'footprint', 'floor'],
  },
  { title: 'What it is built of', choices: ['nonCombustible', 'veranda'], measures: ['platform'] },
  { title: 'The garden', choices: [], measures: ['landAround', 'covered'] },
];
