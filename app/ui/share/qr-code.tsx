import { correction, generate } from 'lean-qr';
import { css } from '#styled/css';

/** Quiet zone around the code, in modules, as scanners require. */
const QUIET = 4;

/** A text as a QR code: black on white in both themes, because not every scanner reads it inverted. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const size = code.size + 2 * QUIET;
  return (
    <svg
      className={picture}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an SVG is an image by its role only
      role="img"
      aria-label={label}
    >
      <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="#000" d={modules(code)} />
    </svg>
  );
}

/** Draws each dark module as a square in one path, merging adjacent ones into bars. */
function modules({ size, get }: Pick<ReturnType<typeof generate>, 'size' | 'get'>): string {
  let path = '';
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (!get(x, y)) continue;
      const start = x;
      while (get(x + 1, y)) x += 1;
      path += `M${start + QUIET} ${y + QUIET}h${x + 1 - start}v1h-${x + 1 - start}z`;
    }
  }
  return path;
}

const picture = css({ display: 'block', width: '100%', maxWidth: '260px' });
