import { LinkButton } from '#app/ui/link-button';
import { css } from '#styled/css';
import { emptyNote } from '#styled/recipes';

/** No request on this device. */
export function EmptyQueue() {
  return (
    <div className={emptyNote()}>
      <p>No quote requests on this device yet.</p>
      <LinkButton to="/builder">Build Your Room</LinkButton>
    </div>
  );
}

/** The browser keeps nothing for us, so there is nothing to list. */
export function UnavailableQueue() {
  return (
    <div className={emptyNote()}>
      <p>This browser keeps nothing for this site.</p>
      <p className={css({ maxWidth: '62ch', marginBottom: '5' })}>
        Private windows and some settings do that. Requests are then sent at once instead of being
        kept here, and you see straight away whether we have received them.
      </p>
      <LinkButton to="/builder">Build Your Room</LinkButton>
    </div>
  );
}
