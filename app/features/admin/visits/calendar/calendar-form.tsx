import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { saveVisitCalendar } from '#app/api/visits';
import { ActButtons } from '#app/features/admin/order/acts/act-buttons';
import { Guarded } from '#app/features/admin/order/acts/guarded';
import { RefusalNote } from '#app/features/admin/order/acts/refusal-note';
import { VISITS_KEY } from '#app/features/admin/order/order-queries';
import { refusalOf } from '#app/features/admin/order/use-order-acts';
import { asAdmin } from '#app/features/admin/sign-in/sign-in-again';
import { Button } from '#app/ui/buttons/button';
import { TextField } from '#app/ui/fields/text-field';
import { toast } from '#app/ui/toasts/toast';
import { css } from '#styled/css';
import type { VisitCalendar } from '#domain/order/visits/visit-calendar';
import { calendarEditOf, checkedCalendar } from './calendar-edit';
import { CALENDAR_KEY } from './calendar-key';
import { DaysOff } from './days-off';

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

/** The fields of the calendar, saved whole over the revision they were made from. */
export function CalendarForm({ setting }: { setting: { revision: number; value: VisitCalendar } }) {
  const queryClient = useQueryClient();
  const [edit, setEdit] = useState(() => calendarEditOf(setting.value));
  const [kept, setKept] = useState(edit);
  const { calendar, errors } = checkedCalendar(edit);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (value: VisitCalendar) =>
      asAdmin(() => saveVisitCalendar({ revision: setting.revision, value })),
    onSuccess: () => {
      setKept(edit);
      toast({ title: 'The calendar is saved' });
    },
    onSettled: () =>
      Promise.all(
        [CALENDAR_KEY, VISITS_KEY].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      ),
  });
  const refused = error ? refusalOf(error, setting.revision) : undefined;
  const takeTheirs = () => {
    const theirs = calendarEditOf(setting.value);
    setEdit(theirs);
    setKept(theirs);
    reset();
  };
  const number = (field: keyof typeof edit.numbers, text: string) =>
    setEdit({ ...edit, numbers: { ...edit.numbers, [field]: text } });
  return (
    <Guarded dirty={edit !== kept} title="Leave without saving the calendar?">
      {(close) => (
        <form
          className={form}
          onSubmit={(event) => {
            event.preventDefault();
            if (calendar) mutate(calendar);
          }}
        >
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
                    setEdit({ ...edit, hours: { ...edit.hours, [day]: target.value } })
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
            onChange={(daysOff) => setEdit({ ...edit, daysOff })}
          />
          <div>
            <RefusalNote refused={refused} />
            {refused?.over !== undefined && (
              <Button variant="line" size="dense" onClick={takeTheirs}>
                Drop mine and show what is there now
              </Button>
            )}
          </div>
          <ActButtons
            busy={isPending}
            disabled={calendar === null || edit === kept}
            go="Save the calendar"
            cancel="Undo"
            onCancel={() => close(() => setEdit(kept))}
          />
        </form>
      )}
    </Guarded>
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
