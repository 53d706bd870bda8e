import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { settleFault } from '#app/api/desk/today';
import { refusalOf } from '#app/desk/frame/order/use-order-actions';
import { shortMoment } from '#app/desk/frame/requests/words';
import { asAdmin } from '#app/desk/frame/sign-in/sign-in-again';
import { Button } from '#app/ui/buttons/button';
import type { ShownFault } from '#domain/order/contracts/site-faults';
import { css } from '#styled/css';

interface Props {
  faults: readonly ShownFault[];
  /** Called when one was settled, and the list is another. */
  onSettled: () => void;
}

/** The parts of the site that failed on somebody's screen: for whoever looks after the program. */
export function FaultsPart({ faults, onSettled }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const settling = useMutation({
    mutationFn: (id: string) => asAdmin(() => settleFault(id)),
    onSettled: () => {
      heading.current?.focus();
      onSettled();
    },
  });
  return (
    <section aria-labelledby="faults">
      <h2 id="faults" ref={heading} tabIndex={-1} className={title}>
        Faults on the site
      </h2>
      <p className={muted}>
        Parts of a page that could not be shown to somebody. Send this list to whoever looks after
        the program.
      </p>
      <ul className={list}>
        {faults.map(({ id, build, route, part, name, message, count, firstSeen, lastSeen }) => (
          <li key={id} className={row}>
            <b className={words}>{part}</b>
            <span className={words}>
              {name}: {message}
            </span>
            <span className={muted}>
              {count === 1 ? 'Once' : `${count} times`} on {route}, last {shortMoment(lastSeen)}
              {count > 1 && `, since ${shortMoment(firstSeen)}`}, build {build}
            </span>
            <Button
              variant="line"
              size="dense"
              aria-label={`Settled: ${part}, ${message}`}
              busy={settling.isPending && settling.variables === id}
              disabled={settling.isPending}
              onClick={() => settling.mutate(id)}
            >
              Settled
            </Button>
          </li>
        ))}
      </ul>
      <output className={answer}>{settling.error && refusalOf(settling.error).words}</output>
    </section>
  );
}

const title = css({ textStyle: 'subheading', marginBottom: '2', outline: 'none' });

const list = css({ borderTop: '1px solid {colors.line}', marginTop: '3' });

const row = css({
  display: 'grid',
  justifyItems: 'start',
  gap: '1',
  paddingBlock: '3',
  borderBottom: '1px solid {colors.line}',
  '& > button': { marginTop: '1' },
});

const words = css({ overflowWrap: 'anywhere' });

const muted = css({ color: 'textMuted', overflowWrap: 'anywhere' });

const answer = css({ display: 'block', marginTop: '2', _empty: { display: 'none' } });
