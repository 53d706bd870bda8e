import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { linkBehind } from '#app/offline/followed/kept-link';
import { followPath } from '#domain/order/follow-token';

/**
 * Leads from the address in a notification, which has a link's hash behind the #, to the page of that link. Returns
 * whether this device does not have it.
 */
export function useLinkBehind(hash: string): { isUnknown: boolean } {
  const { data: token } = useQuery({
    queryKey: ['link-behind', hash],
    queryFn: async () => (await linkBehind(hash).catch(() => undefined)) ?? null,
    gcTime: 0,
  });
  useEffect(() => {
    if (token) location.replace(followPath(token));
  }, [token]);
  return { isUnknown: token === null };
}
