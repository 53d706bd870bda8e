import { useMemo, useRef, useState } from 'react';
import { AT_FIRST, InsideTools } from '#app/room/view/inside-tools';
import { sightInside, sightOutside } from '#app/room/view/sights';
import { View3d } from '#app/room/view/view-3d';
import { Turning } from '#app/room/stage/turning';
import { useElementSize } from '#app/ui/screen/use-element-size';
import { css } from '#styled/css';
import type { Draft } from '#domain/design/draft/draft';
import { furnish } from '#domain/room/furniture/furnish';
import { suggestedFor } from '#domain/room/furniture/suggested';
import { buildRoom } from '#domain/room/geometry/room';
import type { ShellMeasures } from '#domain/room/geometry/walls';
import { rangeOf, turnedBy } from '#domain/room/scene/outside/turning';
import { VIEWPOINTS } from '#domain/room/scene/outside/viewpoints';

interface Props {
  shell: ShellMeasures;
  draft: Draft;
}

const SIDES = { outside: 'Outside', inside: 'Inside' } as const;

/** The room of a request as the homeowner sees it: outside, and from its places inside. */
export function QuoteView({ shell, draft }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const size = useElementSize(box);
  const room = useMemo(() => buildRoom(shell, draft), [shell, draft]);
  const pieces = useMemo(
    () => furnish(room, suggestedFor(draft.roomType, room)).pieces,
    [room, draft.roomType],
  );
  const [side, see] = useState<keyof typeof SIDES>('outside');
  const [azimuth, setAzimuth] = useState<number>(VIEWPOINTS.standard.azimuth);
  const [standing, stand] = useState(AT_FIRST);
  const [isReady, setReady] = useState(false);
  const isInside = side === 'inside';
  const sight = useMemo(() => {
    if (!size) return null;
    return isInside
      ? sightInside(room, pieces, standing, size)
      : sightOutside(room, draft.finishes, { ...VIEWPOINTS.standard, azimuth }, size);
  }, [isInside, room, pieces, standing, draft.finishes, azimuth, size]);
  const house = room.walls.back.house;
  return (
    <div className={whole}>
      <fieldset className={tabs}>
        <legend className={unseen}>Picture</legend>
        {Object.entries(SIDES).map(([id, name]) => (
          <label key={id} className={tab}>
            <input
              type="radio"
              name="quote-view"
              checked={id === side}
              onChange={() => see(id === 'inside' ? 'inside' : 'outside')}
            />
            {name}
          </label>
        ))}
      </fieldset>
      <div ref={box} className={picture} aria-busy={!isReady}>
        {size && (
          <View3d
            size={size}
            room={room}
            draft={draft}
            pieces={pieces}
            sight={sight}
            covers={isReady}
            place={isInside ? `inside ${standing.place}` : 'outside'}
            onReady={setReady}
          />
        )}
        {isInside ? (
          <InsideTools
            room={room}
            pieces={pieces}
            standpoint={standing}
            onStand={stand}
            className={turning}
          />
        ) : (
          <Turning
            label="Turn the room"
            className={turning}
            azimuth={azimuth}
            range={rangeOf(house)}
            onTurn={(degrees) => setAzimuth((now) => turnedBy(now, degrees, house))}
          />
        )}
      </div>
    </div>
  );
}

const whole = css({ width: 'full', display: 'grid', gap: '2' });

const tabs = css({ display: 'flex', gap: '4' });

const unseen = css({ srOnly: true });

const tab = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'target',
  cursor: 'pointer',
});

const picture = css({
  position: 'relative',
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  background: 'sunken',
  '& > canvas': { position: 'absolute', inset: '0', width: 'full', height: 'full' },
});

const turning = css({
  position: 'absolute',
  inset: '0',
  cursor: 'grab',
  touchAction: 'pan-y',
  _focusVisible: { outline: '3px solid {colors.focus}', outlineOffset: '-6px' },
});
