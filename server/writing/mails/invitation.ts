import { randomUUID } from 'node:crypto';
import type { StoredFacts } from '#domain/site/content/facts/company-facts';
import type { Message } from '#server/ports/mail';
import { htmlDocument, linkParagraph, paragraph } from './html';

interface Invited {
  name: string;
  email: string;
  /** The whole link, with its token. */
  address: string;
  date: Date;
}

/** The link with which an administrator chooses how to sign in. */
export function invitationMessage(
  { name, email, address, date }: Invited,
  { company }: StoredFacts,
): Message {
  const subject = `Your way into the desk of ${company.name}`;
  const greeting = `Hello ${name},`;
  const why = 'you are invited to the desk. With this link you choose how you sign in:';
  const rest =
    'The link can be used once, within seven days. Whoever has it can sign in as you, so pass it to nobody.';
  return {
    id: `invitation-${randomUUID()}`,
    date,
    to: email,
    subject,
    text: [greeting, why, address, rest].join('\n\n'),
    html: htmlDocument(subject, [
      paragraph(`${greeting}\n\n${why}`),
      linkParagraph('Choose how you sign in', address),
      paragraph(rest),
    ]),
  };
}
