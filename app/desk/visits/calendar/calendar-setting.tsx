import { VISIT_CALENDAR } from '#app/api/desk/desk-settings';
import { SettingScreen } from '#app/desk/frame/document/setting-screen';
import { VISITS_KEY } from '#app/desk/frame/order/order-queries';
import { TextField } from '#app/ui/fields/text-field';
import { css } from '#styled/css';
import { type CalendarEdit, calendarEditOf, checkedCalendar } from './calendar-edit';
import { DaysOff } from './days-off';

/** When the company comes to see gardens, as a setting. */
export function CalendarSetting() {
  return (
    <SettingScreen
      setting={VISIT_CALENDAR}
      back={{ to: '/admin/visits', words: 'Back to the visits' }}
      title="Visit calendar"
      note="When we come to see gardens"
      what="the calendar"
      saved="The calendar is saved"
      example="These hours and ways are an example that came with the program: nobody has confirmed them. Change what differs and save, or confirm them as they are."
      editOf={calendarEditOf}
      valueOf={(edit) => checkedCalendar(edit).calendar}
      shownBy={[VISITS_KEY]}
      className={form}
    >
      {(edit, change) => <CalendarForm edit={edit} onChange={change} />}
    </SettingScreen>
  );
}

const HOURS = [
  ['monday', 'Monday'],
  ['tuesday', 'Tuesday'],
  ['wednesday', 'Wednesday'],
  ['thursday', 'Thursday'],
  ['friday', 'Friday'],
  ['saturday', 'Saturday'],
  ['sunday', 'Sunday'],
] as const;

const NUMBERS = [
  ['visitMinutes', 'Minutes of a visit'],
  ['step', 'Minutes from one start to the next'],
  ['noticeDays', 'Working days of notice'],
  ['daysAhead', 'Days ahead'],
] as const;

const TRAVEL = [
  ['Northamptonshire', 'Northamptonshire'],
  ['Bedfordshire', 'Bedfordshire'],
  ['Buckinghamshire', 'Buckinghamshire'],
  ['Leicestershire', 'Leicestershire'],
  ['Warwickshire', 'Warwickshire'],
  ['elsewhere', 'Anywhere else'],
] as const;

/** The fields of the calendar. */
function CalendarForm({
  edit,
  onChange,
}: {
  edit: CalendarEdit;
  onChange: (edit: CalendarEdit) => void;
}) {
  const { errors } = checkedCalendar(edit);
  const number = (field: keyof typeof edit.numbers, text: string) =>
    onChange({ ...edit, numbers: { ...edit.numbers, [field]: text } });
  return (
    <>
      <fieldset>
        <legend className={legend}>Hours</legend>
        <p className={muted}>Like 08:00-12:00, 13:00-17:30. Empty on a day without visits.</p>
        <div className={grid}>
          {HOURS.map(([day, label]) => (
            <TextField
              key={day}
              label={label}
              value={edit.hours[day]}
              error={errors.get(`hours.${day}`)}
              onChange={({ target }) =>
                onChange({ ...edit, hours: { ...edit.hours, [day]: target.value } })
              }
            />
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className={legend}>What is offered</legend>
        <div className={grid}>
          {NUMBERS.map(([field, label]) => (
            <TextField
              key={field}
              label={label}
              inputMode="numeric"
              value={edit.numbers[field]}
              error={errors.get(field)}
              onChange={({ target }) => number(field, target.value)}
            />
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className={legend}>Minutes of travel, one way</legend>
        <div className={grid}>
          {TRAVEL.map(([county, label]) => (
            <TextField
              key={county}
              label={label}
              inputMode="numeric"
              value={edit.numbers[county]}
              error={errors.get(`travelMinutes.${county}`)}
              onChange={({ target }) => number(county, target.value)}
            />
          ))}
        </div>
      </fieldset>
      <DaysOff
        daysOff={edit.daysOff}
        errorOf={(index) => errors.get(`daysOff.${index}`)}
        onChange={(daysOff) => onChange({ ...edit, daysOff })}
      />
    </>
  );
}

const form = css({ display: 'grid', gap: '6' });

const legend = css({ textStyle: 'subheading', fontSize: '1.25rem', paddingBottom: '1' });

const muted = css({ color: 'textMuted', marginBottom: '3' });

const grid = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: { base: '1fr', md: '1fr 1fr', lg: 'repeat(4, minmax(0, 1fr))' },
  alignItems: 'end',
});
