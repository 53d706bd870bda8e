import type { CSSProperties } from 'react';
import { sayBoundary, useMeasuredBoundary } from '#app/pwa/measured-boundary';
import { Button } from '#app/ui/buttons/button';
import { metres } from '#domain/room/drawing/plan/metres';
import type { ShellMeasures } from '#domain/room/geometry/walls';
import { inTenths, type Measured } from '#domain/room/photo/measure';

interface Props {
  room: ShellMeasures;
  /** What the two marks tell; anything else is no distance. */
  measured: Measured | 'sky' | 'unsure' | null;
}

/** Takes what was measured over into the permission check, and back. */
export function BoundaryPart({ room, measured }: Props) {
  const kept = useMeasuredBoundary(room);
  const found = typeof measured === 'object' && measured !== null ? inTenths(measured) : null;
  const isNew = found !== null && (kept?.least !== found.least || kept.most !== found.most);
  if (kept === null && found === null) return null;
  return (
    <div style={part}>
      <p>
        {kept
          ? `The permission check has it: about ${metres(kept.metres)} to the boundary.`
          : 'Marked from the room to the fence? The permission check can use it.'}
      </p>
      <div style={row}>
        {isNew && (
          <Button size="compact" variant="line" onClick={() => sayBoundary(room, found)}>
            {kept ? 'Use this one' : 'It is the boundary'}
          </Button>
        )}
        {kept && (
          <Button size="compact" variant="line" onClick={() => sayBoundary(room, null)}>
            Take it back
          </Button>
        )}
      </div>
    </div>
  );
}

const part: CSSProperties = { display: 'grid', gap: 8, fontSize: 14 };
const row: CSSProperties = { display: 'flex', flexWrap: 'wrap', gap: 8 };
