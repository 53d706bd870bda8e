import { phoneHref } from '#domain/site/content/facts/fact-words';
import { useFacts } from '#app/ui/company/use-facts';
import { Button } from '#app/ui/buttons/button';
import { LinkButton } from '#app/ui/buttons/link-button';
import { css } from '#styled/css';
import { button, emptyNote } from '#styled/recipes';
import { OpenByLink } from './open-by-link';
import type { FollowProblem } from './state/ask-followed';

/** Why the page has nothing to show. */
type NoView = FollowProblem | 'no-link';

const NOTES: Record<NoView, { title: string; text: string; again?: true }> = {
  'no-link': {
    title: 'This page opens by a link',
    text: 'Each request has a private link of its own. Take the one from our newest email, or from the list of your requests on the device that you sent it from.',
  },
  unknown: {
    title: 'This link opens nothing',
    text: 'It may have been cut short on its way, or we have replaced it with a newer one. Take the one from our newest email, or call us.',
  },
  gone: {
    title: 'This request is no longer kept',
    text: 'We have deleted what we knew of it, and so has this device. If you would like a room, ask us for a new quote.',
  },
  offline: {
    title: 'There is no signal, and no copy here yet',
    text: 'This device has not opened the page before, so it has nothing to show. Open it once with a signal: from then on it works without.',
    again: true,
  },
  busy: {
    title: 'Our server could not answer just now',
    text: 'Nothing is lost. Wait a moment, then try again.',
    again: true,
  },
};

/** A sentence about why there is nothing, and the way on. */
export function FollowNote({ why, onAgain }: { why: NoView; onAgain?: () => void }) {
  const { company } = useFacts();
  const { title, text, again } = NOTES[why];
  return (
    <div className={emptyNote()} aria-live="polite">
      <h2>{title}</h2>
      <p className={css({ maxWidth: '62ch', marginBottom: '5' })}>{text}</p>
      {why === 'no-link' && <OpenByLink />}
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
        {again ? (
          <Button onClick={onAgain}>Try again</Button>
        ) : (
          <LinkButton to="/quotes" variant={why === 'no-link' ? 'line' : 'solid'}>
            Your quote requests
          </LinkButton>
        )}
        <a href={phoneHref(company)} className={button({ variant: 'line' })}>
          Call {company.phone}
        </a>
      </div>
    </div>
  );
}
