import type { CSSProperties } from 'react';
import { Button } from '#app/ui/buttons/button';
import { PhotoSlider } from '#app/room/photo/photo-slider';
import type { GardenPhoto } from '#app/room/photo/reading/read-photo';
import type { Front } from './use-front';

/** Hundredths of the photograph's longer side. */
const [FINEST, BROADEST] = [0.5, 12];

/** What the brush does, and how wide it is. */
export function FrontTools({ front, photo }: { front: Front; photo: GardenPhoto }) {
  const { brush, setBrush, mask, undo, isShown, show } = front;
  const hundredth = Math.max(photo.width, photo.height) / 100;
  return (
    <div style={column}>
      <fieldset aria-label="Brush" style={row}>
        {[false, true].map((isErasing) => (
          <Button
            key={String(isErasing)}
            size="compact"
            variant={brush.isErasing === isErasing ? 'solid' : 'line'}
            aria-pressed={brush.isErasing === isErasing}
            onClick={() => setBrush({ ...brush, isErasing })}
          >
            {isErasing ? 'Erase' : 'Keep'}
          </Button>
        ))}
        <Button size="compact" variant="line" disabled={!mask.canUndo} onClick={undo}>
          Undo
        </Button>
      </fieldset>
      <PhotoSlider
        label="Brush width"
        from={FINEST}
        to={BROADEST}
        step={0.5}
        value={brush.width / hundredth}
        words={(share) => `${share} % of the photo`}
        onChange={(share) => setBrush({ ...brush, width: share * hundredth })}
      />
      <label style={tick}>
        <input
          type="checkbox"
          checked={isShown}
          onChange={(event) => show(event.currentTarget.checked)}
        />
        Show what is kept
      </label>
    </div>
  );
}

const column: CSSProperties = { display: 'grid', gap: 10 };
const row: CSSProperties = { display: 'flex', flexWrap: 'wrap', gap: 8, border: 0, padding: 0 };
const tick: CSSProperties = { display: 'flex', gap: 8, alignItems: 'center', minHeight: 36 };
