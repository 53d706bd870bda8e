import { STANDARD_RATE } from '#domain/site/content/facts/vat';
import type { HomeownerMail, Placeholder } from './mail-kinds';
import type { MailText, MailTexts } from './mail-texts';
import { startingWords } from './starting-words';

/** The words of a message, before it is laid out. */
export interface MailWords {
  subject: string;
  /** Paragraphs of plain text. */
  texts: readonly string[];
}

/**
 * The words of a mail: those the company has written, or the starting ones.
 *
 * @param vatRate of the quote that it is about, in per cent; left out it is the standard rate
 */
export function mailWords(
  { kind, values }: HomeownerMail,
  texts: MailTexts,
  vatRate = STANDARD_RATE,
): MailWords {
  return writtenMail(texts[kind] ?? startingWords(vatRate)[kind], values);
}

const NAMED = /\{(\w+)\}/g;

/**
 * The words of a mail with its values in them. What stands in a value is never read as a placeholder. A paragraph
 * goes when everything it names is empty.
 */
export function writtenMail(
  { subject, text }: MailText,
  values: Partial<Record<Placeholder, string>>,
): MailWords {
  const known = new Map<string, string>(Object.entries(values));
  const filled = (template: string) =>
    template.replace(NAMED, (whole, name: string) => known.get(name) ?? whole);
  const isSaid = (paragraph: string) => {
    const names = [...paragraph.matchAll(NAMED)].map(([, name = '']) => name);
    return names.length === 0 || names.some((name) => known.get(name) !== '');
  };
  // Paragraphs are those of the template: a value with empty lines stays in its own.
  return {
    subject: filled(subject),
    texts: text
      .split(/\n\s*\n/)
      .filter(isSaid)
      .map(filled),
  };
}
