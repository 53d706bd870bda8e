import { Button } from '#app/ui/buttons/button';
import { IconButton } from '#app/ui/buttons/icon-button';
import { BinIcon } from '#app/ui/icons/bin-icon';
import { PlusIcon } from '#app/ui/icons/plus-icon';
import { SelectField } from '#app/ui/fields/select-field';
import { TextField } from '#app/ui/fields/text-field';
import { css } from '#styled/css';
import type { CompanyFacts } from '#domain/content/facts/company-facts';
import { DAYS } from '#domain/content/facts/days';

type Hours = CompanyFacts['hours'];

interface Props {
  hours: Hours;
  errors: ReadonlyMap<string, string>;
  onChange: (hours: Hours) => void;
}

/** When the company is open, a line for days with the same hours, and the days on which it is closed. */
export function HoursFields({ hours, errors, onChange }: Props) {
  const { spans, holidays } = hours;
  const changeSpan = (index: number, changes: Partial<Hours['spans'][number]>) =>
    onChange({
      ...hours,
      spans: spans.map((one, at) => (at === index ? { ...one, ...changes } : one)),
    });
  const changeHoliday = (index: number, changes: Partial<Hours['holidays'][number]>) =>
    onChange({
      ...hours,
      holidays: holidays.map((one, at) => (at === index ? { ...one, ...changes } : one)),
    });
  return (
    <fieldset>
      <legend className={legend}>Opening hours</legend>
      <p className={muted}>
        On Contact, in the footer, in mails and for search engines. A day without hours is closed.
      </p>
      <ul className={list}>
        {spans.map((span, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- nothing else names a line of hours
          <li key={index} className={row}>
            {(['from', 'to'] as const).map((end) => (
              <SelectField
                key={end}
                label={end === 'from' ? `Hours ${index + 1}: from` : 'to'}
                value={span[end]}
                onChange={({ target }) => changeSpan(index, { [end]: dayOf(target.value) })}
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
              error={errors.get(`hours.spans.${index}`)}
              onChange={({ target }) => changeSpan(index, { opens: target.value })}
            />
            <TextField
              label="Closes"
              type="time"
              value={span.closes}
              onChange={({ target }) => changeSpan(index, { closes: target.value })}
            />
            <IconButton
              label={`Remove hours ${index + 1}`}
              onClick={() =>
                onChange({ ...hours, spans: spans.filter((_one, at) => at !== index) })
              }
            >
              <BinIcon />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button
        variant="line"
        size="dense"
        onClick={() =>
          onChange({
            ...hours,
            spans: [...spans, { from: 'Mon', to: 'Fri', opens: '09:00', closes: '17:00' }],
          })
        }
      >
        <PlusIcon /> Add hours
      </Button>
      <ul className={list}>
        {holidays.map((holiday, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- nothing else names a holiday
          <li key={index} className={row}>
            <TextField
              label={`Closed ${index + 1}: first day`}
              type="date"
              value={holiday.from}
              error={errors.get(`hours.holidays.${index}`)}
              onChange={({ target }) =>
                changeHoliday(index, {
                  from: target.value,
                  to: holiday.to === '' ? target.value : holiday.to,
                })
              }
            />
            <TextField
              label="Last day"
              type="date"
              value={holiday.to}
              onChange={({ target }) => changeHoliday(index, { to: target.value })}
            />
            <TextField
              label="For"
              maxLength={60}
              placeholder="Christmas"
              value={holiday.reason}
              onChange={({ target }) => changeHoliday(index, { reason: target.value })}
            />
            <IconButton
              label={`Remove closed days ${index + 1}`}
              onClick={() =>
                onChange({ ...hours, holidays: holidays.filter((_one, at) => at !== index) })
              }
            >
              <BinIcon />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button
        variant="line"
        size="dense"
        onClick={() =>
          onChange({ ...hours, holidays: [...holidays, { from: '', to: '', reason: '' }] })
        }
      >
        <PlusIcon /> Add closed days
      </Button>
    </fieldset>
  );
}

function dayOf(value: string) {
  return DAYS.find((day) => day === value) ?? DAYS[0];
}

const legend = css({ textStyle: 'subheading', fontSize: '1.25rem', paddingBottom: '1' });

const muted = css({ color: 'textMuted', marginBottom: '3' });

const list = css({ display: 'grid', gap: '3', marginTop: '3' });

const row = css({
  display: 'grid',
  gap: '2',
  alignItems: 'end',
  marginBottom: '3',
  gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(4, minmax(0, 160px)) 48px' },
});
