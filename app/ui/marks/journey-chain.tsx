import { useFacts } from '#app/ui/company/use-facts';
import { journeySteps } from '#app/content/page-words/journey';
import { css } from '#styled/css';
import { JourneyMark } from './journey-mark';

/** The steps to a finished room as a chain of dimensions: vertical on phones, horizontal from 1024 px. */
export function JourneyChain() {
  const steps = journeySteps(useFacts());
  return (
    <ol className={chain}>
      {steps.map(({ number, icon, title, description, duration }) => (
        <li key={number} className={link}>
          <p className={measure}>{duration}</p>
          <JourneyMark icon={icon} className={mark} />
          <h3 className={heading}>
            {/* A space between the two would be a thing of its own in this row. */}
            <span className={numeral}>{`${number} `}</span>
            <span>{title}</span>
          </h3>
          <p className={text}>{description}</p>
          {number === steps.length && <i className={end} />}
        </li>
      ))}
    </ol>
  );
}

const chain = css({
  position: 'relative',
  pl: { base: '36px', lg: '0' },
  display: { lg: 'grid' },
  gridTemplateColumns: { lg: 'repeat(4, minmax(0, 1fr))' },
  columnGap: { lg: 'gutter' },
  _before: {
    content: '""',
    position: 'absolute',
    bg: 'drawingFaint',
    left: { base: '7px', lg: '-12px' },
    right: { lg: '-12px' },
    top: { base: '0', lg: '40px' },
    bottom: { base: '0', lg: 'auto' },
    w: { base: '1px', lg: 'auto' },
    h: { lg: '1px' },
  },
});

const link = css({
  position: 'relative',
  pb: { base: '10', lg: '0' },
  pt: { lg: '72px' },
  lg: { display: 'grid', gridRow: 'span 3', gridTemplateRows: 'subgrid' },
  '@media (min-width: 768px) and (max-width: 1023px)': {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    columnGap: 'gutter',
  },
  // The oblique tick and the short line it crosses.
  _before: {
    content: '""',
    position: 'absolute',
    w: '1px',
    h: '20px',
    rotate: '45deg',
    bg: 'text',
    left: { base: '-29px', lg: '0' },
    top: { base: '1px', lg: '30px' },
  },
  _after: {
    content: '""',
    position: 'absolute',
    bg: 'drawingFaint',
    left: { base: '-36px', lg: '0' },
    top: { base: '11px', lg: '28px' },
    w: { base: '15px', lg: '1px' },
    h: { base: '1px', lg: '25px' },
  },
  _last: { pb: '0' },
});

// Closes the chain: at the right end, or at the bottom on phones.
const end = css({
  position: 'absolute',
  bg: 'drawingFaint',
  left: { base: '-36px', lg: 'auto' },
  right: { lg: '0' },
  bottom: { base: '0', lg: 'auto' },
  top: { lg: '28px' },
  w: { base: '15px', lg: '1px' },
  h: { base: '1px', lg: '25px' },
  _after: {
    content: '""',
    position: 'absolute',
    left: { base: '7px', lg: '0' },
    top: { base: '-10px', lg: '2px' },
    w: '1px',
    h: '20px',
    rotate: '45deg',
    bg: 'text',
  },
});

const measure = css({
  textStyle: 'drawing',
  fontSize: '0.9375rem',
  color: 'textMuted',
  lg: {
    position: 'absolute',
    top: '10px',
    left: '0',
    right: 'calc(-1 * {spacing.gutter})',
    textAlign: 'center',
    'li:last-child > &': { right: '0' },
  },
});

const mark = css({ w: '44px', h: '44px', mt: { base: '4', lg: '0' } });

const heading = css({
  display: 'flex',
  gap: '2',
  textStyle: 'subheading',
  // Fits the longest title on one line of its quarter.
  fontSize: { xl: '1.625rem' },
  mt: { base: '3', lg: '5' },
  mb: { base: '2', lg: '3' },
});

const numeral = css({ color: 'textMuted', fontVariantNumeric: 'tabular-nums' });

// On tablets the text is beside its heading, not below it.
const text = css({
  color: 'textMuted',
  maxW: '34ch',
  '@media (min-width: 768px) and (max-width: 1023px)': {
    gridColumn: '2',
    gridRow: '1 / span 3',
    alignSelf: 'end',
  },
});
