import { useEffect, useState } from 'react';
import { useFragment } from '#app/pwa/designs/use-fragment';
import { followPath } from '#domain/order/follow-token';

/** Where "Skip to content" leads: it must not cost the page its token. */
const SKIPPED_TO = 'main';

/** The token of the link: what stands behind the # of the address, which only the browser sees. */
export function useToken(): string {
  const fragment = useFragment();
  const [token, setToken] = useState(fragment);
  if (fragment !== token && fragment !== SKIPPED_TO) setToken(fragment);
  useEffect(() => {
    if (fragment === SKIPPED_TO && token !== SKIPPED_TO) {
      history.replaceState(history.state, '', followPath(token));
    }
  }, [fragment, token]);
  return token;
}
