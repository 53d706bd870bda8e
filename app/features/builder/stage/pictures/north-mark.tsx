import { css } from '#styled/css';

/** Where north lies on the plan. */
export function NorthMark({ north }: { north: number }) {
  return (
    <svg viewBox="-20 -20 40 40" aria-hidden="true" className={mark}>
      <g transform={`rotate(${north})`}>
        <path d="M0 -8L6 14L0 9z" className={css({ fill: 'drawing' })} />
        <path d="M0 -8L-6 14L0 9z" className={css({ fill: 'none', stroke: 'drawing' })} />
        <text y="-10" textAnchor="middle" className={css({ fill: 'drawing', fontSize: '10px' })}>
          N
        </text>
      </g>
    </svg>
  );
}

const mark = css({
  position: 'absolute',
  right: { base: '6px', lg: '20px' },
  bottom: { base: '6px', lg: '64px' },
  width: { base: '44px', lg: '64px' },
  height: { base: '44px', lg: '64px' },
  pointerEvents: 'none',
  '[data-folded] &': { display: 'none' },
});
