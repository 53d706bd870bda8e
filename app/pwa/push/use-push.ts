import { useEffect, useRef, useState } from 'react';
import { readPushState, renewPush, turnPushOff, turnPushOn, type PushState } from './push-device';

export interface Push {
  /** Null until it is known. */
  state: PushState | null;
  busy: boolean;
  /** What could not be done last; null for nothing. */
  failedPress: 'on' | 'off' | null;
  turnOn: () => void;
  turnOff: () => void;
}

/** Whether this device is told about the request of a token, and the two presses that change it. */
export function usePush(token: string): Push {
  const [state, setState] = useState<PushState | null>(null);
  const [busy, setBusy] = useState(false);
  const [failedPress, setFailedPress] = useState<Push['failedPress']>(null);
  const renewal = useRef(Promise.resolve());

  useEffect(() => {
    let isLeft = false;
    const renew = async () => {
      const renewed = await renewPush(token).catch(() => 'on' as const);
      if (!isLeft) setState(renewed);
    };
    const read = async () => {
      // A device that keeps nothing cannot be told anything.
      const found = await readPushState(token).catch(() => 'unsupported' as const);
      if (isLeft) return;
      setState(found);
      if (found !== 'on') return;
      renewal.current = renew();
    };
    // The permission is changed in the browser's settings, in another window.
    const onShow = () => !document.hidden && void read();
    void read();
    document.addEventListener('visibilitychange', onShow);
    return () => {
      isLeft = true;
      document.removeEventListener('visibilitychange', onShow);
    };
  }, [token]);

  function press(what: 'on' | 'off') {
    if (busy) return;
    setBusy(true);
    setFailedPress(null);
    // A renewal that is under way must not arrive after the end.
    const done = what === 'on' ? turnPushOn(token) : renewal.current.then(() => turnPushOff(token));
    done.then(setState, () => setFailedPress(what)).finally(() => setBusy(false));
  }

  return { state, busy, failedPress, turnOn: () => press('on'), turnOff: () => press('off') };
}
