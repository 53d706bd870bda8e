import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fetchFromInbox } from '#app/api/desk/inbox';
import { fetchOrder } from '#app/api/desk/orders';
import { canOpenOffline, keepPage, keptDaysQuery } from '#app/desk/frame/kept-days';
import { shortMoment } from '#app/desk/frame/requests/words';
import { asAdmin } from '#app/desk/frame/sign-in/sign-in-again';
import { forgetDays, keepDay } from '#app/offline/desk/kept-days';
import { Button } from '#app/ui/buttons/button';
import type { DeskVisits } from '#domain/order/contracts/admin/order';
import { deskQuoteRequestSchema } from '#domain/order/contracts/admin/desk-quote-request';
import { dayList } from '#domain/order/visits/day-list';
import { css } from '#styled/css';

const MINUTE = 60_000;

interface Props {
  data: DeskVisits;
  /** When our server said so, in milliseconds since 1970. */
  readAt: number;
  day: string;
}

/** Takes a day along on this phone, and keeps what is taken along fresh while there is a signal. */
export function KeepLine({ data, readAt, day }: Props) {
  const queryClient = useQueryClient();
  const kept = useQuery(keptDaysQuery).data?.find((one) => one.day === day);
  const readAgain = () => queryClient.invalidateQueries({ queryKey: keptDaysQuery.queryKey });
  const take = useMutation({ mutationFn: () => takeAlong(data, day), onSettled: readAgain });
  const forget = useMutation({ mutationFn: () => forgetDays(day), onSettled: readAgain });
  const { mutate } = take;
  const isOld = kept !== undefined && readAt - Date.parse(kept.keptAt) > MINUTE;
  useEffect(() => {
    if (isOld) mutate();
  }, [isOld, mutate]);
  if (!canOpenOffline()) return null;
  return (
    <div className={line}>
      {kept === undefined ? (
        <>
          <Button variant="line" size="dense" busy={take.isPending} onClick={() => mutate()}>
            {take.isPending ? 'Taking it along…' : 'Take this day along'}
          </Button>
          <p className={muted}>
            For the road: it then opens here without a signal. Its names, addresses and rooms stay
            on this device until the day is over or you log out.
          </p>
        </>
      ) : (
        <>
          <p>On this device, as of {shortMoment(kept.keptAt)}: it opens without a signal.</p>
          <Button variant="line" size="dense" onClick={() => forget.mutate()}>
            Take it off this device
          </Button>
        </>
      )}
      {take.isError && (
        <p className={wrong} role="alert">
          {kept === undefined
            ? 'It could not be taken along. Check the signal and the space on this device, and try again.'
            : 'What is on this device could not be renewed.'}
        </p>
      )}
    </div>
  );
}

/**
 * Keeps a day's visits on this device, with each request, and the page that shows them.
 *
 * @throws what the calls throw, and the browser's own error when it has no space
 */
async function takeAlong({ visits, calendar }: DeskVisits, day: string): Promise<void> {
  const ofDay = dayList(visits, day, calendar).map(({ visit }) => visit);
  const requests = await Promise.all(
    ofDay.map(async ({ requestId: id }) => {
      const path = `/api/room-configurations/${id}` as const;
      const stored = await asAdmin(() => fetchFromInbox(path, deskQuoteRequestSchema));
      const { follow } = await asAdmin(() => fetchOrder(id));
      return [id, { stored, follow }] as const;
    }),
  );
  await keepPage();
  const keptAt = new Date().toISOString();
  await keepDay({ day, keptAt, visits: ofDay, calendar, requests: Object.fromEntries(requests) });
}

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '2',
  marginBottom: '4',
});

const muted = css({ color: 'textMuted', maxWidth: '60ch' });

const wrong = css({ color: 'danger', width: '100%' });
