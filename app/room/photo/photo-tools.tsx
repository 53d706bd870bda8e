import type { CSSProperties, ReactNode } from 'react';
import { Button } from '#app/ui/buttons/button';
import { FrontTools } from './front/front-tools';
import type { Front } from './front/use-front';
import { LightTools } from './light/light-tools';
import type { UsePhotoLight } from './light/use-photo-light';
import { PhotoSlider } from './photo-slider';
import type { ShellMeasures } from '#domain/room/geometry/walls';
import { BoundaryPart } from './boundary-part';
import { FAULT_WORDS, measuredWords } from './photo-words';
import type { GardenPhoto } from './reading/read-photo';
import type { Mode, PhotoRoom } from './use-photo-room';

interface Props {
  photo: GardenPhoto;
  room: ShellMeasures;
  placed: PhotoRoom;
  lit: UsePhotoLight;
  front: Front;
  onSave: () => void;
  /** Makes the picture for the PDF and the request. */
  onOffer: () => void;
  onOther: () => void;
  isBusy: boolean;
  /** Beside the picture, not under it. */
  isBeside: boolean;
  /** Above the tools. */
  notice: ReactNode;
  /** The last of the buttons. */
  forget: ReactNode;
}

const MODES: readonly (readonly [Mode, string])[] = [
  ['move', 'Move'],
  ['pegs', 'Set pegs'],
  ['light', 'Light'],
  ['front', 'In front'],
  ['measure', 'Measure'],
];

/** What is done, what is said of it, and the sliders for what a finger cannot do. */
export function PhotoTools(props: Props) {
  const { room, photo, placed, lit, front, onSave, onOffer, onOther, isBusy, isBeside } = props;
  const { mode, enter, camera, turn, tilt } = placed;
  return (
    <div style={{ ...tools, ...(isBeside ? beside : under) }}>
      {props.notice}
      <fieldset aria-label="In the photo" style={modes}>
        {MODES.map(([id, words]) => (
          <Button
            key={id}
            size="compact"
            variant={mode === id ? 'solid' : 'line'}
            aria-pressed={mode === id}
            style={modeButton}
            onClick={() => enter(id)}
          >
            {words}
          </Button>
        ))}
      </fieldset>
      <output style={said} data-wrong={placed.fault !== null || undefined}>
        {wordsOf(placed)}
      </output>
      {mode === 'measure' && <BoundaryPart room={room} measured={placed.measured} />}
      {mode === 'move' && (
        <div style={sliders}>
          <PhotoSlider
            label="Room turned"
            from={-180}
            to={180}
            step={1}
            value={degrees(-camera.turned)}
            words={asTurned}
            onChange={(to) => turn(radians(to) + camera.turned)}
          />
          <PhotoSlider
            label="View"
            from={-30}
            to={20}
            step={0.25}
            value={degrees(camera.pitch)}
            words={asHeight}
            onChange={(to) => tilt({ pitch: radians(to) - camera.pitch })}
          />
          <PhotoSlider
            label="Camera held"
            from={-10}
            to={10}
            step={0.25}
            value={degrees(camera.roll)}
            words={asTurned}
            onChange={(to) => tilt({ roll: radians(to) - camera.roll })}
          />
        </div>
      )}
      {mode === 'light' && <LightTools photo={photo} lit={lit} />}
      {mode === 'front' && <FrontTools photo={photo} front={front} />}
      <div style={row}>
        <Button size="compact" style={inRow} busy={isBusy} onClick={onSave}>
          Save
        </Button>
        <Button size="compact" variant="line" style={inRow} busy={isBusy} onClick={onOffer}>
          For PDF and request
        </Button>
        {mode === 'move' && (
          <>
            <Button size="compact" variant="line" style={inRow} onClick={placed.startAgain}>
              Start again
            </Button>
            <Button size="compact" variant="line" style={inRow} onClick={onOther}>
              Other photo
            </Button>
            {props.forget}
          </>
        )}
      </div>
    </div>
  );
}

function wordsOf({ mode, fault, isPegged, measured }: PhotoRoom): string {
  if (mode === 'pegs')
    return fault
      ? FAULT_WORDS[fault]
      : 'Put the pegs where the corners of the base shall be. The room follows at its true size.';
  if (mode === 'measure')
    return isPegged && measured !== null
      ? measuredWords(measured)
      : 'Set the pegs first: they tell how large everything is.';
  if (mode === 'light') return 'The light is the photo’s. Change what does not look right.';
  if (mode === 'front')
    return 'Paint over what stands in front of the room, such as a branch or a fence.';
  return isPegged
    ? 'At its true size, as the pegs stand. Pushed and turned, it stays so.'
    : 'A first guess, from eye height. Push it to its place; for its true size set the pegs.';
}

function asTurned(exact: number): string {
  const value = Math.round(exact);
  if (value === 0) return 'straight';
  return `${Math.abs(value)}° ${value > 0 ? 'right' : 'left'}`;
}

function asHeight(exact: number): string {
  const value = Math.round(exact);
  if (value === 0) return 'level';
  return `looking ${Math.abs(value)}° ${value > 0 ? 'up' : 'down'}`;
}

/** From −180 to 180. */
function degrees(angle: number): number {
  const all = (angle * 180) / Math.PI;
  return ((((all + 180) % 360) + 360) % 360) - 180;
}

function radians(angle: number): number {
  return (angle * Math.PI) / 180;
}

const tools: CSSProperties = {
  display: 'flex',
  flexDirection: 'column',
  flexShrink: 0,
  gap: 10,
  overflow: 'auto',
  accentColor: 'currentColor',
};
/** On a phone held sideways, all that a photograph of a camera's usual shape leaves of the width. */
const beside: CSSProperties = {
  boxSizing: 'content-box',
  width: 'clamp(208px, max(28vw, 100vw - (100dvh - 56px) * 1.4) - 32px, 344px)',
  padding:
    '4px max(16px, env(safe-area-inset-right)) calc(12px + env(safe-area-inset-bottom)) 16px',
};
/**
 * A photograph of a camera's usual shape is as wide as the screen. One held upright gets what is left, as much in every
 * mode: the tools are as high as those of the light.
 */
const under: CSSProperties = {
  maxHeight: 'calc(100% - 75vw)',
  minHeight: 'min(100% - 75vw, 24rem)',
  padding: '12px 16px calc(12px + env(safe-area-inset-bottom))',
};
/** One row of all five where they fit, and otherwise two, of three and two. */
const modes: CSSProperties = {
  display: 'grid',
  gridTemplateColumns:
    'repeat(auto-fit, minmax(max(3.85rem, min((20.3rem - 100%) * 999, (100% - 8px) / 3)), 1fr))',
  gap: 4,
  flexShrink: 0,
  border: 0,
  padding: 0,
};
const modeButton: CSSProperties = { minHeight: 44, padding: '0 2px', fontSize: '0.875rem' };
const row: CSSProperties = { display: 'flex', flexWrap: 'wrap', gap: 8, border: 0, padding: 0 };
const inRow: CSSProperties = { paddingInline: 10 };
/** Two lines on a phone, where some of the words have two: what is under them stays where it is. */
const said: CSSProperties = {
  display: 'block',
  minHeight: 'clamp(1lh, (700px - 100vw) * 999, 2lh)',
  flexShrink: 0,
};
const sliders: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  columnGap: 20,
  alignItems: 'end',
};
