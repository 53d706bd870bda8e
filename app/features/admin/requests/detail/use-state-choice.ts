import { useEffect, useState } from 'react';
import type { RequestState } from '#domain/request-states';

interface Saving {
  /** As stored. */
  state: RequestState;
  busy: boolean;
  save: (state: RequestState) => Promise<boolean>;
}

/**
 * The state to show, and how to choose another. What is chosen shows at once and is saved; whoever goes
 * on choosing meanwhile (arrow keys pass every state) has the last choice saved after it.
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
