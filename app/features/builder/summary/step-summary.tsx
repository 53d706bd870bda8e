import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ErrorBoundary } from '#app/ui/faults/error-boundary';
import { ArrowRightIcon } from '#app/ui/icons/arrows/arrow-right-icon';
import { phoneHref } from '#domain/site/content/facts/fact-words';
import { useFacts } from '#app/ui/company/use-facts';
import { IN_BUILDER } from '#app/offline/garden-photos/garden-photo-record';
import { useOutbox } from '#app/pwa/outbox/use-outbox';
import { css } from '#styled/css';
import { button, goLink, summary } from '#styled/recipes';
import type { StepView } from '#app/features/builder/builder-view';
import { FitNote } from '#app/features/builder/steps/fit-note';
import { GardenButton } from '#app/room/garden/garden-button';
import { PhotoButton } from '#app/room/photo/photo-button';
import { KeepDesign } from './keep-design';
import { QuoteForm } from '#app/features/builder/quote-form/quote-form';
import { QuotePdfButton } from '#app/features/builder/quote-form/quote-pdf-button';
import { Recap } from './recap-list';
import { sentAlready } from '#app/pwa/outbox/sent-already';
import { SentAlreadyNotice } from './sent-already-notice';
import { QUOTE_SECTION_ID, showQuoteForm } from '#app/features/builder/quote-form/show-quote-form';
import { SummaryPrice } from './summary-price';
import { useOfflineThanks } from './use-offline-thanks';
import { useQuoteForm } from '#app/features/builder/quote-form/use-quote-form';

/** Step 6: a recap of everything, its price, and the form for a written quote. */
export function StepSummary(view: StepView) {
  const { draft, dispatch, pricing, room, price } = view;
  const form = useQuoteForm(view);
  useOfflineThanks();
  const { status, items } = useOutbox();
  const [again, setAgain] = useState(false);
  const sentEntry = sentAlready(draft, room, items);
  const asks = sentEntry !== null && !again && form.phase === 'idle';
  // The form is at the other end of the page.
  useEffect(() => {
    if (again) showQuoteForm();
  }, [again]);
  return (
    <div className={summary().root}>
      {asks && <SentAlreadyNotice entry={sentEntry} onAgain={() => setAgain(true)} />}
      <div>
        {pricing.pricing && (
          <ErrorBoundary part="recap" of={draft}>
            <Recap draft={draft} pricing={pricing.pricing} />
          </ErrorBoundary>
        )}
        {pricing.pricing && <FitNote draft={draft} pricing={pricing.pricing} dispatch={dispatch} />}
        {room && (
          <div className={garden}>
            <GardenButton room={room} draft={draft} className={button({ variant: 'line' })} />
            <PhotoButton
              of={IN_BUILDER}
              room={room}
              draft={draft}
              className={button({ variant: 'line' })}
            />
            <Link to="/peg-out" className={goLink()}>
              <span>Peg it out on your lawn</span>
              <ArrowRightIcon />
            </Link>
          </div>
        )}
      </div>
      <ErrorBoundary part="summary price" of={price}>
        <SummaryPrice price={price} />
      </ErrorBoundary>
      {pricing.pricing && (
        <ErrorBoundary part="keep design" of={draft}>
          <KeepDesign draft={draft} pricing={pricing.pricing}>
            <ErrorBoundary part="estimate button" of={price} instead={null}>
              <QuotePdfButton draft={draft} pricing={pricing} price={price} />
            </ErrorBoundary>
          </KeepDesign>
        </ErrorBoundary>
      )}
      <div id={QUOTE_SECTION_ID} className={place}>
        {!asks && (
          // What is typed is kept in `form`.
          <ErrorBoundary part="quote form" of={form.phase} wayOn={<OtherWays />}>
            <QuoteForm form={form} keeps={status !== 'unavailable'} />
          </ErrorBoundary>
        )}
      </div>
    </div>
  );
}

/** When the form cannot be shown. */
function OtherWays() {
  const { company } = useFacts();
  return (
    <p>
      Or call{' '}
      <a className={way} href={phoneHref(company)}>
        {company.phone}
      </a>
      {', or write to '}
      <a className={way} href={`mailto:${company.email}`}>
        {company.email}
      </a>
    </p>
  );
}

const way = css({ textDecoration: 'underline', textUnderlineOffset: '3px' });
const garden = css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '4' });
const place = css({ scrollMarginTop: 'calc({sizes.header} + 24px)' });
