import { expect, it } from 'vitest';
import { STARTING_WORDS } from '#domain/order/mails/starting-words';
import { checkedMails, mailsEditOf } from './mails-edit';

const own = { subject: 'Your room', text: 'It is here.' };

it('keeps the words that differ from the starting ones, and no others', () => {
  const edit = mailsEditOf({ site: own });
  expect(edit).toEqual({ ...STARTING_WORDS, site: own });
  expect(checkedMails(edit)).toEqual({ texts: { site: own }, errors: new Map() });
  const back = { ...edit, site: { ...STARTING_WORDS.site } };
  expect(checkedMails(back).texts).toEqual({});
});

it('says in which mail something is wrong', () => {
  const edit = { ...mailsEditOf({}), site: { ...own, subject: '' }, answered: own };
  const { texts, errors } = checkedMails(edit);
  expect(texts).toBeNull();
  expect([...errors]).toEqual([
    ['answered.text', 'Keep {answer} in the text: it stands for your answer'],
    ['site.subject', 'Write the subject'],
  ]);
});
