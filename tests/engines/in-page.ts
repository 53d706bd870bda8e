import type { Tab } from './engine';

/** What goes between a test and a page: what JSON can say, and nothing at all. */
type Plain =
  string | number | boolean | null | void | readonly Plain[] | { readonly [name: string]: Plain };

/**
 * Runs a function in the page and returns what it comes to there. It knows only what it is given.
 *
 * @throws Error when it throws
 */
export async function inPage<A extends Plain[], T extends Plain>(
  tab: Pick<Tab, 'evaluate'>,
  work: (...args: A) => T | Promise<T>,
  ...args: A
): Promise<T> {
  // What the page answers is what the function returns there.
  return (await tab.evaluate(callOf(work, ...args))) as T;
}

/** The expression that calls a function with these arguments. */
export function callOf<A extends Plain[]>(work: (...args: A) => unknown, ...args: A): string {
  return `(${String(work)})(...${JSON.stringify(args)})`;
}
