import { LineList } from '#app/desk/frame/page/line-list';
import { SelectField } from '#app/ui/fields/select-field';
import { TextField } from '#app/ui/fields/text-field';
import { css } from '#styled/css';
import type { CompanyFacts } from '#domain/site/content/facts/company-facts';
import { DAYS } from '#domain/site/content/facts/days';

type Hours = CompanyFacts['hours'];

interface Props {
  hours: Hours;
  errors: ReadonlyMap<string, string>;
  onChange: (hours: Hours) => void;
}

/** When the company is open, a line for days with the same hours, and the days on which it is closed. */
export function HoursFields({ hours, errors, onChange }: Props) {
  return (
    <fieldset>
      <legend className={legend}>Opening hours</legend>
      <p className={muted}>
        On Contact, in the footer, in mails and for search engines. A day without hours is closed.
      </p>
      <LineList
        lines={hours.spans}
        name="hours"
        add="Add hours"
        blank={{ from: 'Mon', to: 'Fri', opens: '09:00', closes: '17:00' }}
        className={spanRow}
        onChange={(spans) => onChange({ ...hours, spans })}
      >
        {(span, number, change) => (
          <>
            {(['from', 'to'] as const).map((end) => (
              <SelectField
                key={end}
                label={end === 'from' ? `Hours ${number}: from` : 'to'}
                value={span[end]}
                onChange={({ target }) => change({ [end]: dayOf(target.value) })}
              >
                {DAYS.map((day) => (
                  <option key={day}>{day}</option>
                ))}
              </SelectField>
            ))}
            <TextField
              label="Opens"
              type="time"
              value={span.opens}
              error={errors.get(`hours.spans.${number - 1}`)}
              onChange={({ target }) => change({ opens: target.value })}
            />
            <TextField
              label="Closes"
              type="time"
              value={span.closes}
              onChange={({ target }) => change({ closes: target.value })}
            />
          </>
        )}
      </LineList>
      <div className={closed}>
        <LineList
          lines={hours.holidays}
          name="closed days"
          add="Add closed days"
          blank={{ from: '', to: '', reason: '' }}
          className={holidayRow}
          onChange={(holidays) => onChange({ ...hours, holidays })}
        >
          {(holiday, number, change) => (
            <>
              <TextField
                label={`Closed ${number}: first day`}
                type="date"
                value={holiday.from}
                error={errors.get(`hours.holidays.${number - 1}`)}
                onChange={({ target: { value: from } }) =>
                  change({ from, to: holiday.to === '' ? from : holiday.to })
                }
              />
              <TextField
                label="Last day"
                type="date"
                value={holiday.to}
                onChange={({ target }) => change({ to: target.value })}
              />
              <TextField
                label="For"
                maxLength={60}
                placeholder="Christmas"
                value={holiday.reason}
                onChange={({ target }) => change({ reason: target.value })}
              />
            </>
          )}
        </LineList>
      </div>
    </fieldset>
  );
}

function dayOf(value: string) {
  return DAYS.find((day) => day === value) ?? DAYS[0];
}

const legend = css({ textStyle: 'subheading', fontSize: '1.25rem', paddingBottom: '1' });

const muted = css({ color: 'textMuted', marginBottom: '3' });

const closed = css({ marginTop: '3' });

const spanRow = css({
  gridTemplateColumns: {
    base: 'repeat(2, minmax(0, 1fr)) 48px',
    md: 'repeat(4, minmax(0, 160px)) 48px',
  },
});

const holidayRow = css({
  gridTemplateColumns: {
    base: 'repeat(2, minmax(0, 1fr)) 48px',
    md: '184px 184px minmax(0, 312px) 48px',
  },
  '& > :nth-child(3)': { gridColumn: { base: 'span 2', md: 'auto' } },
});
