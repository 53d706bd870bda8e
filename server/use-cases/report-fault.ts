import type { Logger } from 'pino';
import type { ReportedFault } from '#domain/order/contracts/site-faults';
import { faultWords } from '#domain/text/fault-words';
import { ApiProblem } from '#server/api-problem';
import type { SiteFaultStore } from '#server/stores/faults/site-faults';

export interface FaultServices {
  siteFaults: SiteFaultStore;
  logger: Logger;
  now: () => Date;
}

/** Counts a fault that a page tells of, without anything that may be personal; a new one has a line in the log. */
export async function reportFault(
  { siteFaults, logger, now }: FaultServices,
  { build, route, part, name, message }: ReportedFault,
): Promise<void> {
  const fault = { build, route, part, name, message: faultWords(message) };
  if (await siteFaults.add(fault, now())) logger.warn({ fault }, 'A fault on the site');
}

/**
 * Takes a fault off the list of the desk.
 *
 * @throws {ApiProblem} 404 no_such_fault
 */
export async function settleFault(siteFaults: SiteFaultStore, id: string): Promise<void> {
  if (await siteFaults.remove(id)) return;
  throw new ApiProblem(404, 'no_such_fault', 'This fault is not on the list any more.');
}
