import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { writeSite } from '#server/testing/servers/site-fixture';
import { temporaryFolder } from '#server/testing/temporary-folder';
import { openTestApp } from '#server/testing/test-app';

const newsletter =
  '<form id="newsletter" method="post"><input id="newsletter-email" name="email"/><input name="website"/></form>';
const CONTACT = `<script>start()</script><noscript><link rel="stylesheet"></noscript>
<form class="c" id="enquiry" method="post"><input id="e-name" name="name"/><input id="e-email" name="email"/>
<input id="e-phone" name="phone"/><input id="e-postcode" name="postcode"/>
<select name="projectType" id="e-type"><option value="" selected="">Not sure yet</option><option>Garden Room</option></select>
<textarea name="message" id="e-message" aria-describedby="e-hint" rows="5"></textarea><input name="website"/></form>${newsletter}`;

async function openForms() {
  const siteFolder = await temporaryFolder();
  await writeSite(siteFolder, { 'contact/index.html': CONTACT, '404.html': newsletter });
  const opened = await openTestApp({ siteFolder });
  const send = (path: string, fields: Record<string, string>) =>
    request(opened.app).post(path).type('form').set('Sec-Fetch-Site', 'same-origin').send(fields);
  return { ...opened, send };
}

const FIELDS = {
  name: 'Test Person',
  email: 'test.person@example.com',
  phone: '01632 960123',
  postcode: 'NN1 1AA',
  projectType: 'Garden Room',
  message: 'About 4 m × 4 m.',
};

const enquiry = (changes: Record<string, string> = {}) => ({
  form: 'enquiry',
  website: '',
  ...FIELDS,
  ...changes,
});

describe('a form that is sent without the program', () => {
  it('is stored once, however often it is sent that day, and answered with its page', async () => {
    const { send, stored } = await openForms();
    for (const path of ['/contact', '/contact?from=mail']) {
      const response = await send(path, enquiry()).expect(200);
      expect(response.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
      });
      expect(response.text).toContain('Thank you for your inquiry! We will contact you shortly.');
      expect(response.text).toContain('id="e-name" name="name" value="">');
      expect(response.text).toContain('<link rel="stylesheet">');
      expect(response.text).not.toMatch(/<script|noscript/);
    }
    const { enquiries } = await stored();
    expect(enquiries).toMatchObject([FIELDS]);
    await send('/contact', enquiry({ message: 'Another one' })).expect(200);
    expect((await stored()).enquiries).toHaveLength(2);
  });

  it('names what is wrong at the fields, and keeps what was typed', async () => {
    const { send, stored } = await openForms();
    const message = '</textarea><script>alert(1)</script>\nSecond line $&';
    const wrong = enquiry({
      name: '"><b>Test',
      email: 'nobody',
      message,
      projectType: 'Garden Room',
    });
    const { text } = await send('/contact', wrong).expect(400);
    expect(text).toContain('Please check the marked fields.');
    expect(text).toContain(
      '<input id="e-email" name="email" aria-invalid="true" aria-describedby="e-email-error" value="nobody">' +
        '<p class="field__error" id="e-email-error">Enter an email address like name@example.com</p>',
    );
    expect(text).toContain('name="name" value="&quot;&gt;&lt;b&gt;Test">');
    expect(text).toContain(
      '\n&lt;/textarea&gt;&lt;script&gt;alert(1)&lt;/script&gt;\nSecond line $&amp;</textarea>',
    );
    expect(text).toContain('<option selected="">Garden Room</option>');
    expect(text).not.toContain('<script');
    // The other form on the page is unchanged.
    expect(text).toContain('<input id="newsletter-email" name="email"/>');
    expect((await stored()).enquiries).toEqual([]);
  });

  it('signs up to the newsletter, from an unknown address too', async () => {
    const { send, stored } = await openForms();
    const fields = { form: 'newsletter', email: 'homeowner@example.com', website: '' };
    for (const path of ['/contact', '/nowhere']) {
      const { text } = await send(path, fields).expect(200);
      expect(text).toContain('Thank you. You are on the list.');
    }
    const { newsletterSubscribers } = await stored();
    expect(newsletterSubscribers).toMatchObject([{ email: 'homeowner@example.com' }]);
  });

  it('is thanked for and not kept with the bait filled in', async () => {
    const { send, stored } = await openForms();
    const { text } = await send('/contact', { ...enquiry(), website: 'x' }).expect(200);
    expect(text).toContain('Thank you for your inquiry!');
    expect((await stored()).enquiries).toEqual([]);
  });

  it('is refused from another site', async () => {
    const { send, stored } = await openForms();
    const answer = await send('/contact', enquiry()).set('Sec-Fetch-Site', 'cross-site');
    expect(answer.status).toBe(403);
    expect(answer.text).toContain('This can only be sent from our own pages.');
    expect((await stored()).enquiries).toEqual([]);
  });

  it('counts with what the program sends from the same address', async () => {
    const { app, send } = await openForms();
    for (let sent = 0; sent < 120; sent += 1) {
      await request(app).post('/api/enquiries').send({ website: 'bait' }).expect(201);
    }
    const { text, headers } = await send('/contact', enquiry({ name: 'Kept' })).expect(429);
    expect(headers).toHaveProperty('retry-after');
    expect(text).toContain('value="Kept"');
  });

  it('may have 64 kB', async () => {
    const { send } = await openForms();
    const answer = await send('/contact', enquiry({ message: 'a'.repeat(70_000) })).expect(413);
    expect(answer.text).toBe('This is more than we accept in one request.\n');
  });

  it.each([
    ['nothing that names a form', { email: 'homeowner@example.com' }],
    ['another form', { form: 'quote' }],
  ])('is %s: pages take nothing else', async (_what, fields) => {
    const { send } = await openForms();
    await send('/contact', fields).expect(405);
  });
});
