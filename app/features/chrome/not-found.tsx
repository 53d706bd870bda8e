import { useHydrated } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { LinkButton } from '#app/ui/buttons/link-button';
import { PageHead } from '#app/ui/page/page-head';
import { css, cx } from '#styled/css';
import { wrap } from '#styled/recipes';

const EmptyPlot = lazy(async () => ({ default: (await import('./empty-plot')).EmptyPlot }));

/** The screen for an unknown address (specification §8). */
export function NotFound() {
  // This screen is in every page's bundle, so the picture is left until after hydration.
  const hydrated = useHydrated();
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
        {hydrated && (
          <Suspense>
            <EmptyPlot />
          </Suspense>
        )}
      </div>
    </div>
  );
}

const screen = css({ display: 'flex', flexDirection: 'column', minH: 'inherit', pb: 'section' });

const place = css({ position: 'relative', flex: '1', minH: '260px', mt: '10', bg: 'sunken' });
