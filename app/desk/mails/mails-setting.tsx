import { useState } from 'react';
import { MAIL_TEXTS } from '#app/api/desk/desk-settings';
import { previewOfWords } from '#app/api/desk/mail-previews';
import { SettingScreen } from '#app/desk/frame/document/setting-screen';
import { MailPreview } from '#app/desk/frame/order/mail-preview';
import { useFacts } from '#app/ui/company/use-facts';
import { Button } from '#app/ui/buttons/button';
import { SelectField } from '#app/ui/fields/select-field';
import { TextAreaField } from '#app/ui/fields/text-area-field';
import { TextField } from '#app/ui/fields/text-field';
import {
  MAIL_KINDS,
  MAIL_NAMES,
  type MailKind,
  neededBy,
  PLACEHOLDERS,
  placeholdersOf,
} from '#domain/order/mails/mail-kinds';
import type { MailText } from '#domain/order/mails/mail-texts';
import { startingWords } from '#domain/order/mails/starting-words';
import { rateOf } from '#domain/site/content/facts/vat';
import { css } from '#styled/css';
import { checkedMails, isChanged, type MailsEdit, mailsEditOf } from './mails-edit';

/**
 * The words of the mails to homeowners, as a setting.
 *
 * @param mail the kind to begin with; anything else is the first
 */
export function MailsSetting({ mail }: { mail: unknown }) {
  const starting = startingWords(rateOf(useFacts().vat));
  return (
    <SettingScreen
      setting={MAIL_TEXTS}
      back={{ to: '/admin/board', words: 'Back to the board' }}
      title="Wording of emails"
      note="What homeowners read when something happens to their request"
      what="the words"
      saved="The words are saved"
      editOf={(texts) => mailsEditOf(texts, starting)}
      valueOf={(edit) => checkedMails(edit, starting).texts}
    >
      {(edit, change) => (
        <MailsForm edit={edit} starting={starting} first={kindOf(mail)} onChange={change} />
      )}
    </SettingScreen>
  );
}

function kindOf(name: unknown): MailKind {
  return MAIL_KINDS.find((one) => one === name) ?? MAIL_KINDS[0];
}

interface Props {
  edit: MailsEdit;
  starting: MailsEdit;
  first: MailKind;
  onChange: (edit: MailsEdit) => void;
}

/** One mail at a time: its subject, its text, and what it looks like to somebody imagined. */
function MailsForm({ edit, starting, first, onChange }: Props) {
  const [kind, choose] = useState(first);
  const { errors } = checkedMails(edit, starting);
  const words = edit[kind];
  const change = (changes: Partial<MailText>) =>
    onChange({ ...edit, [kind]: { ...words, ...changes } });
  const isWrong = (one: MailKind) => errors.has(`${one}.subject`) || errors.has(`${one}.text`);
  const elsewhere = MAIL_KINDS.filter((one) => one !== kind && isWrong(one));
  return (
    <div className={columns}>
      <div className={fields}>
        <SelectField
          label="Mail"
          value={kind}
          onChange={({ target }) => choose(kindOf(target.value))}
        >
          {MAIL_KINDS.map((one) => (
            <option key={one} value={one}>
              {isChanged(edit, one, starting) ? 'Changed: ' : ''}
              {MAIL_NAMES[one]}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Subject"
          value={words.subject}
          error={errors.get(`${kind}.subject`)}
          onChange={({ target }) => change({ subject: target.value })}
        />
        <TextAreaField
          label="Text"
          hint="Plain text, an empty line between paragraphs. The link to their page and our address follow by themselves."
          rows={10}
          value={words.text}
          error={errors.get(`${kind}.text`)}
          onChange={({ target }) => change({ text: target.value })}
        />
        <PlaceholderList kind={kind} />
        {isChanged(edit, kind, starting) && (
          <div>
            <Button variant="line" size="dense" onClick={() => change(starting[kind])}>
              Back to the starting words
            </Button>
          </div>
        )}
        {elsewhere.map((one) => (
          <p key={one} className={wrong}>
            Something is wrong in “{MAIL_NAMES[one]}”.
          </p>
        ))}
      </div>
      <div className={beside}>
        <h2 className={heading}>As it would be sent</h2>
        {isWrong(kind) ? (
          <p className={muted}>Once its words can be saved, the email appears here.</p>
        ) : (
          <MailPreview key={kind} call={previewOfWords(kind, words)} />
        )}
      </div>
    </div>
  );
}

/** What can be written in braces, and what it becomes. */
function PlaceholderList({ kind }: { kind: MailKind }) {
  const needed = neededBy(kind);
  return (
    <dl className={list}>
      {placeholdersOf(kind).map((name) => (
        <div key={name} className={row}>
          <dt>
            <code className={code}>{`{${name}}`}</code>
          </dt>
          <dd className={muted}>
            {PLACEHOLDERS[name]}
            {needed.includes(name) ? ' (must be in the text)' : ''}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const columns = css({
  display: 'grid',
  gap: '6',
  '@media (min-width: 1000px)': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: '8',
    alignItems: 'start',
  },
});

const fields = css({ display: 'grid', gap: '4', minWidth: '0' });

const beside = css({ display: 'grid', gap: '3', minWidth: '0' });

const heading = css({ textStyle: 'subheading', fontSize: '1.25rem' });

const muted = css({ color: 'textMuted' });

const wrong = css({ color: 'danger', fontWeight: '560' });

const list = css({ display: 'grid', gap: '1', textStyle: 'small' });

const row = css({ display: 'grid', gridTemplateColumns: '112px minmax(0, 1fr)', gap: '3' });

const code = css({ fontFamily: 'text', fontWeight: '560' });
