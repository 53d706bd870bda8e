import { useRouterState } from '@tanstack/react-router';

/** Whether the builder or the estimator is on screen: on phones a price bar covers the bottom edge. */
export function useInBuilder(): boolean {
  return useRouterState({
    select: ({ location }) => /^\/(builder|estimator)/.test(location.pathname),
  });
}
