import * as z from 'zod/mini';
import { draftSchema } from '#domain/design/draft/draft';
import { designNameSchema } from './design-name';

const FORMAT = 'modular-garden-rooms/designs';
/** Raised whenever a version that knows the previous format would misread a file. */
const VERSION = 1;
/** Ten times the size of two hundred designs. */
const LARGEST_BYTES = 1_000_000;
const MOST_DESIGNS = 500;

const filedDesignSchema = z.object(
  {
    name: designNameSchema,
    /** Milliseconds since 1970. */
    createdAt: z.int('The day of the design is missing').check(z.nonnegative()),
    updatedAt: z.int('The day of the last change is missing').check(z.nonnegative()),
    draft: draftSchema,
  },
  'A design has a name and choices',
);

/** A named design as stored in a file: nothing in it says whose it is. */
export type FiledDesign = z.infer<typeof filedDesignSchema>;

const envelopeSchema = z.object({
  format: z.literal(FORMAT),
  version: z.int().check(z.positive()),
  designs: z.array(z.unknown()),
});

type ReadFile = { ok: true; designs: FiledDesign[] } | { ok: false; problem: string };

/** The text of a file containing these designs. */
export function writeDesignFile(designs: readonly FiledDesign[]): string {
  const kept = designs.map((design) => z.parse(filedDesignSchema, design));
  return `${JSON.stringify({ format: FORMAT, version: VERSION, designs: kept }, null, 2)}\n`;
}

/**
 * The designs in the text of a file, all of them or none. Accepts any text and never throws: `problem`
 * says in a sentence what is wrong, naming the design concerned.
 */
export function readDesignFile(text: string): ReadFile {
  if (text.length > LARGEST_BYTES) return refused('This file is too large to be one of ours.');
  const envelope = z.safeParse(envelopeSchema, parsed(text));
  if (!envelope.success) return refused('This file holds no designs of ours.');
  const { version, designs } = envelope.data;
  if (version > VERSION) {
    return refused('This file is of a newer version of this site. Update the site and try again.');
  }
  if (designs.length > MOST_DESIGNS) {
    return refused(`This file holds more than ${MOST_DESIGNS} designs.`);
  }
  const read: FiledDesign[] = [];
  for (const [index, raw] of designs.entries()) {
    const design = z.safeParse(filedDesignSchema, raw);
    if (!design.success) {
      const reason = design.error.issues[0]?.message ?? 'It is not whole';
      return refused(`Design ${index + 1} in this file cannot be read. ${reason}.`);
    }
    read.push(design.data);
  }
  return { ok: true, designs: read };
}

function refused(problem: string): ReadFile {
  return { ok: false, problem };
}

/** The JSON value of a text, undefined when it is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
