import { BlockList } from 'node:net';
import express from 'express';
import { pino } from 'pino';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/startup/config';
import { networkOf, noteUnknownProxy, trusts } from './client-address';

/** The network that a request from this machine with this header counts against. */
async function networkFor(header: string, trusted = '127.0.0.1', bits: 48 | 64 = 64) {
  const { trustedProxies } = readConfig({ TRUSTED_PROXIES: trusted });
  const app = express().set('trust proxy', trusts(trustedProxies));
  app.get('/', (asked, response) => void response.send(networkOf(asked, bits)));
  const call = request(app).get('/');
  const { text } = await (header === '' ? call : call.set('X-Forwarded-For', header));
  return text;
}

describe('the address of a request', () => {
  it.each([
    ['the sender itself', '', '127.0.0.1', '127.0.0.1'],
    ['not what a stranger writes', '203.0.113.9', '', '127.0.0.1'],
    ['what a trusted proxy writes', '203.0.113.9', '127.0.0.1', '203.0.113.9'],
    ['what one of a trusted network writes', '203.0.113.9', '127.0.0.0/8', '203.0.113.9'],
    ['not what a stranger wrote before it', '1.2.3.4, 203.0.113.9', '127.0.0.1', '203.0.113.9'],
    ['behind two', '1.2.3.4, 203.0.113.9, 10.1.2.3', '127.0.0.1, 10.0.0.0/8', '203.0.113.9'],
    ['without its port', '203.0.113.9:4711', '127.0.0.1', '203.0.113.9'],
    ['behind one with a port', '203.0.113.9, 10.1.2.3:80', '127.0.0.1,10.1.2.3', '203.0.113.9'],
    ['of IPv6 without its port', '[2001:db8::1]:4711', '127.0.0.1', '2001:db8::/64'],
    ['of IPv6 in brackets', '[2001:db8::1]', '127.0.0.1', '2001:db8::/64'],
    ['of IPv6 without its zone', 'fe80::1%eth0', '127.0.0.1', 'fe80::/64'],
    ['of IPv4 in the words of IPv6', '::ffff:203.0.113.9', '127.0.0.1', '203.0.113.9'],
    ['the proxy where there is none', 'unknown', '127.0.0.1', '127.0.0.1'],
    ['the proxy before garbage', '203.0.113.9, <b>', '127.0.0.1', '127.0.0.1'],
    ['the proxy before an empty one', ',', '127.0.0.1', '127.0.0.1'],
  ])('is %s', async (_case, header, trusted, network) => {
    expect(await networkFor(header, trusted)).toBe(network);
  });

  it('is as wide a network as requested', async () => {
    expect(await networkFor('2001:db8:1:2::1', '127.0.0.1', 48)).toBe('2001:db8:1::/48');
  });
});

it('warns once about a proxy that is not listed, without naming it', async () => {
  const lines: string[] = [];
  const logger = pino({}, { write: (line: string) => void lines.push(line) });
  const app = express().set('trust proxy', trusts(new BlockList()));
  app.use(noteUnknownProxy(logger));
  await request(app).get('/');
  expect(lines).toEqual([]);
  for (const _ of [1, 2]) await request(app).get('/').set('X-Forwarded-For', '203.0.113.9');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('TRUSTED_PROXIES');
  expect(lines[0]).not.toMatch(/203\.0|127\.0/);
});
