import { css, cx } from '#styled/css';
import { timeline } from '#styled/recipes';
import type { FollowView } from '#domain/order/contracts/follow';
import { STAGE_WORDS } from '#domain/order/history/stages';

/** The way from the request to the room, as ticks on a line; words only where there is room for them. */
export function Stages({ steps, hasEnded }: { steps: FollowView['steps']; hasEnded: boolean }) {
  return (
    <ol className={row} data-ended={hasEnded || undefined}>
      {steps.map(({ stage, state }) => (
        <li
          key={stage}
          className={cx(timeline().stage, tick)}
          data-state={state}
          aria-current={state === 'now' && !hasEnded ? 'step' : undefined}
        >
          <span className={words}>{STAGE_WORDS[stage]}</span>
        </li>
      ))}
    </ol>
  );
}

const row = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  '&[data-ended]': { opacity: '0.75' },
});

const tick = css({
  minHeight: '16px',
  fontSize: '0.8125rem',
  lineHeight: '1.25',
  '&[data-state=now]': {
    fontWeight: '600',
    _before: {
      background: 'repeating-linear-gradient(90deg, {colors.mark} 0 6px, transparent 6px 11px)',
    },
    _after: { background: 'mark', width: '3px' },
  },
});

const words = css({ '@media (max-width: 599px)': { srOnly: true } });
