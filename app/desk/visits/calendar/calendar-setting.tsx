import { VISIT_CALENDAR } from '#app/api/desk/desk-settings';
import { VISITS_KEY } from '#app/desk/frame/order/order-queries';
import { SettingScreen } from '#app/desk/frame/document/setting-screen';
import { css } from '#styled/css';
import { calendarEditOf, checkedCalendar } from './calendar-edit';
import { CalendarForm } from './calendar-form';

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
      editOf={calendarEditOf}
      valueOf={(edit) => checkedCalendar(edit).calendar}
      shownBy={[VISITS_KEY]}
      className={form}
    >
      {(edit, change) => <CalendarForm edit={edit} onChange={change} />}
    </SettingScreen>
  );
}

const form = css({ display: 'grid', gap: '6' });
