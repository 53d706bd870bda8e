import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { createPortal } from 'react-dom';
import { Turning } from '#app/room/stage/turning';
import { Button } from '#app/ui/buttons/button';
import { metres } from '#domain/room/drawing/plan/metres';
import { diagonal } from '#domain/room/drawing/plan/peg-out';
import type { ShellMeasures } from '#domain/room/geometry/walls';
import { turnedBy } from '#domain/room/scene/outside/turning';
import { dialog, stage } from '#styled/recipes';
import type { InGarden, Step } from './session/in-garden';
import type { CameraSession } from './use-camera-session';

const WORDS: Readonly<Record<Step, string>> = {
  looking: 'Point your phone at the ground, and move it slowly.',
  aiming: 'The pegs show its corners: its front comes where you point.',
  standing: 'Turn it with a finger. Walk round it, and go in.',
};

interface Props {
  session: CameraSession;
  shell: ShellMeasures;
}

/** Words and buttons above the camera's picture; an empty place until it opens. */
export function CameraOverlay({ session: { overlay, garden, step }, shell }: Props) {
  return createPortal(
    <div ref={overlay} style={garden ? whole : undefined}>
      {garden && <Controls garden={garden} step={step} shell={shell} />}
    </div>,
    document.body,
  );
}

function Controls({ garden, step, shell }: { garden: InGarden; step: Step; shell: ShellMeasures }) {
  const [turned, turn] = useState(0);
  const [isAlone, leaveAlone] = useState(false);
  const { width, depth } = shell;
  const isStanding = step === 'standing';
  const styles = dialog({ size: 'small' });
  const leave = useRef<HTMLButtonElement>(null);
  // The button that was pressed has gone with its dialog.
  useEffect(() => leave.current?.focus(), []);
  return (
    <>
      {isStanding && (
        <Turning
          label="Turn the room in your garden"
          className={stage().turning}
          azimuth={turned}
          range={[-180, 180]}
          onTurn={(degrees) => {
            garden.turn((-degrees * Math.PI) / 180);
            turn((now) => turnedBy(now, degrees, false));
          }}
        />
      )}
      <div className={styles.content} style={atFoot}>
        <output style={line}>{WORDS[step]}</output>
        <p className={styles.text}>
          {`${metres(width)} × ${metres(depth)}, corner to corner ${metres(diagonal(shell))}`}
        </p>
        <div className={styles.actions} style={close}>
          {isStanding ? (
            <>
              <Button variant="line" size="compact" onClick={() => garden.lift()}>
                Move it
              </Button>
              <Button
                variant="line"
                size="compact"
                onClick={() => {
                  garden.showRoom(isAlone);
                  leaveAlone(!isAlone);
                }}
              >
                {isAlone ? 'Show the room' : 'Only the pegs'}
              </Button>
            </>
          ) : (
            <Button
              size="compact"
              disabled={step === 'looking'}
              onClick={() => {
                garden.stand();
                leaveAlone(false);
              }}
            >
              Stand it here
            </Button>
          )}
          <Button ref={leave} variant="line" size="compact" onClick={() => garden.leave()}>
            Leave
          </Button>
        </div>
      </div>
    </>
  );
}

// As style attributes: every page loads every rule of the sheet, and hardly anybody comes here.
const whole: CSSProperties = { position: 'fixed', inset: 0, zIndex: 1000 };
const atFoot: CSSProperties = {
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  marginInline: 'auto',
};
const line: CSSProperties = { display: 'block' };
const close: CSSProperties = { marginTop: 0 };
