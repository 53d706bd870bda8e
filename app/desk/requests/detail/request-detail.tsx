import { WithFigures } from '#app/ui/prices/with-figures';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '#app/ui/faults/error-boundary';
import type { InboxPath } from '#app/api/desk/inbox';
import { css } from '#styled/css';
import type { DeskEnquiry } from '#domain/order/contracts/admin/desk-enquiry';
import type { DeskQuoteRequest } from '#domain/order/contracts/admin/desk-quote-request';
import { AlsoFrom } from './also-from';
import { Facts, MailFacts } from './facts';
import { Forget } from './forget';
import { Notes } from './notes';
import { ReplyLinks } from './reply-links';
import { StateChoice } from './state-choice';
import { useRequestActions } from './use-request-actions';
import { useSeen } from './use-seen';
import { useStateChoice } from './use-state-choice';
import { formatMoment } from '#app/desk/frame/requests/words';

interface Props {
  screen: '/admin/quotes' | '/admin/enquiries';
  path: InboxPath;
  stored: DeskQuoteRequest | DeskEnquiry;
  /** Whose it is. */
  title: string;
  /** What it is about, below. */
  about: string;
  /** Subject of the reply email. */
  subject: string;
  facts: readonly (readonly [string, ReactNode])[];
  /** Where its order stands, above the facts. */
  order?: ReactNode;
  /** Logs a call, beside the links to reply. */
  calls?: ReactNode;
  /** What happened to it, below the notes. */
  history?: ReactNode;
  /** Shown beside the facts. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** One request, with every action on it. */
export function RequestDetail({ screen, path, stored, children, ...words }: Props) {
  const { id, email, phone, notes, anonymisedAt, mails } = stored;
  const actions = useRequestActions(path, stored);
  const { shown: shownState, choose } = useStateChoice({
    ...stored,
    busy: actions.busy,
    save: actions.setState,
  });
  const navigate = useNavigate();
  useSeen(path, id, stored.seenAt);
  const remove = async () => {
    if (!(await actions.remove())) return;
    await navigate({ to: screen, search: ofList, ignoreBlocker: true });
  };
  return (
    <>
      <h2 className={heading} translate="no">
        {words.title}
      </h2>
      <p className={muted}>
        <WithFigures text={words.about} />
      </p>
      <div className={bar}>
        <StateChoice state={shownState} onChange={choose} />
        <ReplyLinks
          phone={phone}
          email={email}
          subject={words.subject}
          quiet={words.order !== undefined}
        />
        <ErrorBoundary part="calls" of={stored}>
          {words.calls}
        </ErrorBoundary>
      </div>
      <ErrorBoundary part="order" of={stored}>
        {words.order}
      </ErrorBoundary>
      <div className={words.aside ? pair : undefined}>
        <ErrorBoundary part="facts" of={stored}>
          <Facts
            rows={[
              ...words.facts,
              ['Received', formatMoment(stored.createdAt)],
              [
                'Mail',
                <MailFacts
                  key="mail"
                  mails={mails}
                  busy={actions.busy}
                  onSend={(to) => void actions.sendAgain(to)}
                />,
              ],
              ['Anonymised', anonymisedAt && formatMoment(anonymisedAt)],
            ]}
          />
        </ErrorBoundary>
        <ErrorBoundary part="plan" of={stored}>
          {words.aside}
        </ErrorBoundary>
      </div>
      <ErrorBoundary part="also from" of={stored}>
        <AlsoFrom also={stored.also} name={stored.name} />
      </ErrorBoundary>
      <ErrorBoundary part="design and price" of={stored}>
        {children}
      </ErrorBoundary>
      <Notes key={id} notes={notes} busy={actions.busy} onSave={actions.saveNotes} />
      <ErrorBoundary part="history" of={stored}>
        {words.history}
      </ErrorBoundary>
      <Forget
        anonymous={anonymisedAt !== null}
        busy={actions.busy}
        onAnonymise={() => void actions.anonymise()}
        onRemove={() => void remove()}
      />
    </>
  );
}

/** The list stays as it was. */
function ofList({ state }: { state?: unknown }): { state?: unknown } {
  return { state };
}

const muted = css({ color: 'textMuted', fontSize: '0.9375rem' });

const heading = css({ textStyle: 'subheading', fontSize: '1.5rem', overflowWrap: 'anywhere' });

const bar = css({ display: 'flex', flexWrap: 'wrap', gap: '2', marginBlock: '4' });

const pair = css({
  display: 'grid',
  gap: '5',
  '@media (min-width: 1200px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
});
