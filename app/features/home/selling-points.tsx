import { useFacts } from '#app/ui/company/use-facts';
import { sellingPoints } from '#app/content/page-words/selling-points';
import { css } from '#styled/css';

/** On a 56 px grid, in the order of the points: elevation, wall section, certificate, boards. */
const DRAWINGS = [
  'M6 50h44M11 50V24l17-12 17 12v26M22 50V34h12v16M6 5h44M6 2v6M50 2v6',
  'M10 6v44M24 6v44M32 6v44M46 6v44M10 10l14 8-14 8 14 8-14 8 14 8M32 12h14M32 20h14M32 28h14M32 36h14M32 44h14',
  'M12 4h24l8 8v40H12zM36 4v8h8M20 22h16M20 30h16M20 40l4 4 8-9',
  'M6 12h44v10H6zM6 22h44v10H6zM6 32h44v10H6zM20 12v10M38 22v10M14 32v10M32 32v10M6 50h44M6 47v6M50 47v6',
];

/** The four selling points, each with its drawing. */
export function SellingPoints() {
  return (
    <ul className={list}>
      {sellingPoints(useFacts()).map(({ title, text }, index) => (
        <li key={title} className={point}>
          <svg className={drawing} viewBox="0 0 56 56" aria-hidden="true">
            <path d={DRAWINGS[index]} />
          </svg>
          <div>
            <h3 className={css({ textStyle: 'subheading' })}>{title}</h3>
            <p className={css({ color: 'textMuted', fontSize: '1rem', mt: '6px' })}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

const list = css({
  display: 'grid',
  gridTemplateColumns: { md: '1fr 1fr', lg: 'repeat(4, minmax(0, 1fr))' },
  columnGap: 'gutter',
  mt: 'block',
});

const point = css({
  display: { base: 'grid', lg: 'block' },
  gridTemplateColumns: '56px minmax(0, 1fr)',
  columnGap: '4',
  borderTop: '1px solid {colors.lineStrong}',
  pt: { base: '5', lg: '6' },
  pb: { base: '28px', lg: '0' },
});

const drawing = css({
  w: { base: '48px', lg: '56px' },
  h: { base: '48px', lg: '56px' },
  mb: { lg: '10' },
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.1',
});
