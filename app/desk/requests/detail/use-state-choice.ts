import { useEffect, useRef, useState } from 'react';
import type { RequestState } from '#domain/order/request-states';

interface Saving {
  /** As stored. */
  state: RequestState;
  /** Of the stored request: every save raises it. */
  revision: number;
  busy: boolean;
  save: (state: RequestState) => Promise<boolean>;
}

/**
 * The state to show, and a function to change it. A choice shows at once and is then saved; if more
 * choices follow during the save (arrow keys step through every state), only the last one is saved next.
 */
export function useStateChoice({ state, revision, busy, save }: Saving) {
  const [wanted, setWanted] = useState<RequestState>();
  // A choice can come when the save has ended and its new revision has not been passed down to here.
  const savedOver = useRef<number>(undefined);
  useEffect(() => {
    if (wanted === undefined || wanted === state || busy) return;
    if (savedOver.current === revision) return;
    savedOver.current = revision;
    const keepNewest = (saved: boolean) => {
      if (!saved) savedOver.current = undefined;
      setWanted((newest) => (saved && newest !== wanted ? newest : undefined));
    };
    void save(wanted).then(keepNewest);
  }, [wanted, state, revision, busy, save]);
  return { shown: wanted ?? state, choose: setWanted };
}
