import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STARTER_FACTS } from '#domain/site/content/facts/starter-facts';
import { exampleValues } from './example-mail';
import {
  MAIL_KINDS,
  PLACEHOLDERS,
  placeholdersOf,
  subjectPlaceholdersOf,
  type MailKind,
} from './mail-kinds';
import { mailTextsSchema, type MailText } from './mail-texts';
import { startingWords } from './starting-words';

const starting = startingWords(20);
import { writtenMail } from './written-mail';

/** What is wrong with words, by field. */
function faults(kind: MailKind, words: Partial<MailText>): Record<string, string> {
  const checked = mailTextsSchema.safeParse({ [kind]: { ...starting[kind], ...words } });
  const issues = checked.error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path[1], message]));
}

describe('the words of a mail', () => {
  it('are accepted as they begin', () => {
    for (const kind of MAIL_KINDS) expect(faults(kind, {})).toEqual({});
    expect(mailTextsSchema.parse(starting)).toEqual(starting);
  });

  it('keep what the homeowner has to be told', () => {
    expect(faults('visit-booked', { text: 'We come.' })).toEqual({
      text: 'Keep {visit} in the text: it stands for the day and the hours of the visit',
    });
    expect(faults('visit-cancelled', { text: 'Not on {visit}.' })).toEqual({
      text: 'Keep {note} in the text: it stands for what you write beside the action',
    });
  });

  it('name no placeholder that the mail cannot fill', () => {
    expect(faults('workshop', { text: 'It costs {total}.' })).toEqual({
      text: '{total} cannot stand in the text of this mail: it knows {reference}, {phone}',
    });
    expect(faults('answered', { subject: 'We say {answer}' })).toEqual({
      subject: '{answer} cannot stand in the subject of this mail: it knows {reference}, {phone}',
    });
    expect(faults('workshop', { text: 'Call {phone' })).toEqual({
      text: 'A single { cannot stand in the text: it knows {reference}, {phone}',
    });
    expect(faults('workshop', { subject: 'A } too many' }).subject).toMatch(/^A single } /);
    expect(faults('workshop', { text: '{Phone} { phone } {}' }).text).toMatch(/^{Phone} cannot/);
  });

  it('are some, not too many, and have a subject of one line', () => {
    expect(faults('site', { subject: ' \u200b', text: '\n' })).toEqual({
      subject: 'Write the subject',
      text: 'Write the text',
    });
    expect(faults('site', { subject: 'Bcc:\nx' })).toEqual({
      subject: 'Write the subject on one line',
    });
    expect(faults('site', { subject: 'x'.repeat(151), text: 'x'.repeat(4001) })).toEqual({
      subject: 'Use at most 150 characters for the subject',
      text: 'Use at most 4,000 characters for the text',
    });
  });
});

describe('a written mail', () => {
  const text = 'To {name}\nand all\n\nOur note: {note}\n\n{total} {note}\n \nBye';

  it('leaves out a paragraph with nothing in it, and no other', () => {
    const { texts } = writtenMail({ subject: 's', text }, { name: 'Ann', note: '', total: '£1' });
    expect(texts).toEqual(['To Ann\nand all', '£1 ', 'Bye']);
  });

  it('reads nothing into what people wrote', () => {
    const note = 'See {total} and $& and\n\n{name}';
    const { texts } = writtenMail({ subject: 's', text }, { name: '{note}', note, total: '£1' });
    expect(texts).toEqual(['To {note}\nand all', `Our note: ${note}`, `£1 ${note}`, 'Bye']);
  });

  it('has no placeholder left in it, whatever words were accepted for its kind', () => {
    const odd = fc.constantFrom('{', '}', '{{', '{ visit }', '{VISIT}', '{toString}');
    const pieces = (names: readonly string[]) => {
      const own = fc.constantFrom(...names).map((name) => `{${name}}`);
      const any = fc.constantFrom(...Object.keys(PLACEHOLDERS)).map((name) => `{${name}}`);
      const text = fc.oneof(fc.string(), fc.constantFrom('\n', '\n\n', '$1', '$&'));
      const piece = fc.oneof(
        { weight: 20, arbitrary: own },
        { weight: 20, arbitrary: text },
        { weight: 1, arbitrary: any },
        { weight: 1, arbitrary: odd },
      );
      return fc.array(piece, { maxLength: 8 }).map((all) => all.join(''));
    };
    const typed = fc.constantFrom(...MAIL_KINDS).chain((kind) =>
      fc.tuple(
        fc.constant(kind),
        pieces(subjectPlaceholdersOf(kind)).map((subject) => `s${subject}`),
        pieces(placeholdersOf(kind)),
      ),
    );
    let accepted = 0;
    const holds = fc.property(typed, ([kind, subject, rest]) => {
      // All that it can say is there; the rest is anything.
      const all = placeholdersOf(kind).map((name) => `{${name}}`);
      const text = `${rest}${all.join(' ')}`;
      const checked = mailTextsSchema.safeParse({ [kind]: { subject, text } }).data?.[kind];
      if (checked === undefined) return;
      accepted += 1;
      const values = Object.fromEntries(
        placeholdersOf(kind).map((name) => [name, exampleValues(STARTER_FACTS)[name]]),
      );
      const mail = writtenMail(checked, values);
      expect([mail.subject, ...mail.texts].join('\n')).not.toMatch(/[{}]/);
      expect(mail.subject).not.toMatch(/\n/);
      for (const value of Object.values(values)) expect(mail.texts.join('\n')).toContain(value);
    });
    fc.assert(holds, { numRuns: 1000 });
    expect(accepted).toBeGreaterThan(100);
  });
});
