import { Link } from '@tanstack/react-router';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import { HeroMeasure } from './hero-measure';
import { HeroPicture } from './hero-picture';

/** The home page's first screen: one large picture, the promise, and the two ways on. */
export function Home() {
  return (
    <section aria-labelledby="hero-heading">
      <HeroPicture />
      <div className={wrap}>
        <div className={notch}>
          <h1
            id="hero-heading"
            className={css({ textStyle: 'display', maxW: { base: '11.6ch', lg: 'none' } })}
          >
            Transform Your Garden Into Your Dream Space
          </h1>
          <div className={actions}>
            <Link to="/builder" className={button({ variant: 'solid' })}>
              Build Your Room
            </Link>
            <Link to="/contact" className={button({ variant: 'line' })}>
              Book Free Consultation
            </Link>
          </div>
          <HeroMeasure />
        </div>
        <ul className={badges}>
          {BADGES.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const BADGES = [
  '40 Years Experience',
  'Building Regs Compliant',
  'Fully Insulated',
  'Fully Insured Works & 10 Year Guarantee',
];

const wrap = css({ maxW: 'page', mx: 'auto', px: 'margin', pb: 'section' });

const notch = css({
  position: 'relative',
  pt: { base: '28px', lg: '10' },
  lg: {
    mt: '-140px',
    w: '58.333%',
    pr: '10',
    bg: 'canvas',
    _before: {
      content: '""',
      position: 'absolute',
      top: '0',
      bottom: '0',
      right: '100%',
      w: '100vw',
      bg: 'canvas',
    },
  },
});

const actions = css({
  display: 'grid',
  gap: '3',
  mt: { base: '6', lg: '8' },
  '@media (min-width: 640px)': { display: 'flex', flexWrap: 'wrap' },
});

const badges = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr 1fr', lg: 'repeat(4, 1fr)' },
  columnGap: 'gutter',
  mt: { base: '36px', lg: '56px' },
  '& li': {
    borderTopWidth: '1px',
    borderTopStyle: 'solid',
    borderTopColor: { base: 'line', lg: 'lineStrong' },
    py: '14px',
    pr: '2',
    textStyle: { base: 'small', lg: 'label' },
  },
});
