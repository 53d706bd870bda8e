import type { Tab } from './engine';

/** Values that can pass between a test and a page: JSON, and undefined. */
type Plain =
  | string
  | number
  | boolean
  | null
  | void
  | readonly Plain[]
  | { readonly [name: string]: Plain };

/**
 * Runs a function in the page and returns its result. It has access only to its arguments.
 *
 * @throws Error when it throws
 */
export async function inPage<A extends Plain[], T extends Plain>(
  tab: Pick<Tab, 'evaluate'>,
  work: (...args: A) => T | Promise<T>,
  ...args: A
): Promise<T> {
  // The page's answer is the return value of the function.
  return (await tab.evaluate(callOf(work, ...args))) as T;
}

/** The expression that calls a function with these arguments. */
export function callOf<A extends Plain[]>(work: (...args: A) => unknown, ...args: A): string {
  return `(${String(work)})(...${JSON.stringify(args)})`;
}
