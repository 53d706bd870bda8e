import { useFacts } from '#app/ui/company/use-facts';
import { Link } from '@tanstack/react-router';
import { whyChoose } from '#app/content/page-words/home-sections';
import inside from '#app/media/home-inside.jpg?picture';
import { ArrowRightIcon } from '#app/ui/icons/arrows/arrow-right-icon';
import { Picture } from '#app/ui/pictures/picture';
import { css, cx } from '#styled/css';
import { goLink, pageGrid, wrap } from '#styled/recipes';
import { SellingPoints } from './selling-points';

/** Why Choose: a room from inside, our promises, and the four selling points. */
export function WhyChoose() {
  const { heading, paragraphs, link, caption } = whyChoose(useFacts());
  return (
    <section className={css({ pb: 'section' })} aria-labelledby="why-heading">
      <div className={wrap()}>
        <div className={cx(pageGrid(), grid)}>
          <figure className={figure}>
            <Picture picture={inside} className={photo} sizes="(min-width: 1024px) 70vw, 100vw" />
            <figcaption className={captionText}>{caption}</figcaption>
          </figure>
          <div className={words}>
            <h2 id="why-heading" className={css({ textStyle: 'heading', mb: '6' })}>
              {heading}
            </h2>
            <div className={text}>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            <Link to="/why-modular" className={cx(goLink(), css({ mt: '4' }))}>
              <span>{link}</span>
              <ArrowRightIcon />
            </Link>
          </div>
        </div>
        <SellingPoints />
      </div>
    </section>
  );
}

const grid = css({ rowGap: '8' });

const figure = css({ md: { gridColumn: '1 / span 4' }, lg: { gridColumn: '1 / span 5' } });

const photo = css({ aspectRatio: { base: '3 / 2', md: '4 / 5' } });

const captionText = css({ textStyle: 'caption', color: 'textMuted', mt: '10px' });

const words = css({
  alignSelf: 'end',
  pb: '5',
  md: { gridColumn: '5 / -1' },
  lg: { gridColumn: '7 / -1' },
});

const text = css({
  textStyle: 'lead',
  maxW: '42ch',
  '& p + p': { color: 'textMuted', mt: '1em' },
});
