import { css, cx } from '#styled/css';
import { wrap } from '#styled/recipes';
import { Button } from '#app/ui/buttons/button';
import { PageHead } from './page-head';

/**
 * Replaces a page whose code could not be loaded or has failed; the button reloads the page. It is seen after half a
 * second: when the code is gone after a release, the page reloads itself before that (`recover-lazy-import.ts`).
 */
export function PageFault() {
  return (
    <div className={cx(wrap(), late)}>
      <PageHead title="This page could not be loaded">
        <p>Check your connection, then try again.</p>
      </PageHead>
      <Button onClick={() => location.reload()}>Try again</Button>
    </div>
  );
}

const late = css({ animation: 'appear 0s 500ms backwards' });
