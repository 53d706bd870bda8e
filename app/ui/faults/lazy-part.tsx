import { lazy } from 'react';
import type { ComponentOf } from '#app/jsx/jsx-types';

/** What "Try again" does first: of each part that could not be loaded, asks for it again. */
export const failedLoads = new Set<() => void>();

/**
 * A component that is loaded when it is first rendered, inside an `ErrorBoundary` with `waiting`. One that could not be
 * loaded, for lack of a signal or after a release, is a fault of that part, and asked for again by its "Try again".
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentOf<Props>>,
): ComponentOf<Props> {
  const begin = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        failedLoads.add(() => {
          Loaded = begin();
        });
        throw error;
      }
    });
  let Loaded: ComponentOf<Props> = begin();
  return (props: Props) => <Loaded {...props} />;
}

/** To be called before a part is rendered anew. */
export function forgetFailedLoads(): void {
  for (const forget of failedLoads) forget();
  failedLoads.clear();
}
