import { wrap } from '#styled/recipes';
import { Button } from '#app/ui/buttons/button';
import { PageHead } from './page-head';

/** Replaces a page whose code could not be loaded or has failed; the button reloads the page. */
export function PageFault() {
  return (
    <div className={wrap()}>
      <PageHead title="This page could not be loaded">
        <p>A part of it is missing. Check your connection, then try again.</p>
      </PageHead>
      <Button onClick={() => location.reload()}>Try again</Button>
    </div>
  );
}
