import { useQuery } from '@tanstack/react-query';
import { unreadQuery } from './inbox-queries';

const NONE = { quotes: 0, enquiries: 0 };

/** The number of unread requests; zero until known. */
export function useUnread() {
  const { data: unread = NONE } = useQuery(unreadQuery);
  return unread;
}
