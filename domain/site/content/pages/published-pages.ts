import * as z from 'zod/mini';

/** Files of the site by their path: "/about/index.html", "/content/facts.json". */
const byPath = <Value extends z.ZodMiniType>(value: Value) => z.record(z.string(), value);
/** For what a list of a former build does not have. */
// oxlint-disable-next-line no-underscore-dangle -- zod's own name
const withDefault = z._default;
const hash = z.string().check(z.regex(/^sha256-[\w+/=]+$/));

/** What the writer has made of the words at one moment, as far as it differs from the build. */
export const publishedPagesSchema = z.object({
  /** The build it was made by, the origin it names, and the content it was made from: other ones make it out of date. */
  madeFrom: z.string(),
  /** A hash of what each file was made from: the same makes the same file. */
  inputs: byPath(z.string()),
  /**
   * The files that say something other than the build's of the same path, by their names in the folder of published files:
   * the hash of what one says, its length in bytes, and its ending.
   */
  files: byPath(z.string().check(z.regex(/^[0-9a-f]+\.\d+\.[a-z]+$/))),
  /** The hash of the style in each page, which its content security policy has to allow. */
  styles: byPath(hash),
  /** The hashes of the scripts in all of them. */
  scripts: z.array(hash),
  /** Files of the build that the site has no more: articles that were taken away. */
  gone: z.array(z.string()),
  /** Paths that renamed articles had, and where they are now. */
  redirects: byPath(z.string()),
  /** A hash of each article as it was typed, by its slug. */
  articles: withDefault(byPath(z.string()), {}),
  /** Files that are still made from earlier content: the writer gets to them later. */
  behind: withDefault(z.array(z.string()), []),
  /** Published files whose compressed copies are not yet as small as the build's. */
  quick: z.array(z.string()),
  /** What the content was read from, and when that says the same (ISO 8601, UTC): a start has nothing to compare then. */
  readFrom: z.optional(
    z.object({ sources: z.string(), since: z.string(), until: z.optional(z.string()) }),
  ),
});

export type PublishedPages = z.infer<typeof publishedPagesSchema>;
