import { BOOK_CONSULTATION } from '#app/content/company/consultation';
import { LinkButton } from '#app/ui/buttons/link-button';
import { css } from '#styled/css';
import { BuildButton } from '#app/features/home/build-button';
import { ContinueLink } from './continue-link';
import type { HomeContent } from '#app/features/home/islands/island-content';
import { StaticIsland } from '#app/features/home/islands/static-island';

/** The first screen: one large picture, the promise, two calls to action, and four badges. */
export function Hero({ content }: { content: HomeContent }) {
  return (
    <section className={screen} aria-labelledby="hero-heading">
      <StaticIsland name="picture" className={picture} content={content} />
      <div className={wrap}>
        <div className={notch}>
          <h1 id="hero-heading" className={heading}>
            {content.home.title}
          </h1>
          <StaticIsland name="measure" content={content} />
          <div className={actions}>
            <BuildButton />
            <LinkButton to="/contact" variant="line">
              {BOOK_CONSULTATION}
            </LinkButton>
          </div>
          <ContinueLink />
        </div>
        <StaticIsland name="badges" content={content} />
        <i hidden data-end />
      </div>
    </section>
  );
}

// At least the full screen, so that nothing below it is visible before its styles have loaded.
const screen = css({
  display: 'flex',
  flexDirection: 'column',
  minH: 'calc(100svh - {sizes.header})',
  // The picture fills the space the text leaves, so it is hidden until the end of this section has been
  // parsed. `:root` gets the rule inlined.
  '&:not(:root, :has([data-end]))': { display: 'none' },
});

// On a tall screen the picture takes the space the text leaves.
const picture = css({
  flex: '1 0 auto',
  h: { base: 'min(92vw, 52svh)', lg: 'clamp(440px, 63svh, 780px)' },
  minH: '300px',
  '@media (min-width: 640px) and (max-width: 1023px) and (min-height: 481px)': { h: '56vw' },
  // A phone on its side shows the headline under it.
  _short: { h: '46svh', minH: '0' },
});

const wrap = css({ w: 'full', maxW: 'page', mx: 'auto', px: 'margin', pb: 'section' });

const heading = css({
  textStyle: 'display',
  maxW: { base: '11.6ch', lg: 'none' },
  '@media (min-width: 640px) and (max-width: 1023px)': { maxW: '14ch' },
});

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
  // Above the canvas left of the notch, which would cover the left side of a focus ring.
  position: 'relative',
  display: 'grid',
  gap: '3',
  mt: { base: '6', lg: '8' },
  '@media (min-width: 640px)': { display: 'flex', flexWrap: 'wrap' },
});
