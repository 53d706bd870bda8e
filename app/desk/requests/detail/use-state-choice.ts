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
  const [chosenState, setChosenState] = useState<RequestState>();
  // A choice can come when the save has ended and its new revision has not been passed down to here.
  const savedOver = useRef<number>(undefined);
  useEffect(() => {
    if (chosenState === undefined || chosenState === state || busy) return;
    if (savedOver.current === revision) return;
    savedOver.current = revision;
    const keepNewest = (isSaved: boolean) => {
      if (!isSaved) savedOver.current = undefined;
      setChosenState((newest) => (isSaved && newest !== chosenState ? newest : undefined));
    };
    void save(chosenState).then(keepNewest);
  }, [chosenState, state, revision, busy, save]);
  return { shown: chosenState ?? state, choose: setChosenState };
}
