import { moodOf, type Mood } from '#app/room/view/light/moods';
import type { Vec3 } from '#domain/room/model/mesh';
import type { PhotoLight } from '#domain/room/photo/photo-light';

/** How bright a lawn is on the screen by day, and how much of the light it sends back. */
const [LAWN_SHOWN, LAWN] = [0.2, 0.1];
/** Overcast, the sky is so much brighter than on a fine day, and white. */
const OVERCAST = 1.5;
/** No photograph is lighter or darker than what a lens can open to. */
const [LEAST, MOST] = [0.02, 6];

/** The light of a photograph as the view has it, with an exposure under which the ground is as bright as in the photograph. */
export function moodInPhoto({ level, warmth, sunshine }: PhotoLight, altitude: number): Mood {
  const day = moodOf('day', altitude);
  const cast: Vec3 = [Math.exp(warmth), 1, Math.exp(-warmth)];
  const white = OVERCAST * brightness(day.sky);
  const lit = {
    ...day,
    sun: times(day.sun, cast, sunshine),
    sky: times(
      day.sky.map((of) => white + (of - white) * sunshine),
      cast,
    ),
  };
  // What lawn and walls send back is as much less as what falls on them.
  const left = onGround(lit, altitude) / onGround(day, altitude);
  const mood = {
    ...lit,
    ground: times(day.ground, cast, left),
    bounce: times(day.bounce, cast, left),
  };
  const wanted = lightShownAs(LAWN_SHOWN * level);
  const exposure = (wanted * Math.PI) / (LAWN * onGround(mood, altitude));
  return { ...mood, exposure: Math.min(MOST, Math.max(LEAST, exposure)) };
}

/** What falls on open level ground. */
export function onGround({ sun, sky }: Mood, altitude: number): number {
  return brightness(sun) * Math.max(0, Math.sin(altitude)) + brightness(sky);
}

/** The exposed light that the film's curve (`film/tone.ts`) shows as so much, both linear. */
function lightShownAs(shown: number): number {
  const y = Math.min(0.985, shown);
  const [a, b] = [2.51 - 2.43 * y, 0.08 - 0.59 * y];
  return (-b + Math.sqrt(b * b + 0.56 * a * y)) / (2 * a);
}

function brightness([red = 0, green = 0, blue = 0]: readonly number[]): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function times(
  [red = 0, green = 0, blue = 0]: readonly number[],
  [r, g, b]: Vec3,
  share = 1,
): Vec3 {
  return [red * r * share, green * g * share, blue * b * share];
}
