import { useEffect, useState } from 'react';
import type { FollowProps } from '#app/features/follow/request/follow-props';
import { offers } from '#app/features/follow/request/offers';
import { ErrorBoundary } from '#app/ui/faults/error-boundary';
import { lazyPart } from '#app/ui/faults/lazy-part';
import type { FollowedQuote } from '#domain/order/contracts/follow';

const loadDialogs = () => import('./answer-dialogs');
const AcceptDialog = lazyPart(async () => (await loadDialogs()).AcceptDialog);
const DeclineDialog = lazyPart(async () => (await loadDialogs()).DeclineDialog);

/** An answer that is being given, to the version as it was read. */
export interface Answering {
  readonly answer: 'accept' | 'decline';
  readonly quote: FollowedQuote;
}

interface Props extends Pick<FollowProps, 'view' | 'now' | 'onAction'> {
  answering: Answering | null;
  onClose: () => void;
}

/** The dialogs of an answer, apart from the quote: it moves about the page with every news, and what is typed stays. */
export function AnswerQuote({ view, now, onAction, answering, onClose }: Props) {
  // A dialog stays mounted to close in its own way.
  const [latest, setLatest] = useState(answering);
  if (answering && answering !== latest) setLatest(answering);
  const { quote } = offers(view, now);
  const canAnswer = quote !== undefined;
  // While there is a signal: the answer may be given without one. A failure shows when it is wanted.
  useEffect(() => {
    if (canAnswer) void loadDialogs().catch(() => undefined);
  }, [canAnswer]);
  if (!latest) return null;
  // Its words stand while it closes.
  const over = answering ? whyOver(answering.quote, quote) : null;
  return (
    <ErrorBoundary part="answer dialogs" asked waiting={null}>
      <AcceptDialog
        quote={latest.quote}
        over={over}
        open={answering?.answer === 'accept'}
        onClose={onClose}
        onAction={onAction}
      />
      <DeclineDialog
        quote={quote ?? latest.quote}
        open={answering?.answer === 'decline'}
        onClose={onClose}
        onAction={onAction}
      />
    </ErrorBoundary>
  );
}

/** Why a version can no longer be accepted, given the one that can be; null while it is the same. */
function whyOver({ version }: FollowedQuote, open: FollowedQuote | undefined): string | null {
  if (!open) return 'It can no longer be accepted. Close this to see what has happened.';
  if (open.version === version) return null;
  return `We have just sent you version ${open.version}: version ${version} can no longer be accepted. Close this to read it.`;
}
