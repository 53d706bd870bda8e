import { useLocation } from '@tanstack/react-router';

/** The URL fragment, which never reaches a server or a log. */
export function useFragment(): string {
  return useLocation({ select: ({ hash }) => hash });
}
