import { Button } from '#app/ui/buttons/button';
import { fromNow } from '#domain/order/visits/visit-words';
import { css } from '#styled/css';
import type { FollowProblem } from '#app/features/follow/state/ask-followed';

interface Props {
  /** When this state came, in milliseconds since 1970. */
  seenAt: number;
  now: Date;
  problem: FollowProblem | null;
  onAgain: () => void;
}

/** How old what the page shows is: it is said whenever our server has not just confirmed it. */
export function Freshness({ seenAt, now, problem, onAgain }: Props) {
  // The clock of the page ticks by the minute.
  const age = fromNow(new Date(Math.min(seenAt, now.getTime())), now);
  if (problem === null) {
    return (
      <p>This page is yours alone. Keep its link to yourself: whoever has it can answer for you.</p>
    );
  }
  const why =
    problem === 'offline' ? 'There is no signal.' : 'Our server could not answer just now.';
  return (
    <output className={css({ display: 'block' })}>
      <p>{`${why} This is how things stood ${age}.`}</p>
      <Button size="dense" variant="line" className={css({ marginTop: '3' })} onClick={onAgain}>
        Try again
      </Button>
    </output>
  );
}
