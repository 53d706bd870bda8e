import * as z from 'zod/mini';

/** The body of POST /api/site-faults: a part of a page that failed, or a script. It names nobody and no address. */
export const reportedFaultSchema = z.object(
  {
    build: text(/^[\w-]{1,40}$/, 'the build, by its id'),
    /** The pattern of the page's route: "/blog/$slug", without what stands for it in the address. */
    route: text(/^\/[A-Za-z$/_-]{0,80}$/, 'the pattern of a route'),
    /** As its `Part` is called; "page" for a whole page, "script" for what belongs to none. */
    part: text(/^[a-z][a-z0-9 -]{0,40}$/, 'the name of a part'),
    /** The error's name: "TypeError". */
    name: text(/^[A-Za-z]{1,40}$/, 'the name of an error'),
    /** The server takes out again what may be personal (`faultWords`). */
    message: z.string('must be a text').check(z.maxLength(200, 'must have at most 200 characters')),
  },
  'Send the fault as a JSON object',
);

export type ReportedFault = z.infer<typeof reportedFaultSchema>;

/** A fault as the desk sees it: one for each build, part and message. */
export const shownFaultSchema = z.object({
  ...reportedFaultSchema.shape,
  id: z.string(),
  /** In how many visits to a page it was seen. */
  count: z.int(),
  firstSeen: z.string(),
  lastSeen: z.string(),
});

export type ShownFault = z.infer<typeof shownFaultSchema>;

function text(shape: RegExp, what: string) {
  return z.string(`must be ${what}`).check(z.regex(shape, `must be ${what}`));
}
