import { useLocation } from '@tanstack/react-router';

/** What stands behind the "#" of the address: no server and no log ever sees it. */
export function useFragment(): string {
  return useLocation({ select: ({ hash }) => hash });
}
