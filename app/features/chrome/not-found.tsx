import plot from '#app/media/gallery-05.jpg?picture';
import { LinkButton } from '#app/ui/buttons/link-button';
import { PageHead } from '#app/ui/page/page-head';
import { Picture } from '#app/ui/pictures/picture';
import { css, cx } from '#styled/css';
import { wrap } from '#styled/recipes';

const PLOT_SIZES = '(min-width: 1440px) 1296px, (min-width: 640px) 100vw, 170vw';

/** The screen for an unknown address (specification §8), with a garden that has nothing built in it yet. */
export function NotFound() {
  return (
    <div className={cx(wrap(), screen)}>
      <PageHead title="404 Page Not Found">
        <p>Did you forget to add the page to the router?</p>
      </PageHead>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
        <LinkButton to="/">Go to the home page</LinkButton>
        <LinkButton to="/contact" variant="line">
          Contact us
        </LinkButton>
      </div>
      <div className={place}>
        <Picture picture={plot} sizes={PLOT_SIZES} alt="" className={filling} />
      </div>
    </div>
  );
}

const screen = css({ display: 'flex', flexDirection: 'column', minH: 'inherit', pb: 'section' });

const place = css({ position: 'relative', flex: '1', minH: '260px', mt: '10', bg: 'sunken' });

const filling = css({ position: 'absolute', inset: '0' });
