import { useState } from 'react';
import { makeCalendar, revokeCalendar } from '#app/api/desk/people';
import { shortMoment } from '#app/desk/frame/requests/words';
import { problemOf } from '#app/desk/frame/sign-in/problem-of';
import { LinkToCopy } from '#app/desk/people/link-to-copy';
import { usePeopleChange } from '#app/desk/people/people-queries';
import { Button } from '#app/ui/buttons/button';
import { toast } from '#app/ui/toasts/toast';
import { calendarPath, type People } from '#domain/order/contracts/admin/people';
import { css } from '#styled/css';

/** The own address of the company's calendar: made, shown once, replaced and revoked. */
export function OwnCalendar({ since }: { since: People['me']['calendarSince'] }) {
  const [token, setToken] = useState<string>();
  const make = usePeopleChange(makeCalendar, setToken);
  const revoke = usePeopleChange(revokeCalendar, () => {
    setToken(undefined);
    toast({ title: 'The address opens nothing any more' });
  });
  // A server of the build before has none.
  if (since === undefined) return null;
  const has = since !== null;
  return (
    <section aria-labelledby="own-calendar" className={stack}>
      <h2 id="own-calendar" className={heading}>
        Visits and builds in your calendar
      </h2>
      <p className={muted}>
        Your calendar can follow ours: give it an address of your own, and what is booked or moved
        here is there, too. Whoever has the address reads names, addresses and telephone numbers.
      </p>
      {token !== undefined && (
        <LinkToCopy
          name="The address for your calendar"
          label="Address"
          address={`${location.origin}${calendarPath(token)}`}
          onClose={() => setToken(undefined)}
        >
          <p>
            Add it in your calendar as a calendar by address, or subscription. It is shown only now;
            calendars ask for news every few hours.{' '}
            <a className={link} href={`webcal://${location.host}${calendarPath(token)}`}>
              Open it in the calendar of this device
            </a>
          </p>
        </LinkToCopy>
      )}
      {has && <p>You have had an address since {shortMoment(since)}.</p>}
      <div className={actions}>
        <Button
          variant="line"
          size="dense"
          busy={make.isPending}
          onClick={() => make.mutate(undefined, { onError: failed('No address was made') })}
        >
          {has ? 'Make another in its place' : 'Make an address'}
        </Button>
        {has && (
          <Button
            variant="line"
            size="dense"
            busy={revoke.isPending}
            onClick={() => revoke.mutate(undefined, { onError: failed('The address still opens') })}
          >
            Revoke it
          </Button>
        )}
      </div>
    </section>
  );
}

const failed = (title: string) => (error: Error) =>
  toast({ title, description: problemOf(error) ?? '', variant: 'destructive' });

const stack = css({ display: 'grid', gap: '3', minWidth: '0' });

const heading = css({ textStyle: 'subheading' });

const muted = css({ color: 'textMuted' });

const link = css({ textDecoration: 'underline', textUnderlineOffset: '4px' });

const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
