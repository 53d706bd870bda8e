import { yearWords } from '#app/content/page-words/year-words';
import { sayWeek } from '#app/pwa/use-year-said';
import { Button } from '#app/ui/buttons/button';
import { SelectField } from '#app/ui/fields/select-field';
import type { Use } from '#domain/room/energy/use';
import { weekWords } from '#domain/room/energy/year-words';
import { formatClock } from '#domain/room/sun/sun-words';
import { css } from '#styled/css';

interface Props {
  use: Use;
  /** Whether it is the homeowner's own, and not the usual one. */
  own: boolean;
}

/** The days of a stretch of the week, at most. */
const STRETCHES = { weekdays: 5, weekend: 2 } as const;
const TEMPERATURES = [16, 17, 18, 19, 20, 21, 22, 23, 24, 25];

/** When the room is in use, and how warm it is to be; what it says now is all that shows at first. */
export function WeekFields({ use, own }: Props) {
  return (
    <details className={root}>
      <summary className={summary}>
        <span>
          {yearWords.week} {weekWords(use)}
        </span>
        <span className={change}>Change</span>
      </summary>
      <Stretch of="weekdays" use={use} />
      <Stretch of="weekend" use={use} />
      <div className={row}>
        <SelectField
          label={yearWords.warmth}
          value={use.temperature}
          onChange={({ target }) => sayWeek({ ...use, temperature: Number(target.value) })}
        >
          {TEMPERATURES.map((degrees) => (
            <option key={degrees} value={degrees}>{`${degrees}\u00a0°C`}</option>
          ))}
        </SelectField>
      </div>
      {own && (
        <Button variant="line" size="compact" onClick={() => sayWeek(null)}>
          {yearWords.usual}
        </Button>
      )}
    </details>
  );
}

/** The days of one stretch, and their hours. */
function Stretch({ of, use }: { of: keyof typeof STRETCHES; use: Use }) {
  const { days, from, to } = use[of];
  const say = (next: Partial<Use['weekdays']>) => {
    const said = { days, from, to, ...next };
    // The other end gives way.
    if (said.from >= said.to) {
      if (next.from === undefined) said.from = said.to - 1;
      else said.to = said.from + 1;
    }
    sayWeek({ ...use, [of]: said });
  };
  return (
    <fieldset className={row}>
      <legend className={css({ textStyle: 'label', marginBottom: '1' })}>{yearWords[of]}</legend>
      <SelectField
        label={yearWords.days}
        value={days}
        onChange={({ target }) => say({ days: Number(target.value) })}
      >
        {Array.from({ length: STRETCHES[of] + 1 }, (_, count) => (
          <option key={count}>{count}</option>
        ))}
      </SelectField>
      <SelectField
        label={yearWords.from}
        value={from}
        disabled={days === 0}
        onChange={({ target }) => say({ from: Number(target.value) })}
      >
        <Hours first={0} last={23} />
      </SelectField>
      <SelectField
        label={yearWords.to}
        value={to}
        disabled={days === 0}
        onChange={({ target }) => say({ to: Number(target.value) })}
      >
        <Hours first={1} last={24} />
      </SelectField>
    </fieldset>
  );
}

function Hours({ first, last }: { first: number; last: number }) {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at).map((hour) => (
    <option key={hour} value={hour}>
      {hour % 24 === 0 ? 'midnight' : formatClock(hour * 60)}
    </option>
  ));
}

const root = css({ marginTop: '3', borderTop: '1px solid {colors.line}', textStyle: 'small' });

const summary = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '3',
  minHeight: '52px',
  cursor: 'pointer',
});

const change = css({
  color: 'accentInk',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});

const row = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '3',
  marginBottom: '4',
  '& select': { paddingLeft: '3', paddingRight: '8' },
  '& label': { textStyle: 'caption', color: 'textMuted' },
  '& svg': { right: '2' },
});
