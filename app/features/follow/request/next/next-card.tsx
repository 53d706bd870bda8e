import { hoursLines, phoneHref } from '#domain/site/content/facts/fact-words';
import { useFacts } from '#app/ui/company/use-facts';
import { fetchVisitFile } from '#app/api/follow';
import type { FollowProps } from '#app/features/follow/request/follow-props';
import { goTo, headingId } from '#app/features/follow/request/focus-heading';
import { isOnItsWay, ofKinds } from '#app/features/follow/request/tried/tried';
import { TriedList } from '#app/features/follow/request/tried/tried-list';
import { Button } from '#app/ui/buttons/button';
import { deviceName } from '#app/ui/screen/device-name';
import { useSave } from '#app/ui/download/use-save';
import { css } from '#styled/css';
import { offers } from '#app/features/follow/request/offers';
import { nextStep, type NextStep } from './next-step';
import { TimeChoice } from './time-choice';

const TURNS = {
  yours: 'It is your turn',
  ours: 'It is our turn',
  nobody: 'Nothing to do',
} as const satisfies Record<NextStep['turn'], string>;

/** What is done at the head of the page, and shown there while it waits. */
const OWN_KINDS = ['time-chosen', 'time-wished', 'visit-called-off', 'renewal-asked'] as const;

/** What answers the step that is shown. */
const ANSWERS = [...OWN_KINDS, 'accepted', 'declined', 'withdrawn'] as const;

const ON_ITS_WAY = 'Your answer goes by itself, and counts from when it reaches us.';

/** What happens next, whose turn it is, and the one thing to do about it. */
export function NextCard(props: FollowProps) {
  const facts = useFacts();
  const { company, hours } = facts;
  const { view, tried, now, onCorrect } = props;
  const { turn, title, text, action } = nextStep(view, now, facts);
  const own = ofKinds(tried, OWN_KINDS);
  const isDone = ofKinds(tried, ANSWERS).some(isOnItsWay);
  return (
    <section aria-labelledby={headingId('next')} className={root} data-turn={turn}>
      <p className={label}>{isDone ? 'On its way to us' : TURNS[turn]}</p>
      <h2 id={headingId('next')} tabIndex={-1} className={heading}>
        {isDone ? `Saved on this ${deviceName()}` : title}
      </h2>
      <p className={said}>{isDone ? ON_ITS_WAY : text}</p>
      <TriedList tried={own} now={now} onCorrect={view.ended === null ? onCorrect : undefined} />
      {action && !isDone && (
        <div className={css({ marginTop: '6' })}>
          <NextAction {...props} act={action} />
        </div>
      )}
      <p className={css({ textStyle: 'small', color: 'textMuted', marginTop: '5' })}>
        Questions? Ask below, or call{' '}
        <a href={phoneHref(company)} className={link}>
          {company.phone}
        </a>
        , {hoursLines(hours).join(', ')}.
      </p>
    </section>
  );
}

function NextAction({
  act: action,
  ...props
}: FollowProps & { act: NonNullable<NextStep['action']> }) {
  const { token, view, now, onAction } = props;
  const { quote: open } = offers(view, now);
  switch (action) {
    case 'choose-time':
      return <TimeChoice {...props} />;
    case 'read-quote':
      return <Button onClick={() => goTo('quote')}>Read your quote</Button>;
    case 'ask-renewal':
      return (
        open && (
          <Button onClick={() => void onAction({ kind: 'renewal-asked', version: open.version })}>
            Ask us to renew it
          </Button>
        )
      );
    case 'pay':
      return <Button onClick={() => goTo('money')}>How to pay</Button>;
    case 'calendar':
      return <CalendarButton token={token} solid />;
  }
}

/** Downloads the visit as a file that calendars open. */
export function CalendarButton({ token, solid }: { token: string; solid?: boolean }) {
  const { busy, save } = useSave(
    () => fetchVisitFile(token),
    'The calendar file could not be loaded: it needs a signal',
  );
  return (
    <Button variant={solid ? 'solid' : 'line'} busy={busy} onClick={save}>
      Add to calendar
    </Button>
  );
}

const root = css({
  background: 'surface',
  border: '1px solid {colors.line}',
  borderTop: '2px solid {colors.text}',
  padding: { base: '5', md: '8' },
  '&[data-turn=yours]': { borderTopColor: 'accent' },
});

const said = css({
  textStyle: 'lead',
  maxWidth: '52ch',
  marginTop: '3',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

const label = css({ textStyle: 'caption', color: 'textMuted' });

const heading = css({ textStyle: 'heading', marginTop: '2', outline: 'none', textWrap: 'balance' });

const link = css({ textDecoration: 'underline', textUnderlineOffset: '3px' });
