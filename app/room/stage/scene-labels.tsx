import type { Point } from '#domain/room/drawing/shapes';
import type { PictureSize } from '#domain/room/scene/scene';
import { css } from '#styled/css';

interface Props {
  size: PictureSize;
  /** Measures and where their middle is, in pixels of the picture. */
  labels: readonly { readonly at: Point; readonly text: string }[];
}

/** Measures on paper chips over a scene; its description has them in words. */
export function SceneLabels({ size, labels }: Props) {
  return (
    <div aria-hidden="true" className={sheet} style={{ ...size }}>
      {labels.map(({ at: [x, y], text }) => (
        <span key={`${x} ${y}`} className={chip} style={{ left: `${x}px`, top: `${y}px` }}>
          {text}
        </span>
      ))}
    </div>
  );
}

const sheet = css({
  position: 'absolute',
  inset: '0',
  pointerEvents: 'none',
  _folded: { display: 'none' },
  // Letters so large would lie over each other.
  '@container (max-width: 19em)': { display: 'none' },
});

const chip = css({
  position: 'absolute',
  translate: '-50% -50%',
  padding: '2px 8px',
  background: 'surface',
  borderRadius: 'control',
  textStyle: 'caption',
  fontWeight: '540',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
