import { useFacts } from '#app/ui/company/use-facts';
import { heroBadges } from '#app/content/page-words/home-sections';
import { Icon } from '#app/ui/icons/icon';
import { css } from '#styled/css';

/** In badge order: a house, a stamped sheet, insulation in a wall, a shield. */
const DRAWINGS = [
  'M3 17h14M5 17V8l5-4 5 4v9M8 17v-5h4v5',
  'M5 2.5h7l3 3v12H5zM12 2.5v3h3M7.5 11l2 2 3.5-4',
  'M3 3v14M7 3v14M3 4c4 2 0 3 4 5s0 3 0 4-2 2-4 3M11 10h6M14.5 7l3 3-3 3',
  'M10 2.5l6.5 2.5v5c0 4-3 6.5-6.5 7.5C6.5 16.5 3.5 14 3.5 10V5zM7 10l2.2 2.2L13 8',
];

/** The four badges of specification §2, Home 1. */
export function HeroBadges() {
  return (
    <ul className={list}>
      {heroBadges(useFacts()).map((text, index) => (
        <li key={text}>
          <Icon path={DRAWINGS[index] ?? ''} />
          {text}
        </li>
      ))}
    </ul>
  );
}

const list = css({
  display: 'grid',
  // Two columns, or one when text is enlarged.
  gridTemplateColumns: {
    base: 'repeat(auto-fit, minmax(min(max(8.5em, 40%), 100%), 1fr))',
    lg: 'repeat(4, 1fr)',
  },
  columnGap: 'gutter',
  mt: { base: '36px', lg: '56px' },
  '& li': {
    display: 'flex',
    gap: '3',
    borderTop: '1px solid {colors.lineStrong}',
    py: '14px',
    pr: '2',
    textStyle: { base: 'small', lg: 'label' },
    lineHeight: '1.35',
  },
  '& svg': { w: '24px', h: '24px', color: 'accentInk' },
});
