import type { Colour } from '#app/room/stage/colour';
import { OUTSIDE } from '#app/room/stage/outside-palette';
import { useLight } from '#app/room/stage/use-light';
import { css } from '#styled/css';

/** Metres: heights of a fence and of the hedge behind it, a bush's width, a slat, the strip of lawn. */
const [FENCE, HEDGE, BUSH, SLAT, LAWN] = [1.7, 2.05, 0.95, 0.13, 0.34];

interface Props {
  /** Pixels from the top of the picture to the ground, and of a metre. */
  ground: number;
  metre: number;
}

/** The sky and the garden that one side of the room stands before, in the inks of the view from outside. */
export function SideSetting({ ground, metre }: Props) {
  const light = useLight();
  const ink = (name: keyof typeof OUTSIDE) => written(OUTSIDE[name][light]);
  const standing = (height: number) => ({ top: ground - height * metre, height: height * metre });
  const bush = `${BUSH * metre}px ${(HEDGE - FENCE) * metre}px`;
  return (
    <div aria-hidden="true" className={setting}>
      <i style={{ height: ground, background: ink('sky') }} />
      <i
        style={{
          ...standing(HEDGE),
          background: `radial-gradient(50% 100% at 50% 100%, ${ink('hedge2')} 98%, transparent) 0 0 / ${bush} repeat-x`,
        }}
      />
      <i
        style={{
          ...standing(FENCE),
          background: `repeating-linear-gradient(${ink('slat')} 0 1px, transparent 1px ${SLAT * metre}px), ${ink('fence')}`,
        }}
      />
      <i style={{ top: ground, height: LAWN * metre, background: ink('lawn') }} />
    </div>
  );
}

function written(colour: Colour): string {
  if (typeof colour === 'string') return colour;
  if ('top' in colour) return `linear-gradient(${colour.top}, ${colour.bottom})`;
  return `radial-gradient(${colour.middle}, ${colour.edge})`;
}

const setting = css({
  position: 'absolute',
  inset: '0',
  overflow: 'hidden',
  '& > i': { position: 'absolute', insetInline: '0' },
});
