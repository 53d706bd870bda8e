import { css } from '#styled/css';
import type { FollowView } from '#domain/contracts/follow';
import { STAGE_WORDS } from '#domain/order/case/stages';

/** The way from the request to the room, as ticks on a line; words only where there is room for them. */
export function Stages({ steps, ended }: { steps: FollowView['steps']; ended: boolean }) {
  return (
    <ol className={row} data-ended={ended || undefined}>
      {steps.map(({ stage, state }) => (
        <li
          key={stage}
          className={tick}
          data-state={state}
          aria-current={state === 'now' && !ended ? 'step' : undefined}
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
  position: 'relative',
  minHeight: '16px',
  paddingTop: '4',
  paddingRight: '2',
  fontSize: '0.8125rem',
  lineHeight: '1.25',
  color: 'textMuted',
  _before: {
    content: '""',
    position: 'absolute',
    insetInline: '0',
    top: '5px',
    height: '1px',
    background: 'lineStrong',
  },
  _after: {
    content: '""',
    position: 'absolute',
    left: '5px',
    top: '-2px',
    width: '1px',
    height: '14px',
    rotate: '45deg',
    background: 'lineStrong',
  },
  '&[data-state=done]': {
    color: 'text',
    _before: { background: 'text', height: '2px', top: '4.5px' },
    _after: { background: 'text', width: '2px' },
  },
  '&[data-state=now]': {
    color: 'text',
    fontWeight: '600',
    _before: {
      background: 'repeating-linear-gradient(90deg, {colors.mark} 0 6px, transparent 6px 11px)',
      height: '2px',
      top: '4.5px',
    },
    _after: { background: 'mark', width: '3px' },
  },
});

const words = css({ '@media (max-width: 599px)': { srOnly: true } });
