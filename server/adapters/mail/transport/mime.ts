import type { StoredFacts } from '#domain/site/content/facts/company-facts';
import { onOneLine, onPlainLines } from '#domain/text/plain-text';
import type { Message } from '#server/ports/mail';
import { asMailbox } from './mailbox';

/**
 * The message in MIME form (RFC 5322), in ASCII but for a mailbox that has other letters itself. The Message-ID is
 * derived from the id, so that mail programs recognise duplicates. No content can inject a header.
 */
export async function toMime(message: Message, from: StoredFacts['company']): Promise<Buffer> {
  const { id, date, to, replyTo, subject, text, html, attachment } = message;
  const [, domain = 'localhost'] = asMailbox(from.email).split('@');
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  const mail = new MailComposer({
    date,
    from: { name: from.name, address: from.email },
    to: { name: '', address: to },
    replyTo: replyTo && { name: onOneLine(replyTo.name), address: replyTo.address },
    subject: onOneLine(subject),
    text: onPlainLines(text),
    html: onPlainLines(html),
    attachments: attachment && [
      {
        filename: onOneLine(attachment.fileName),
        contentType: attachment.type,
        content: attachment.bytes,
      },
    ],
    textEncoding: 'quoted-printable',
    headers: {
      // On one line: servers that read no other write an id of their own, and a duplicate is no longer known as one.
      'Message-ID': { prepared: true, value: `<${id}@${domain}>` },
      // Stops out-of-office replies to an automated message (RFC 3834).
      'Auto-Submitted': 'auto-generated',
    },
    newline: '\r\n',
  });
  return mail.compile().build();
}
