import type { FollowView } from '#domain/order/contracts/follow';
import { STAGE_WORDS } from '#domain/order/history/stages';
import { dayInWords } from '#domain/order/visits/visit-words';
import { TickIcon } from '#app/ui/icons/states/tick-icon';
import { css } from '#styled/css';
import { dayOfStep } from './day-of-step';

interface Props {
  view: Pick<FollowView, 'steps' | 'ended' | 'visit'>;
  now: Date;
}

/** The way from the request to the room: what is done and when, where it stands, what is ahead. */
export function WaySteps({ view: { steps, ended, visit }, now }: Props) {
  return (
    <section aria-labelledby="way-heading">
      <h2 id="way-heading" className={css({ textStyle: 'label', marginBottom: '3' })}>
        The way to your room
      </h2>
      <ol>
        {steps.map((one) => {
          const { stage, state, since } = one;
          const day = dayOfStep(one, visit);
          return (
            <li
              key={stage}
              className={step}
              data-state={state === 'done' && since === null ? 'passed' : state}
              aria-current={state === 'now' && ended === null ? 'step' : undefined}
            >
              <span className={mark}>{state === 'done' && since !== null && <TickIcon />}</span>
              <span>
                {STAGE_WORDS[stage]}
                <small className={when}>
                  {day !== null && dayInWords(day, now)}
                  {state === 'ahead' && <span className={css({ srOnly: true })}>still ahead</span>}
                </small>
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

const step = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '24px 1fr',
  columnGap: '3',
  minHeight: '46px',
  paddingBottom: '3',
  color: 'textMuted',
  '&[data-state=now]': { color: 'text', fontWeight: '560' },
  '&[data-state=done]': { color: 'text' },
  '&:not(:last-child)::before': {
    content: '""',
    position: 'absolute',
    left: '11.5px',
    top: '24px',
    bottom: '0',
    width: '1px',
    background: 'lineStrong',
  },
});

const mark = css({
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  border: '1px solid {colors.lineStrong}',
  borderRadius: '50%',
  color: 'accentText',
  '& svg': { width: '14px', height: '14px' },
  '[data-state=done] > &': { background: 'accent', borderColor: 'accent' },
  '[data-state=now] > &': { borderWidth: '7px', borderColor: 'accent' },
});

const when = css({ display: 'block', textStyle: 'caption', color: 'textMuted', fontWeight: '450' });
