import * as z from 'zod/mini';
import type { OpeningKind } from '#domain/room/geometry/openings/placement';
import type { PricingConfiguration } from './configuration';

/** What a room has a number of, or one or none, with everything there is to say about it. */
export interface Count {
  /** "Windows". */
  readonly label: string;
  /** One of them in a list, "window", with an s for more. Absent where a room has one or none. */
  readonly noun?: string;
  /** Specification §5. */
  readonly min: number;
  readonly max: number;
  /** What an untouched draft has, and what is not said to be otherwise (specification §4). */
  readonly standard: number | boolean;
  /**
   * The amount in the price list for each of them (specification §9). While it is missing from the list
   * they are not offered: none is free by omission.
   */
  readonly price: keyof PricingConfiguration['fixedComponents'];
  /** The name of that amount at the desk. */
  readonly priceLabel: string;
  /** The id of its line in a price. Requests keep it: it never changes. */
  readonly line: string;
  /** Its hint in the builder, after the price, where it is not how many there may be. */
  readonly hint?: {
    readonly opening: OpeningKind;
    /** @param width of that opening in this room: "2.4 m", null while there is no room */
    readonly words: (width: string | null) => string;
  };
  /** Its value in a draft, in a link and in a file of designs. */
  readonly inDraft: z.ZodMiniType<number | boolean>;
  /** Its value in a quote request: whoever sends one may leave it out. */
  readonly inRequest: z.ZodMiniType<number | boolean | undefined>;
  /** Its value in a stored row, without limits: those may change. */
  readonly inRow: z.ZodMiniType<number | boolean | undefined>;
}

const WINDOWS = { label: 'Windows', min: 0, max: 10, standard: 0 };
const DOORS = { label: 'Doors', min: 1, max: 5, standard: 1 };

const windows = wholeNumber(WINDOWS);
const doors = wholeNumber(DOORS);
const patioGlass = z.boolean('Patio glass is either chosen or not');

/**
 * Drafts, requests and rows that were written before a count was added do not have it: in a new one's
 * draft it is `z.prefault`, in its request and row `z.optional`.
 */
const records = {
  windows: {
    ...WINDOWS,
    noun: 'window',
    price: 'standardWindow',
    priceLabel: 'Standard window',
    line: 'windows',
    inDraft: windows,
    inRequest: z.prefault(windows, WINDOWS.standard),
    inRow: z.int(),
  },
  doors: {
    ...DOORS,
    noun: 'door',
    price: 'entranceDoor',
    priceLabel: 'Entrance door',
    line: 'doors',
    inDraft: doors,
    inRequest: z.prefault(doors, DOORS.standard),
    inRow: z.int(),
  },
  patioGlass: {
    label: 'Patio glass',
    min: 0,
    max: 1,
    standard: false,
    price: 'patioDoor',
    priceLabel: 'Patio door',
    line: 'patio-glass',
    hint: {
      opening: 'patio',
      words: (width) => `, sliding${width === null ? '' : `, ${width} wide`}. A deck is extra.`,
    },
    inDraft: patioGlass,
    // An addition of ours to specification §7.
    inRequest: z.optional(patioGlass),
    inRow: z.boolean(),
  },
} satisfies Record<string, Count>;

export type CountId = keyof typeof records;

export const COUNTS: Readonly<Record<CountId, Count>> = records;

/** In the order of the builder and of the price. A new one goes last: each has its place in a link. */
export const COUNT_IDS = Object.keys(records) as CountId[];

/** Fields for the schemas of a draft, a request and a row. */
export const countsInDraft = fieldsOf('inDraft');
export const countsInRequest = fieldsOf('inRequest');
export const countsInRow = fieldsOf('inRow');

const countsSchema = z.object(countsInDraft);

/** How many of each a room has. */
export type Counts = z.infer<typeof countsSchema>;

/** The same of a request or a row, which may be older than some of them. */
export type SomeCounts = { readonly [K in CountId]?: Counts[K] | undefined };

/** Only the counts of a draft, a request or a row; what it does not say is as standard. */
export function countsOf(from: SomeCounts): Counts {
  return eachCount((id) => from[id] ?? COUNTS[id].standard);
}

/** A value for each count, such as `countValue` gives. */
export function eachCount(valueOf: (id: CountId, index: number) => number | boolean): Counts {
  return Object.fromEntries(COUNT_IDS.map((id, index) => [id, valueOf(id, index)])) as Counts;
}

/** A number as a draft has it: of what a room has one or none, whether it has it. */
export function countValue(id: CountId, number: number): number | boolean {
  return COUNTS[id].noun === undefined ? number === 1 : number;
}

/** "3 windows", "1 door", "Patio glass". */
export function formatCount(id: CountId, number: number): string {
  const { label, noun } = COUNTS[id];
  return noun === undefined ? label : `${number} ${noun}${number === 1 ? '' : 's'}`;
}

function wholeNumber({ label, min, max }: Pick<Count, 'label' | 'min' | 'max'>) {
  const message = `${label} must be a whole number from ${min} to ${max}`;
  return z.int(message).check(z.minimum(min, message), z.maximum(max, message));
}

function fieldsOf<F extends 'inDraft' | 'inRequest' | 'inRow'>(form: F) {
  const fields = COUNT_IDS.map((id) => [id, records[id][form]]);
  return Object.fromEntries(fields) as { [K in CountId]: (typeof records)[K][F] };
}
