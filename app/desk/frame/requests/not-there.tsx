import { Button } from '#app/ui/buttons/button';
import { css } from '#styled/css';

/** The open request could not be shown: it has been deleted, or the server did not answer. */
export function NotThere({ retry }: { retry: () => void }) {
  return (
    <div className={note} role="alert">
      <p>This request could not be loaded. It may have been deleted.</p>
      <Button variant="line" size="dense" onClick={retry}>
        Try again
      </Button>
    </div>
  );
}

const note = css({ display: 'grid', justifyItems: 'start', gap: '4', paddingBlock: '6' });
