import { useEffect, useState } from 'react';
import type { RequestState } from '#domain/request-states';

interface Saving {
  /** As stored. */
  state: RequestState;
  busy: boolean;
  save: (state: RequestState) => Promise<boolean>;
}

/**
 * The state to show, and a function to change it. A choice shows at once and is then saved; if more
 * choices follow during the save (arrow keys step through every state), only the last one is saved next.
 */
export function useStateChoice({ state, busy, save }: Saving) {
  const [wanted, setWanted] = useState<RequestState>();
  useEffect(() => {
    if (wanted === undefined || wanted === state || busy) return;
    const keepNewest = (saved: boolean) =>
      setWanted((newest) => (saved && newest !== wanted ? newest : undefined));
    void save(wanted).then(keepNewest);
  }, [wanted, state, busy, save]);
  return { shown: wanted ?? state, choose: setWanted };
}
