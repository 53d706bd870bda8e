import { useRouterState } from '@tanstack/react-router';

/** Whether the builder is on screen: on phones its price bar covers the lower edge. */
export function useInBuilder(): boolean {
  return useRouterState({ select: (state) => state.location.pathname.startsWith('/builder') });
}
