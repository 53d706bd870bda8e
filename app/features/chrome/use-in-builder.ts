import { useRouterState } from '@tanstack/react-router';

/** Whether the builder or the estimator is on screen: a price bar covers the bottom edge there. */
export function useInBuilder(): 'builder' | 'estimator' | null {
  return useRouterState({
    select: ({ location: { pathname } }) => {
      if (pathname.startsWith('/builder')) return 'builder';
      return pathname.startsWith('/estimator') ? 'estimator' : null;
    },
  });
}
