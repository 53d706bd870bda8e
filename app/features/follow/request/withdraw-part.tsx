import { useEffect, useState } from 'react';
import { ErrorBoundary } from '#app/ui/faults/error-boundary';
import { lazyPart } from '#app/ui/faults/lazy-part';
import { Button } from '#app/ui/buttons/button';
import { css } from '#styled/css';
import type { FollowProps } from './follow-props';
import { offers } from './offers';
import { Part } from './part';
import { isOnItsWay, ofKinds } from './tried/tried';
import { TriedList } from './tried/tried-list';

const loadDialog = () => import('./withdraw-dialog');
const WithdrawDialog = lazyPart(async () => (await loadDialog()).WithdrawDialog);

/** Withdrawing the request: quiet, at the end, with what it means. */
export function WithdrawPart({ view, tried, now, onAction }: FollowProps) {
  const [isAsked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const own = ofKinds(tried, ['withdrawn']);
  const { withdraw: canWithdraw } = offers(view, now);
  // While there is a signal, as with the answers to a quote.
  useEffect(() => void loadDialog().catch(() => undefined), []);
  if (own.length === 0 && !canWithdraw) return null;
  return (
    <Part name="withdraw" title="Changed your mind?">
      <p className={css({ color: 'textMuted', marginTop: '2', maxWidth: '56ch' })}>
        You can withdraw your request until you have accepted a quote. It costs nothing.
      </p>
      <TriedList tried={own} now={now} />
      {!own.some(isOnItsWay) && canWithdraw && (
        <Button
          variant="line"
          className={css({ marginTop: '4' })}
          onClick={() => {
            setAsked(true);
            setOpen(true);
          }}
        >
          Withdraw the request…
        </Button>
      )}
      {isAsked && (
        <ErrorBoundary part="withdraw dialog" asked waiting={null}>
          <WithdrawDialog
            view={view}
            open={open}
            onClose={() => setOpen(false)}
            onAction={onAction}
          />
        </ErrorBoundary>
      )}
    </Part>
  );
}
