import type { StoredFacts } from '#domain/site/content/facts/company-facts';
import { onOneLine, onPlainLines } from '#domain/text/plain-text';
import type { Message } from '#server/ports/mail';

/**
 * The message in MIME form (RFC 5322), in ASCII. The Message-ID is derived from the id, so that mail
 * programs recognise duplicates. No content can inject a header.
 */
export async function toMime(message: Message, from: StoredFacts['company']): Promise<Buffer> {
  const { id, date, to, replyTo, subject, text, html, attachment } = message;
  const [, domain = 'localhost'] = from.email.split('@');
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  const mail = new MailComposer({
    messageId: `<${id}@${domain}>`,
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
    // Stops out-of-office replies to an automated message (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    newline: '\r\n',
  });
  return mail.compile().build();
}
