import { Button } from '#app/ui/buttons/button';
import type { FollowView } from '#domain/order/contracts/follow';
import { invoiceLabel } from '#domain/order/money/invoice';
import { dayInWords } from '#domain/order/visits/visit-words';
import { isoDay } from '#domain/text/dates';
import { css } from '#styled/css';
import type { FollowProps } from './follow-props';
import { isOnItsWay, ofKinds } from './tried/tried';
import { TriedList } from './tried/tried-list';

/** Of what we have reminded them, each with a button that puts it off for a week. */
export function RemindedPart({ view, tried, now, onAction }: FollowProps) {
  const own = ofKinds(tried, ['later-asked']);
  const matters = view.reminded ?? [];
  if (matters.length === 0 && own.length === 0) return null;
  const isAsked = (about: string) =>
    own.some((one) => isOnItsWay(one) && 'about' in one.action && one.action.about === about);
  return (
    <section aria-labelledby="follow-reminded" className={box}>
      <h2 id="follow-reminded" className={heading}>
        Not now?
      </h2>
      {matters.map(({ about, at, laterUntil }) => (
        <div key={about} className={row}>
          <p>
            {laterUntil === null
              ? `We wrote to you about ${nameOf(about)} on ${dayInWords(isoDay(new Date(at)), now)}.`
              : `We do not write about ${nameOf(about)} again before ${dayInWords(laterUntil, now)}.`}
          </p>
          {laterUntil === null && !isAsked(about) && (
            <Button
              variant="line"
              size="compact"
              onClick={() => void onAction({ kind: 'later-asked', about })}
            >
              Later: no reminder for a week
            </Button>
          )}
        </div>
      ))}
      <TriedList tried={own} now={now} />
    </section>
  );
}

/** "your written quote" or "invoice INV-00001" */
function nameOf(about: NonNullable<FollowView['reminded']>[number]['about']): string {
  const [, number] = /^invoice (\d+)$/.exec(about) ?? [];
  if (number === undefined) return 'your written quote';
  return `invoice ${invoiceLabel({ kind: 'invoice', number: Number(number) })}`;
}

const box = css({
  display: 'grid',
  gap: '3',
  justifyItems: 'start',
  marginTop: '6',
  padding: '5',
  background: 'sunken',
  maxWidth: '72ch',
});

const heading = css({ fontWeight: '600' });

const row = css({ display: 'grid', gap: '3', justifyItems: 'start' });
