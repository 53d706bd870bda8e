import { LinkButton } from '#app/ui/link-button';
import { PageHead } from '#app/ui/page-head';
import { css } from '#styled/css';
import { wrap } from '#styled/recipes';

/** The screen of an unknown address (specification §8). */
export function NotFound() {
  return (
    <div className={wrap()}>
      <PageHead title="404 Page Not Found">
        <p>Did you forget to add the page to the router?</p>
      </PageHead>
      <div
        className={css({ display: 'flex', flexWrap: 'wrap', gap: '3', paddingBottom: 'section' })}
      >
        <LinkButton to="/">Go to the home page</LinkButton>
        <LinkButton to="/contact" variant="line">
          Contact us
        </LinkButton>
      </div>
    </div>
  );
}
