import { MAIL_KINDS, type MailKind } from '#domain/order/mails/mail-kinds';
import { mailTextsSchema, type MailText, type MailTexts } from '#domain/order/mails/mail-texts';

/** The words of every mail, as they are being typed. */
export type MailsEdit = Record<MailKind, MailText>;

/** @param starting the words of a company that has changed none */
export function mailsEditOf(texts: MailTexts, starting: MailsEdit): MailsEdit {
  const edit = { ...starting };
  for (const kind of MAIL_KINDS) edit[kind] = texts[kind] ?? edit[kind];
  return edit;
}

/** Whether a mail says anything else than it did at first. */
export function isChanged(edit: MailsEdit, kind: MailKind, starting: MailsEdit): boolean {
  const [{ subject, text }, first] = [edit[kind], starting[kind]];
  return subject !== first.subject || text !== first.text;
}

/** The words to keep, null while some cannot be; and what is wrong, as "answered.text". */
export function checkedMails(edit: MailsEdit, starting: MailsEdit) {
  const own: MailTexts = {};
  for (const kind of MAIL_KINDS) if (isChanged(edit, kind, starting)) own[kind] = edit[kind];
  const { data = null, error } = mailTextsSchema.safeParse(own);
  const errors = new Map(error?.issues.map(({ path, message }) => [path.join('.'), message]));
  return { texts: data, errors };
}
