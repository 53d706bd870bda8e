import { useDeferredValue, useMemo, useRef } from 'react';
import { sunWords } from '#app/content/page-words/sun-words';
import { StagePanel } from '#app/features/builder/stage/stage-panel';
import { Button } from '#app/ui/buttons/button';
import type { PlacedPiece } from '#domain/room/furniture/placed-piece';
import type { Room } from '#domain/room/geometry/room';
import { frontLooks } from '#domain/room/sun/compass';
import { deskIn, sunOnDesk, type Stretch } from '#domain/room/sun/sun-on-desk';
import { daylight } from '#domain/room/sun/sun-position';
import { describeSun, formatClock, formatStretches, formatSun } from '#domain/room/sun/sun-words';
import { css } from '#styled/css';
import { DayChoice } from './day-choice';
import { SunSlider } from './sun-slider';
import { SunYearView } from './sun-year-view';
import type { Sun } from './use-sun';
import { useSunChoice, useTown } from './use-sun-choice';

interface Props {
  room: Room;
  pieces: readonly PlacedPiece[];
  onChoose: (sun: Sun) => void;
  onClose: () => void;
}

/** The hours of the slider, and its step. Minutes. */
const [FIRST, LAST, STEP] = [4 * 60, 22 * 60, 10];

const HOURS = [6, 9, 12, 15, 18, 21].map((hour) => [hour * 60, formatClock(hour * 60)] as const);

/** Bearings the front may face, as the slider shows them. */
const BEARINGS = ['N', 'E', 'S', 'W', 'N'].map((letter, n) => [n * 90, letter] as const);

/** The sun at a chosen day and hour, the way the room faces, and the hours of sun on its desk. */
export function SunPanel({ room, pieces, onChoose, onClose }: Props) {
  const { name, day, minutes, sky, north, turnNorth, choose } = useSunChoice(onChoose);
  const hour = useRef<HTMLInputElement>(null);
  const desk = deskIn(pieces);
  const town = useTown();
  const settled = useDeferredValue(north);
  const at = day.getTime();
  const stretches = useMemo(
    () => (desk ? sunOnDesk(room, desk, { day: new Date(at), north: settled, town }) : []),
    [room, desk, at, settled, town],
  );
  const light = useMemo(() => daylight(new Date(at), town), [at, town]);
  const faces = (((180 - north) % 360) + 360) % 360;
  return (
    <StagePanel title={sunWords.title} closing={sunWords.close} first={hour} onClose={onClose}>
      <DayChoice chosenDay={name} onChoose={(next) => choose({ day: next })} />
      <div className={hourRow}>
        <p className={now}>
          <b>{formatClock(minutes)}</b> {formatSun(sky)}
        </p>
        <Button
          variant="line"
          size="compact"
          onClick={() => choose({ minutes: duskAfter(light.to) })}
        >
          {sunWords.dusk}
        </Button>
      </div>
      <SunSlider
        handle={hour}
        label={sunWords.hour}
        words={describeSun(day, minutes, sky)}
        from={FIRST}
        to={LAST}
        step={STEP}
        value={minutes}
        ticks={HOURS}
        onChange={(next) => choose({ minutes: next })}
      >
        <Band {...light} className={lightBand} />
        {stretches.map((stretch) => (
          <Band key={stretch.from} {...stretch} className={lit} />
        ))}
      </SunSlider>
      <p className={said}>{desk ? onDesk(stretches) : sunWords.noDesk}</p>
      <p className={now}>
        {sunWords.faces} <b>{frontLooks(north)}</b>
      </p>
      <SunSlider
        label={sunWords.faces}
        words={`${frontLooks(north)}, ${faces}°`}
        from={0}
        to={360}
        step={5}
        value={faces}
        ticks={BEARINGS}
        onChange={(next) => turnNorth((((180 - next) % 360) + 360) % 360)}
      />
      <SunYearView room={room} desk={desk} north={settled} />
      <p className={note}>{sunWords.note(town.name)}</p>
    </StagePanel>
  );
}

/** Half an hour after sunset, at a step of the slider: the lamps are out. Minutes. */
function duskAfter(sunset: number): number {
  return Math.min(LAST, Math.round((sunset + 30) / STEP) * STEP);
}

/** A stretch of the slider's line. */
function Band({ from, to, className }: Stretch & { className: string }) {
  const [start, end] = [share(from), share(to)];
  return <rect className={className} x={start} width={end - start} height="10" />;
}

/** Hundredths of the slider's line. */
function share(minutes: number): number {
  return ((minutes - FIRST) / (LAST - FIRST)) * 100;
}

function onDesk(stretches: readonly Stretch[]): string {
  if (stretches.length === 0) return sunWords.noneOnDesk;
  return `${sunWords.onDesk} ${formatStretches(stretches)}.`;
}

const hourRow = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '3',
  marginTop: '3',
  '& > p': { marginTop: '0' },
});

const now = css({
  marginTop: '3',
  textStyle: 'small',
  '& b': { textStyle: 'label', marginRight: '2' },
});

const said = css({ textStyle: 'small', minHeight: '2lh' });

const note = css({ marginTop: '4', textStyle: 'caption', color: 'textMuted' });

const lightBand = css({ fill: 'oklch(0.84 0.15 85)', fillOpacity: '0.28' });

const lit = css({ fill: 'oklch(0.84 0.15 85)', _highContrast: { fill: 'Highlight' } });
