import { describe, expect, it } from 'vitest';
import { STARTER_FACTS } from '#domain/site/content/facts/starter-facts';
import { openFaultyMailServer, openMailServer } from '#server/testing/servers/mail-server';
import type { Fault } from '#server/testing/servers/mail-server';
import { toMime } from './mime';
import { smtpTransport } from './smtp-transport';
import type { Delivery } from './mail-transport';

const TIMEOUTS = { connectMs: 300, silenceMs: 300, lastWordMs: 100 };
const message = {
  id: 'quote-d9428888-122b-4d3b-9a4f-0b6f7a1c2e3d-homeowner',
  date: new Date('2026-05-01T09:30:00Z'),
  to: 'test.person@example.com',
  subject: 'Your quote',
  text: 'One line\n.\nand a dot',
  html: '<p>One line</p>',
};

const { company } = STARTER_FACTS;

async function deliver(
  url: string,
  beforeLast: () => Promise<void> = async () => undefined,
  signal: AbortSignal = new AbortController().signal,
  { to = message.to, from = company.email } = {},
): Promise<Delivery> {
  const mime = await toMime({ ...message, to }, { ...company, email: from });
  const parcel = { id: message.id, from, to, mime };
  return smtpTransport(url, TIMEOUTS).deliver(parcel, beforeLast, signal);
}

describe('the SMTP transport', () => {
  it('delivers a complete message under an id that stays the same', async () => {
    const server = await openMailServer();
    expect(await deliver(server.url)).toEqual({ kind: 'sent' });
    const [received] = server.received;
    expect(received?.to).toEqual([message.to]);
    expect(received?.email).toMatchObject({
      messageId: `<${message.id}@example.com>`,
      from: { name: company.name, address: company.email },
      to: [{ address: message.to }],
      subject: 'Your quote',
      text: 'One line\n.\nand a dot\n',
      date: '2026-05-01T09:30:00.000Z',
    });
    expect(received?.email.html).toContain('<p>One line</p>');
  });

  it.each([
    ['anna@müller.example', 'anna@xn--mller-kva.example'],
    ['søren@müller.example', 'søren@xn--mller-kva.example'],
  ])('delivers to %s by the name that mail servers have for its domain', async (to, told) => {
    const server = await openFaultyMailServer('closes after');
    const from = 'hello@gärten.example';
    await deliver(server.url, undefined, undefined, { to, from });
    expect(server.heard()).toContain('MAIL FROM:<hello@xn--grten-gra.example>');
    expect(server.heard()).toContain(`RCPT TO:<${told}>`);
    expect(server.heard()).toContain(`Message-ID: <${message.id}@xn--grten-gra.example>`);
  });

  it('signs in when the URL has a user name', async () => {
    const server = await openMailServer({ login: true });
    expect(await deliver(server.url)).toEqual({ kind: 'sent' });
    expect((await deliver(server.url.replace('pass', 'other'))).kind).toBe('unreached');
    expect(server.received).toHaveLength(1);
  });

  it.each([
    [{ sender: 530 }, { kind: 'unreached' }],
    [{ sender: 451 }, { kind: 'unreached' }],
    [{ recipient: 550 }, { kind: 'refused', later: false }],
    [{ recipient: 451 }, { kind: 'refused', later: true }],
    [{ message: 554 }, { kind: 'refused', later: false }],
    [{ message: 452 }, { kind: 'refused', later: true }],
    [{ recipient: 421 }, { kind: 'unreached' }],
  ])('interprets %j as %j', async (refusals, outcome) => {
    const server = await openMailServer();
    server.refuse(refusals);
    expect(await deliver(server.url)).toMatchObject(outcome);
    expect(server.received).toEqual([]);
  });

  it('reports unreached when nothing is listening', async () => {
    const server = await openMailServer();
    await server.stop();
    expect((await deliver(server.url)).kind).toBe('unreached');
  });

  it.each<[Fault, Delivery['kind'], boolean]>([
    ['silent at once', 'unreached', false],
    ['closes at data', 'unreached', false],
    ['closes after', 'unclear', true],
    ['silent after', 'unclear', true],
  ])('from a server that is or does "%s" is %s', async (fault, kind, noted) => {
    const server = await openFaultyMailServer(fault);
    let wasNoted = false;
    const delivery = await deliver(server.url, async () => {
      wasNoted = true;
    });
    expect(delivery.kind).toBe(kind);
    expect(wasNoted).toBe(noted);
  });

  it('calls beforeLast after the text has left and before its end', async () => {
    const server = await openFaultyMailServer('silent after');
    let heardThen = '';
    await deliver(server.url, async () => {
      // The text is being sent: wait until it has arrived.
      while (!server.heard().includes('One line')) await new Promise(setImmediate);
      heardThen = server.heard();
    });
    expect(heardThen).not.toContain('\r\n.\r\n');
    expect(server.heard()).toContain('\r\n.\r\n');
  });

  it('sends nothing when beforeLast fails', async () => {
    const server = await openMailServer();
    const delivery = await deliver(server.url, () => Promise.reject(new Error('disk full')));
    expect(delivery).toMatchObject({ kind: 'unreached' });
    await server.stop();
    expect(server.received).toEqual([]);
  });

  it('aborts an early attempt when the program stops', async () => {
    const server = await openFaultyMailServer('silent at once');
    const stopping = new AbortController();
    const delivery = deliver(server.url, undefined, stopping.signal);
    stopping.abort();
    expect((await delivery).kind).toBe('unreached');
  });
});
