import { expect, it } from 'vitest';
import { startingWords } from '#domain/order/mails/starting-words';
import { checkedMails, mailsEditOf } from './mails-edit';

const starting = startingWords(20);
const own = { subject: 'Your room', text: 'It is here.' };

it('keeps the words that differ from the starting ones, and no others', () => {
  const edit = mailsEditOf({ site: own }, starting);
  expect(edit).toEqual({ ...starting, site: own });
  expect(checkedMails(edit, starting)).toEqual({ texts: { site: own }, errors: new Map() });
  const back = { ...edit, site: { ...starting.site } };
  expect(checkedMails(back, starting).texts).toEqual({});
});

it('says in which mail something is wrong', () => {
  const edit = { ...mailsEditOf({}, starting), site: { ...own, subject: '' }, answered: own };
  const { texts, errors } = checkedMails(edit, starting);
  expect(texts).toBeNull();
  expect([...errors]).toEqual([
    ['answered.text', 'Keep {answer} in the text: it stands for your answer'],
    ['site.subject', 'Write the subject'],
  ]);
});
