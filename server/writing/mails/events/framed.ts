import type { StoredFacts } from '#domain/site/content/facts/company-facts';
import type { MailWords } from '#domain/order/mails/written-mail';
import { heading, htmlDocument, linkParagraph, paragraph } from '#server/writing/mails/html';
import { signOff } from '#server/writing/mails/sign-off';
import type { Message } from '#server/ports/mail';

/** Words as a message: their link and our name and address follow them. */
export function framed(
  { subject, texts }: MailWords,
  link: { words: string; address: string } | undefined,
  facts: StoredFacts,
): Pick<Message, 'subject' | 'text' | 'html'> {
  const closing = signOff(facts);
  const said = texts.filter((text) => text !== '');
  const follow = link === undefined ? [] : [`${link.words} ${link.address}`];
  return {
    subject,
    text: [...said, ...follow, closing].join('\n\n'),
    html: htmlDocument(subject, [
      heading(subject),
      ...said.map(paragraph),
      link === undefined ? '' : linkParagraph(link.words, link.address),
      paragraph(closing),
    ]),
  };
}
