import { whyModularPage } from '#app/content/why-modular/page';
import frame from '#app/media/gallery-07.jpg?picture';
import { Actions } from '#app/ui/buttons/actions';
import { LinkButton } from '#app/ui/buttons/link-button';
import { PageHead } from '#app/ui/page/page-head';
import { WidePicture } from '#app/ui/page/wide-picture';
import { css } from '#styled/css';
import { wrap } from '#styled/recipes';

const { badge, title, lead, quoteButton, workButton } = whyModularPage.hero;

/**
 * What modular saves, on one screen: the badge, the figures, the two calls to action, a building site.
 */
export function Hero() {
  return (
    <>
      <div className={wrap()}>
        <PageHead title={title} above={<p className={flag}>{badge}</p>}>
          <p className={css({ marginBottom: '6' })}>
            {lead.map((sentence) => (
              <span key={sentence} className={css({ display: 'block' })}>
                {sentence}{' '}
              </span>
            ))}
          </p>
          <Actions>
            <LinkButton to="/builder">{quoteButton}</LinkButton>
            <LinkButton to="/gallery" variant="line" className={css({ color: 'text' })}>
              {workButton}
            </LinkButton>
          </Actions>
        </PageHead>
      </div>
      <WidePicture picture={frame} />
    </>
  );
}

const flag = css({ textStyle: 'label', color: 'price', paddingBottom: '3' });
