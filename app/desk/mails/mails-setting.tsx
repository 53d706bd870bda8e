import { MAIL_TEXTS } from '#app/api/desk/desk-settings';
import { SettingScreen } from '#app/desk/frame/document/setting-screen';
import { checkedMails, mailsEditOf } from './mails-edit';
import { MailsForm } from './mails-form';

/** The words of the mails to homeowners, as a setting. */
export function MailsSetting() {
  return (
    <SettingScreen
      setting={MAIL_TEXTS}
      back={{ to: '/admin/board', words: 'Back to the board' }}
      title="Wording of emails"
      note="What homeowners read when something happens to their request"
      what="the words"
      saved="The words are saved"
      editOf={mailsEditOf}
      valueOf={(edit) => checkedMails(edit).texts}
    >
      {(edit, change) => <MailsForm edit={edit} onChange={change} />}
    </SettingScreen>
  );
}
