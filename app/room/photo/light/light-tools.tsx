import type { CSSProperties } from 'react';
import { PhotoSlider } from '#app/room/photo/photo-slider';
import type { GardenPhoto } from '#app/room/photo/reading/read-photo';
import { Button } from '#app/ui/buttons/button';
import { formatClock } from '#domain/room/sun/sun-words';
import { formatDay } from '#domain/text/dates';
import { minutesAhead } from '#domain/text/uk-clock';
import type { Taken } from '#domain/room/photo/photo-sun';
import { AS_SEEN, type LightChoice, type UsePhotoLight } from './use-photo-light';

const DEGREE = Math.PI / 180;

/** Sun, brightness and warmth, where the photograph does not say them well enough. */
export function LightTools({ photo: { taken }, lit }: { photo: GardenPhoto; lit: UsePhotoLight }) {
  const { light, choice, choose } = lit;
  const { aside, altitude } = light.sun;
  return (
    <>
      {taken && <p style={small}>{takenWords(taken)}</p>}
      <div style={sliders}>
        <PhotoSlider
          label="Sun from"
          from={-180}
          to={180}
          step={5}
          value={fromBehind(aside)}
          words={asSide}
          onChange={(to) => choose({ ...choice, sun: { aside: (180 - to) * DEGREE, altitude } })}
        />
        <PhotoSlider
          label="Sun’s height"
          from={-5}
          to={65}
          step={1}
          value={altitude / DEGREE}
          words={(to) => (to < 0 ? 'it has set' : `${to}°`)}
          onChange={(to) => choose({ ...choice, sun: { aside, altitude: to * DEGREE } })}
        />
        <PhotoSlider
          label="Sunshine"
          from={0}
          to={100}
          step={5}
          value={light.sunshine * 100}
          words={(to) => (to === 0 ? 'overcast' : `${to} %`)}
          onChange={(to) => choose({ ...choice, sunshine: to / 100 })}
        />
        <PhotoSlider
          label="Brightness"
          from={-1.5}
          to={1.5}
          step={0.1}
          value={choice.brightness}
          words={(to) => beside(to, ['darker', 'lighter'])}
          onChange={(to) => choose({ ...choice, brightness: to })}
        />
        <PhotoSlider
          label="Colour"
          from={-0.3}
          to={0.3}
          step={0.02}
          value={choice.warmth}
          words={(to) => beside(to, ['cooler', 'warmer'])}
          onChange={(to) => choose({ ...choice, warmth: to })}
        />
      </div>
      {!isAsSeen(choice) && (
        <Button
          size="compact"
          variant="line"
          style={{ alignSelf: 'start' }}
          onClick={() => choose(AS_SEEN)}
        >
          As in the photo
        </Button>
      )}
    </>
  );
}

function isAsSeen(choice: LightChoice): boolean {
  return Object.values(choice).every((said) => said === null || said === 0);
}

function takenWords({ moment, heading }: Taken): string {
  const minutes = moment.getUTCHours() * 60 + moment.getUTCMinutes() + minutesAhead(moment);
  const when = `Taken on ${formatDay(moment)} at ${formatClock(minutes)}.`;
  return heading === null
    ? `${when} The sun is as high as it was then; the photo does not say from which side.`
    : `${when} The sun is where it was then.`;
}

/** Degrees to the right of straight behind the photographer, from -180 to 180. */
function fromBehind(aside: number): number {
  const degrees = 180 - aside / DEGREE;
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}

const SIDES = ['behind you', 'behind you, right', 'your right', 'ahead, right', 'ahead', 'ahead, left', 'your left', 'behind you, left']; // oxfmt-ignore

function asSide(degrees: number): string {
  return SIDES[(Math.round(degrees / 45) + 8) % 8] ?? '';
}

function beside(value: number, [less, more]: readonly [string, string]): string {
  if (Math.abs(value) < 0.01) return 'as in the photo';
  return value < 0 ? less : more;
}

const small: CSSProperties = { fontSize: 14 };
const sliders: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  columnGap: 20,
  alignItems: 'end',
};
