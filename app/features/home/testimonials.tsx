import { TESTIMONIAL_INTERVAL_MS, testimonialWords } from '#app/content/page-words/testimonials';
import type { ShownTestimonial } from '#app/content/site-data';
import { css, cx } from '#styled/css';
import { pageGrid, wrap } from '#styled/recipes';
import { CarouselControls } from './carousel-controls';
import { useRotation } from './use-rotation';

/** Testimonials, one at a time; they rotate automatically while nobody is reading or using them. */
export function Testimonials({ testimonials }: { testimonials: readonly ShownTestimonial[] }) {
  const rotation = useRotation(testimonials.length, TESTIMONIAL_INTERVAL_MS);
  const { index, running, hold } = rotation;
  return (
    <section
      className={css({ pb: 'section' })}
      aria-labelledby="voices-heading"
      aria-roledescription="carousel"
    >
      <div className={wrap()}>
        <div className={cx(pageGrid(), frame)} {...hold}>
          <h2 id="voices-heading" className={heading}>
            {testimonialWords.heading}
          </h2>
          <div className={content}>
            <div className={stage} aria-live={running ? 'off' : 'polite'}>
              {testimonials.map(({ id, quote, name, location, project, sample }, at) => (
                <figure
                  key={id}
                  className={slide}
                  aria-roledescription="slide"
                  aria-label={`${at + 1} of ${testimonials.length}`}
                  data-shown={at === index || undefined}
                >
                  <blockquote className={words}>{quote}</blockquote>
                  <figcaption className={css({ mt: '5' })}>
                    <p className={css({ textStyle: 'label' })}>
                      <span translate="no">{name}</span>, {location}
                    </p>
                    <p className={css({ textStyle: 'small', color: 'textMuted' })}>{project}</p>
                    {sample && <p className={note}>{testimonialWords.sample}</p>}
                  </figcaption>
                </figure>
              ))}
            </div>
            {testimonials.length > 1 && (
              <CarouselControls count={testimonials.length} {...rotation} />
            )}
          </div>
        </div>
      </div>
    </section>
  );
}

const frame = css({ rowGap: '6', borderTop: '1px solid {colors.text}', pt: '5' });

const heading = css({ textStyle: 'label', lg: { gridColumn: '1 / span 3' } });

const content = css({ lg: { gridColumn: '5 / -1' } });

// All three share one cell, as high as the tallest, so nothing below ever moves.
const stage = css({ display: 'grid' });

const slide = css({
  gridArea: '1 / 1',
  visibility: 'hidden',
  '&[data-shown]': { visibility: 'visible', animation: 'appear {durations.slow}' },
});

const words = css({
  textStyle: 'quote',
  maxW: '24em',
  textIndent: '-0.42em',
  pl: { base: '0.42em', lg: '0' },
  _before: { content: '"“"' },
  _after: { content: '"”"' },
});

const note = css({ textStyle: 'caption', color: 'textMuted', mt: '2' });
