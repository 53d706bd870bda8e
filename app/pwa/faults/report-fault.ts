import type { Component } from 'react';
import { tellFault } from '#app/api/site-faults';
import { faultWords } from '#domain/text/fault-words';

/** More are no news: one fault brings others. */
const MOST = 5;

/** Each is told once, however often it occurs on this page. */
const told = new Set<string>();

/** What this needs of the router: where the page is. */
export interface Place {
  state: { matches: readonly { fullPath: string }[] };
}

/** What React says of an error that was caught: by which component. */
export interface Caught {
  errorBoundary?: Component | null | undefined;
}

/**
 * Browsers break off what a page was loading when it is being left, before it has gone: a page that is still there after
 * this is not being left. Milliseconds.
 */
const LEAVING = 2000;

/**
 * Tells the desk of a fault, once for each part and message, and of five at most until the page is loaded again: the
 * build, the route's pattern, the part, and the error without anything that may be personal. What is no error, work
 * that was broken off, and what happens to a page that is being left, is no fault.
 *
 * @param from what was thrown in a part, or the event of what was thrown elsewhere
 */
export function reportFault(place: Place, from: unknown, caught?: Caught): void {
  const thrown: unknown = thrownIn(from);
  if (!(thrown instanceof Error) || thrown.name === 'AbortError') return;
  const part = partOf(caught);
  // The pattern: an address may name somebody's request.
  const route = place.state.matches.at(-1)?.fullPath ?? '/';
  setTimeout(() => {
    // As React does where nobody listens.
    // oxlint-disable-next-line no-console -- for whoever looks for its cause
    if (caught) console.error(thrown);
    tellOnce(route, part, thrown);
  }, LEAVING);
}

function tellOnce(route: string, part: string, thrown: Error): void {
  const message = faultWords(thrown.message);
  const key = `${part}\n${message}`;
  if (told.has(key) || told.size >= MOST) return;
  told.add(key);
  const name = /^[A-Za-z]{1,40}$/.test(thrown.name) ? thrown.name : 'Error';
  tellFault({ build: __BUILD_ID__, route, part, name, message });
}

function thrownIn(from: unknown): unknown {
  if (typeof from !== 'object' || from === null) return from;
  if ('reason' in from) return from.reason;
  return 'error' in from ? from.error : from;
}

/** An `ErrorBoundary` says it; the router's own are of a whole page. */
function partOf(caught: Caught | undefined): string {
  if (!caught) return 'script';
  const props: { part?: string } | undefined = caught.errorBoundary?.props;
  return props?.part ?? 'page';
}
