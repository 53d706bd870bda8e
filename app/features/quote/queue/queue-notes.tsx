import { phoneHref } from '#domain/site/content/facts/fact-words';
import { useFacts } from '#app/ui/company/use-facts';
import { forgetLostRequests } from '#app/pwa/outbox/use-lost-requests';
import { Button } from '#app/ui/buttons/button';
import { LinkButton } from '#app/ui/buttons/link-button';
import { css } from '#styled/css';
import { button, emptyNote } from '#styled/recipes';

/** No request on this device. */
export function EmptyQueue() {
  return (
    <div className={emptyNote()}>
      <p>No quote requests on this device yet.</p>
      <LinkButton to="/builder">Build Your Room</LinkButton>
    </div>
  );
}

/**
 * The phone cleared a waiting request. Only a confirmation email can tell whether it had been sent by
 * then.
 */
export function LostQueue() {
  const { company } = useFacts();
  return (
    <div className={emptyNote()} role="alert">
      <p>Your phone has cleared a waiting request.</p>
      <p className={css({ maxWidth: '62ch', marginBottom: '5' })}>
        It still waited here to be sent, and now the storage of this site is empty. Phones do that
        when they run short of space, and some settings do it too. Unless you have our confirmation
        by email, we have not received it: please ask again, or call us. A site that is installed on
        the home screen is rarely cleared.
      </p>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
        <LinkButton to="/builder">Build Your Room</LinkButton>
        <a href={phoneHref(company)} className={button({ variant: 'line' })}>
          Call {company.phone}
        </a>
        <Button variant="line" onClick={forgetLostRequests}>
          I understand
        </Button>
      </div>
    </div>
  );
}

/** The browser gives us no storage, so there is nothing to list. */
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
