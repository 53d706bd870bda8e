import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { fetchSetting, MAIL_TEXTS, REMINDERS } from '#app/api/desk/desk-settings';
import { previewOfWords } from '#app/api/desk/mail-previews';
import { SettingScreen } from '#app/desk/frame/document/setting-screen';
import { MailLook } from '#app/desk/frame/order/mail-preview';
import { asAdmin } from '#app/desk/frame/sign-in/sign-in-again';
import { useFacts } from '#app/ui/company/use-facts';
import { TextField } from '#app/ui/fields/text-field';
import { Toggle } from '#app/ui/fields/toggle';
import { startingWords } from '#domain/order/mails/starting-words';
import {
  REMINDER_RULES,
  RULE_DAYS,
  RULE_NAMES,
  type ReminderRule,
} from '#domain/order/reminders/reminder-rules';
import { rateOf } from '#domain/site/content/facts/vat';
import { css } from '#styled/css';
import { checkedReminders, remindersEditOf, type RemindersEdit } from './reminders-edit';

/** The rules by which homeowners are reminded, as a setting. */
export function RemindersSetting() {
  return (
    <SettingScreen
      setting={REMINDERS}
      back={{ to: '/admin/board', words: 'Back to the board' }}
      title="Reminders"
      note="What the site writes to homeowners by itself"
      what="the rules"
      saved="The rules are saved"
      editOf={remindersEditOf}
      valueOf={(edit) => checkedReminders(edit).rules}
      shownBy={[['/api/today']]}
      className={form}
    >
      {(edit, change) => <Rules edit={edit} onChange={change} />}
    </SettingScreen>
  );
}

interface Props {
  edit: RemindersEdit;
  onChange: (edit: RemindersEdit) => void;
}

function Rules({ edit, onChange }: Props) {
  const { errors } = checkedReminders(edit);
  return (
    <>
      <p className={muted}>
        Each is sent once, between 9 and 19 o’clock, one a day to a homeowner at most, and none once
        the matter is settled. A homeowner can put it off by a week on their page. What you switch
        on counts from now on: nothing is said of what was due before.
      </p>
      <ul className={list}>
        {REMINDER_RULES.map((rule) => (
          <Rule
            key={rule}
            rule={rule}
            typed={edit[rule]}
            error={errors.get(rule)}
            onChange={(typed) => onChange({ ...edit, [rule]: typed })}
          />
        ))}
      </ul>
    </>
  );
}

interface RuleProps {
  rule: ReminderRule;
  typed: RemindersEdit[ReminderRule];
  error: string | undefined;
  onChange: (typed: RemindersEdit[ReminderRule]) => void;
}

/** One rule: whether it is on, its days, and the mail that it sends. */
function Rule({ rule, typed, error, onChange }: RuleProps) {
  const starting = startingWords(rateOf(useFacts().vat))[rule];
  const { data } = useQuery({
    queryKey: [MAIL_TEXTS.path],
    queryFn: ({ signal }) => asAdmin(() => fetchSetting(MAIL_TEXTS, signal)),
  });
  const words = data && (data.value[rule] ?? starting);
  const name = `rule-${rule}`;
  return (
    <li className={item}>
      <div className={head}>
        <h2 id={`${name}-name`} className={heading}>
          <label htmlFor={name}>{RULE_NAMES[rule]}</label>
        </h2>
        <Toggle
          id={name}
          labelledBy={`${name}-name`}
          checked={typed.isOn}
          onChange={(isOn) => onChange({ ...typed, isOn })}
        />
      </div>
      <div className={days}>
        <TextField
          label={capital(RULE_DAYS[rule].words)}
          inputMode="numeric"
          autoComplete="off"
          value={typed.days}
          error={error}
          onChange={({ target }) => onChange({ ...typed, days: target.value })}
        />
      </div>
      <div className={links}>
        <Link to="/admin/board" search={{ set: 'mails', mail: rule }} className={link}>
          Change its words
        </Link>
        {/* The mail opens below both. */}
        <MailLook call={words && previewOfWords(rule, words)} />
      </div>
    </li>
  );
}

function capital(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

const form = css({ maxWidth: '720px' });

const muted = css({ color: 'textMuted', marginBottom: '4' });

const list = css({ borderTop: '1px solid {colors.line}', marginBottom: '4' });

const item = css({
  display: 'grid',
  gap: '3',
  paddingBlock: '4',
  borderBottom: '1px solid {colors.line}',
});

const head = css({ display: 'flex', alignItems: 'center', gap: '4' });

const heading = css({ flex: '1', minWidth: '0', fontWeight: '600' });

const days = css({ maxWidth: '260px' });

const links = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' });

const link = css({ textDecoration: 'underline', textUnderlineOffset: '4px' });
