import { LIMITS } from '#domain/site/permission/limits';
import { metres } from '#domain/site/permission/rule';
import {
  boundaryAnswer,
  type SHORT_ANSWERS,
  type ShortAnswers,
} from '#domain/site/permission/short-check';
import { estimateWords, permissionChoices, type MeasuredBoundary } from './permission-page';

const near = metres(LIMITS.nearBoundary);

/** The line about planning in the builder, after the height outside. */
export const planningLine = {
  high: (height: string) => `${height} high outside.`,
  place: {
    anywhere: 'Low enough to stand near a boundary.',
    far: `Within ${near} of a boundary you would have to apply.`,
    nowhere: 'You would have to apply wherever it stands.',
    extension: 'Part of the house: other rules apply.',
  },
  check: 'Check yours',
  more: 'More',
} as const;

/** One of the three questions and its answers. */
interface ShortQuestion<Id extends keyof ShortAnswers> {
  readonly id: Id;
  readonly label: string;
  readonly hint?: string;
  readonly options: readonly (readonly [value: keyof (typeof SHORT_ANSWERS)[Id], words: string])[];
}

/** Under the first question, where it was measured in the visitor's own photo. */
export function byPhoto(estimate: MeasuredBoundary): string {
  const isOpen = boundaryAnswer(estimate) === 'unsure';
  return `${estimateWords(estimate)} ${isOpen ? `${near} lie between them: measure it on the ground.` : 'This is an estimate.'}`;
}

/** The dialog behind "Check yours". */
export const shortCheck = {
  title: 'Will it need planning permission?',
  questions: [
    {
      id: 'boundary',
      label: `Is any part of it within ${near} of a boundary?`,
      options: [
        ['far', 'No'],
        ['near', 'Yes'],
        ['unsure', 'Not sure'],
      ],
    } satisfies ShortQuestion<'boundary'>,
    {
      id: 'home',
      label: permissionChoices.home.label,
      options: permissionChoices.home.options,
    } satisfies ShortQuestion<'home'>,
    {
      id: 'land',
      label: 'Is the house listed, or the land designated?',
      hint: 'Designated: a conservation area, National Park, National Landscape (AONB), Broads or World Heritage Site.',
      options: [
        ['none', 'Neither'],
        ['listed', 'Listed'],
        ['designated', 'Designated'],
        ['unsure', 'Not sure'],
      ],
    } satisfies ShortQuestion<'land'>,
  ],
  /** What the verdict takes for granted. */
  granted:
    'For an office, studio or gym behind the house that leaves half of the garden free. Guidance, not a decision: only your council can say for certain.',
  more: 'All the rules, and building regulations',
} as const;
