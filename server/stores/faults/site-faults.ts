import * as z from 'zod';
import type { ReportedFault } from '#domain/order/contracts/site-faults';

/** Whoever wants to can make some up: there are never more, and the one that was seen longest ago makes room. */
export const MOST_FAULTS = 50;

/** A fault on the site, once for each build, part and message. */
export const siteFaultSchema = z.strictObject({
  /** Made of build, part, name and message. */
  id: z.string(),
  build: z.string(),
  /** Of the page where it was seen last. */
  route: z.string(),
  part: z.string(),
  name: z.string(),
  message: z.string(),
  count: z.int().positive(),
  firstSeen: z.string(),
  lastSeen: z.string(),
});

type SiteFault = z.infer<typeof siteFaultSchema>;

/** The faults that pages have told of. */
export interface SiteFaultStore {
  /** Counts it. Resolves to whether there was none like it. */
  add(fault: ReportedFault, at: Date): Promise<boolean>;
  /** The one seen last first. */
  list(): Promise<readonly SiteFault[]>;
  /** Whether it was there. */
  remove(id: string): Promise<boolean>;
}
