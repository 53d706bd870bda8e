import { useState } from 'react';
import { ErrorBoundary } from '#app/ui/faults/error-boundary';
import { useOutbox } from '#app/pwa/outbox/use-outbox';
import { useFacts } from '#app/ui/company/use-facts';
import { useOnline } from '#app/pwa/use-online';
import { PageHead } from '#app/ui/page/page-head';
import { toast } from '#app/ui/toasts/toast';
import type { Followed } from '#app/offline/followed/read-followed';
import type { HomeownerAction } from '#domain/order/history/actions';
import sheet from '#app/follow.css?url';
import { css, cx } from '#styled/css';
import { pageGrid, wrap } from '#styled/recipes';
import { takeAction } from './take-action';
import type { FollowState } from '#app/features/follow/state/use-followed';
import { DocumentsPart } from './documents-part';
import { useClock } from './use-clock';
import { goTo } from './focus-heading';
import { Freshness } from './freshness';
import { MoneyPart } from './money/money-part';
import { NextCard } from './next/next-card';
import { nextStep } from './next/next-step';
import { VisitPart } from './place/visit-part';
import { PushPart } from './push/push-part';
import { QuestionsPart } from './questions/questions-part';
import { AnswerQuote, type Answering } from './quote/answer-quote';
import { QuotePart } from './quote/quote-part';
import { RemindedPart } from './reminded-part';
import { RoomFacts } from './room-facts';
import { triedOn } from './tried/tried';
import { WaySteps } from './way/way-steps';
import { WithdrawPart } from './withdraw-part';

interface Props extends Pick<FollowState, 'problem' | 'askAgain'> {
  token: string;
  followed: Followed;
}

/**
 * All that is known of a request: what happens next first, with the quote if that is it, then its room and its way, then
 * everything else.
 */
export function FollowedRequest({ token, followed: { view, seenAt }, problem, askAgain }: Props) {
  const now = useClock();
  const online = useOnline();
  const tried = triedOn(token, useOutbox().items);
  const [answering, setAnswering] = useState<Answering | null>(null);

  async function perform(actions: readonly HomeownerAction[], corrects?: string) {
    // All are saved before any has an answer: the page may be closed at once.
    const ends = await Promise.all(actions.map((action) => takeAction(token, action, corrects)));
    for (const end of ends) {
      // What was refused stands on the page; this one could not even be kept.
      if (end.kind === 'failed' && end.refusedId === undefined) {
        toast({
          title: 'This was not done',
          description: end.problem.message,
          variant: 'destructive',
        });
        return;
      }
      if (end.kind === 'received') askAgain();
    }
    if (actions.every(({ kind }) => kind !== 'asked')) goTo('next');
  }

  const props = {
    token,
    view,
    tried,
    now,
    askAgain,
    onAction: (...actions: HomeownerAction[]) => perform(actions),
    onCorrect: (id: string, action: HomeownerAction) => perform([action], id),
  };
  const { action: next } = nextStep(view, now, useFacts());
  const quoteIsNext = next === 'read-quote' || next === 'ask-renewal';
  const quote = (
    <ErrorBoundary part="written quote" of={view}>
      <QuotePart {...props} onAnswer={setAnswering} />
    </ErrorBoundary>
  );
  const moneyIsNext = next === 'pay';
  const money = (
    <ErrorBoundary part="invoices and payments" of={view}>
      <MoneyPart view={view} now={now} />
    </ErrorBoundary>
  );
  return (
    <div className={wrap()}>
      <link rel="stylesheet" href={sheet} precedence="follow" />
      <PageHead title={view.room}>
        <Freshness
          seenAt={seenAt}
          now={now}
          problem={problem ?? (online ? null : 'offline')}
          onAgain={askAgain}
        />
      </PageHead>
      <div className={cx(pageGrid(), grid)}>
        <div className={css({ lg: { gridColumn: '1 / span 7', gridRow: '1' } })}>
          <ErrorBoundary part="next step" of={view}>
            <NextCard {...props} />
          </ErrorBoundary>
          <ErrorBoundary part="reminders" of={view}>
            <RemindedPart {...props} />
          </ErrorBoundary>
          {quoteIsNext && quote}
          {moneyIsNext && money}
        </div>
        <div className={aside}>
          <ErrorBoundary part="room facts" of={view}>
            <RoomFacts view={view} />
          </ErrorBoundary>
          <div className={css({ display: 'grid', gap: '8', alignContent: 'start' })}>
            <ErrorBoundary part="way" of={view}>
              <WaySteps view={view} now={now} />
            </ErrorBoundary>
            <ErrorBoundary part="notices">
              <PushPart token={token} ended={view.ended} byEmail={view.byEmail} />
            </ErrorBoundary>
          </div>
        </div>
        <div className={css({ lg: { gridColumn: '1 / span 7', gridRow: '2' } })}>
          {!moneyIsNext && money}
          {!quoteIsNext && quote}
          <ErrorBoundary part="visit" of={view}>
            <VisitPart {...props} />
          </ErrorBoundary>
          <ErrorBoundary part="questions" of={view}>
            <QuestionsPart {...props} />
          </ErrorBoundary>
          <ErrorBoundary part="documents" of={view}>
            <DocumentsPart token={token} view={view} />
          </ErrorBoundary>
          <ErrorBoundary part="withdrawal" of={view}>
            <WithdrawPart {...props} />
          </ErrorBoundary>
        </div>
      </div>
      <AnswerQuote {...props} answering={answering} onClose={() => setAnswering(null)} />
    </div>
  );
}

const grid = css({ rowGap: '8', lg: { rowGap: '0' }, paddingBottom: 'section' });

const aside = css({
  display: 'grid',
  gap: '8',
  alignContent: 'start',
  md: { gridTemplateColumns: '1fr 1fr' },
  lg: { gridTemplateColumns: '1fr', gridColumn: '9 / -1', gridRow: '1 / span 2' },
});
