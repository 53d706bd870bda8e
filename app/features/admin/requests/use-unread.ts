import { useQuery } from '@tanstack/react-query';
import { unreadQuery } from './inbox-queries';

const NONE = { quotes: 0, enquiries: 0 };

/** How many requests nobody has looked at; none while that is not known. */
export function useUnread() {
  const { data: unread = NONE } = useQuery(unreadQuery);
  return unread;
}
