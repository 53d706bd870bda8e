import { useQuery } from '@tanstack/react-query';
import { canOpenOffline } from '#app/desk/frame/device/kept-screens';
import { visitsQuery } from '#app/desk/frame/order/order-queries';
import { useNow } from '#app/desk/frame/use-now';
import { Button } from '#app/ui/buttons/button';
import { isoDay } from '#domain/text/dates';
import { css } from '#styled/css';
import { isEvening, visitsOn } from './evening';
import { useKeptDay } from './use-kept-day';

/** In the evening: offers to take tomorrow's visits along, where there are some that are not on this device yet. */
export function TomorrowLine() {
  const now = useNow();
  const day = isoDay(now, 1);
  const { data } = useQuery({ ...visitsQuery, enabled: isEvening(now) });
  const { isKnown, kept, take } = useKeptDay(day);
  const count = data === undefined ? 0 : visitsOn(data, day);
  if (!isEvening(now) || !isKnown || kept || !data || count === 0 || !canOpenOffline()) return null;
  return (
    <section className={offer} aria-label="Tomorrow’s visits">
      <p>
        Tomorrow has {count === 1 ? 'a visit' : `${count} visits`}. Taken along,{' '}
        {count === 1 ? 'it opens' : 'they open'} here without a signal.
      </p>
      <Button
        variant="line"
        size="dense"
        busy={take.isPending}
        onClick={() => !take.isPending && take.mutate(data)}
      >
        {take.isPending ? 'Taking it along…' : 'Take tomorrow along'}
      </Button>
      {take.isError && (
        <p role="alert" className={wrong}>
          It could not be taken along. Check the signal and the space on this device, and try again.
        </p>
      )}
    </section>
  );
}

const offer = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  marginBlock: '3',
  padding: '3',
  background: 'sunken',
});

const wrong = css({ color: 'danger', width: '100%' });
