import type { StoredFacts } from '#domain/site/content/facts/company-facts';
import type { Message } from '#server/ports/mail';
import { htmlDocument, paragraph } from './html';

/** What an administrator gets who tries whether mail leaves. */
export function testMessage({
  company,
}: Pick<StoredFacts, 'company'>): Pick<Message, 'subject' | 'text' | 'html'> {
  const subject = `Test mail from the desk of ${company.name}`;
  const text = 'If you read this, mail leaves the desk. There is nothing to do.';
  return { subject, text, html: htmlDocument(subject, [paragraph(text)]) };
}
