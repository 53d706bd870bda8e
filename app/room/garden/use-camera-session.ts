import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Draft } from '#domain/design/draft/draft';
import type { Room } from '#domain/room/geometry/room';
import type { InGarden, Step } from './session/in-garden';

/** A room in the picture of the camera. */
export interface CameraSession {
  /** What is shown above the camera's picture: there before it opens. */
  overlay: RefObject<HTMLDivElement | null>;
  /** While the camera is open. */
  garden: InGarden | null;
  step: Step;
  /** Why it does not open, as a sentence. */
  problem: string | null;
  /** Opens the camera, while a press is being answered; null until its program is there. */
  open: (() => Promise<boolean>) | null;
}

const NOT_LOADED =
  'This part of our site is not on your phone yet. Open the view in 3-D once with a signal, and it stays.';
const NOT_OPENED = 'Your browser did not open the camera. Its settings for this site may forbid it.'; // oxfmt-ignore

/** @param isWanted whether the device can: its program is loaded before the press, so that this is answered at once */
export function useCameraSession(room: Room, draft: Draft, isWanted: boolean): CameraSession {
  const overlay = useRef<HTMLDivElement>(null);
  const [program, setProgram] = useState<typeof InGarden | null>(null);
  const [garden, setGarden] = useState<InGarden | null>(null);
  const [step, setStep] = useState<Step>('looking');
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    import('./session/in-garden').then(
      (loaded) => setProgram(() => loaded.InGarden),
      () => setProblem(NOT_LOADED),
    );
  }, [isWanted]);
  useEffect(() => () => garden?.leave(), [garden]);
  async function open(): Promise<boolean> {
    if (!program || !overlay.current) return false;
    setStep('looking');
    setProblem(null);
    try {
      const listener = { onStep: setStep, onEnd: () => setGarden(null) };
      setGarden(await program.open({ room, choices: draft }, overlay.current, listener));
      return true;
    } catch {
      setProblem(NOT_OPENED);
      return false;
    }
  }
  return { overlay, garden, step, problem, open: program && open };
}
