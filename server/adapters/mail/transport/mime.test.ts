import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { STARTER_FACTS } from '#domain/site/content/facts/starter-facts';
import { CRLF_CORPUS, UNSEEN, UNSEEN_CORPUS, XSS_CORPUS } from '#server/testing/hostile';
import { hostileEnquiry, hostileQuoteRequest } from '#server/testing/rows/hostile-rows';
import { enquiryForCompany, enquiryForHomeowner } from '#server/writing/mails/enquiry-messages';
import { toMime } from './mime';
import { quoteForCompany, quoteForHomeowner } from '#server/writing/mails/quote-messages';

const HEADERS = [
  'message-id',
  'date',
  'from',
  'to',
  'reply-to',
  'subject',
  'auto-submitted',
  'mime-version',
  'content-type',
];

const facts = STARTER_FACTS;
const toCompany = { address: '/admin', company: facts.company };

async function parsed(content: ReturnType<typeof enquiryForCompany>) {
  const mime = await toMime(
    { id: 'enquiry-1-company', date: new Date(0), ...content },
    facts.company,
  );
  return { raw: mime.toString(), email: await new PostalMime().parse(mime) };
}

/** A valid address, because `emailSchema` has never accepted anything else. */
const ADDRESS = { email: 'test.person@example.com' };

function quote(text: string) {
  return { ...hostileQuoteRequest(text), ...ADDRESS };
}

function enquiry(text: string) {
  return { ...hostileEnquiry(text), ...ADDRESS };
}

describe('a message', () => {
  it.each(CRLF_CORPUS)('has no headers but its own, whatever it contains: %j', async (text) => {
    for (const content of [
      quoteForHomeowner(quote(text), undefined, { facts }),
      quoteForCompany(quote(text), undefined, toCompany),
      enquiryForHomeowner(enquiry(text), facts),
      enquiryForCompany(enquiry(text), '/admin', facts.company),
    ]) {
      const { email, raw } = await parsed(content);
      const names = email.headers.map(({ key }) => key);
      expect(names.filter((name) => !HEADERS.includes(name))).toEqual([]);
      expect(new Set(names).size).toBe(names.length);
      expect(email.to).toHaveLength(1);
      expect(email.bcc).toBeUndefined();
      expect(email.attachments).toEqual([]);
      expect(raw).not.toMatch(/[^\r]\n|\r[^\n]/);
    }
  });

  it.each(XSS_CORPUS)('shows %j as text', async (text) => {
    for (const content of [
      quoteForCompany(quote(text), undefined, toCompany),
      enquiryForCompany(enquiry(text), '/admin', facts.company),
    ]) {
      const { email } = await parsed(content);
      const tags = [...(email.html ?? '').matchAll(/<\/?([a-z][^\s>/]*)([^>]*)>/gi)];
      const known = /^(html|head|meta|title|body|div|h1|p|table|tr|td|tbody)$/;
      expect(tags.filter(([, name = '']) => !known.test(name))).toEqual([]);
      expect(tags.filter(([, , rest = '']) => /\son|href|src/i.test(rest))).toEqual([]);
    }
  });

  it.each(UNSEEN_CORPUS)('shows %j unchanged, on a line of its own', async (name) => {
    for (const content of [
      quoteForCompany({ ...quote('x'), name }, undefined, toCompany),
      enquiryForCompany({ ...enquiry('x'), name }, '/admin', facts.company),
    ]) {
      const { email } = await parsed(content);
      for (const words of [email.subject, email.text, email.html, email.replyTo?.[0]?.name]) {
        expect(words).not.toMatch(UNSEEN);
      }
      const lines = (email.text ?? '').split('\n').filter((line) => line.startsWith('Phone'));
      expect(lines).toHaveLength(1);
    }
  });

  it('repeats no free text to a stranger', async () => {
    const words = 'Visit http://casino.example now';
    for (const content of [
      // The reference and the lines are our own text.
      quoteForHomeowner({ ...quote(words), reference: 'MGR-7K4Q-2D', serverLines: [] }, undefined, {
        facts,
      }),
      enquiryForHomeowner(enquiry(words), facts),
    ]) {
      const { name: _name, ...rest } = { name: words, ...content };
      // The room type comes from a fixed list; nothing else in the row is repeated.
      const told = JSON.stringify(rest).replaceAll(`${words}:`, '').replaceAll(`>${words}<`, '');
      expect(told).not.toContain('casino');
    }
  });
});
