import { css } from '#styled/css';

/** Front elevation of the building in the hero picture: 5.6 m wide, 2.8 m high, 64 px to the metre. */
export function Elevation() {
  return (
    <div className={ground} aria-hidden="true">
      <svg className={drawing} viewBox="0 0 1344 200">
        <path d="M546 96a44 44 0 1 1 88 0a44 44 0 1 1-88 0M590 200V74M590 100l-18-18M590 110l15-22" />
        <path d="M1228 116a34 34 0 1 1 68 0a34 34 0 1 1-68 0M1262 200V99M1262 120l-14-14M1262 130l12-17" />
        <path d="M474 142a26 26 0 1 1 52 0a26 26 0 1 1-52 0M500 200V129M500 146l-10-10M500 156l9-13" />
        <path d="M769 35v157M778 35v157M787 35v157M796 35v157M1033 35v157M1042 35v157M1051 35v157M1114 35v157" />
        <g className={ink}>
          <path d="M760 192V33M1118 192V33M738 19h402v14H738zM720 200v-8h438v8" />
          <path d="M800 192V43h224v149M874 43v149M949 43v149M1054 192V43h51v149" />
        </g>
        <path d="M686 15v185M679 19h14M679 199.5h14" />
        <path className={ink} d="M682 23l8-8M682 203.5l8-8" />
        <text className={measure} transform="translate(678 110) rotate(-90)" textAnchor="middle">
          2.8 m
        </text>
      </svg>
    </div>
  );
}

// On phones the drawing is wider than the band and positioned so that the whole building shows.
const ground = css({
  display: 'flex',
  justifyContent: { base: 'end', lg: 'stretch' },
  mr: { base: '-84px', md: '-40px', lg: '0' },
  mt: 'clamp(40px, 6vw, 88px)',
});

const drawing = css({
  flex: 'none',
  maxW: 'none',
  h: { base: 'min(120px, 31vw)', lg: 'auto' },
  w: { lg: 'full' },
  fill: 'none',
  stroke: 'bandLine',
  '& path': { vectorEffect: 'non-scaling-stroke' },
});

const ink = css({ stroke: 'bandMuted' });

const measure = css({
  fill: 'bandMuted',
  stroke: 'none',
  textStyle: 'drawing',
  fontSize: { base: '22px', lg: '13px' },
});
