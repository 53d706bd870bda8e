import { useEffect } from 'react';
import { canOpenOffline } from '#app/desk/frame/device/kept-screens';
import { shortMoment } from '#app/desk/frame/requests/words';
import { Button } from '#app/ui/buttons/button';
import type { DeskVisits } from '#domain/order/contracts/admin/order';
import { css } from '#styled/css';
import { useKeptDay } from './use-kept-day';

const MINUTE = 60_000;

interface Props {
  data: DeskVisits;
  /** When our server said so, in milliseconds since 1970. */
  readAt: number;
  day: string;
}

/** Takes a day along on this phone, and keeps what is taken along fresh while there is a signal. */
export function KeepLine({ data, readAt, day }: Props) {
  const { kept, take, forget } = useKeptDay(day);
  const { mutate } = take;
  const isOld = kept !== undefined && readAt - Date.parse(kept.keptAt) > MINUTE;
  useEffect(() => {
    if (isOld) mutate(data);
  }, [isOld, mutate, data]);
  if (!canOpenOffline()) return null;
  return (
    <div className={line}>
      {kept === undefined ? (
        <>
          <Button variant="line" size="dense" busy={take.isPending} onClick={() => mutate(data)}>
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
