import { isIP } from 'node:net';
import type { BlockList } from 'node:net';
import type { Request, RequestHandler } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import type { Logger } from 'pino';

/** For Express's `trust proxy`: whether the X-Forwarded headers of this sender are believed. */
export function trusts(proxies: BlockList): (sender: string) => boolean {
  // Asked several times about the sender of each request, who is the same proxy as a rule.
  let latest = '';
  return (sender) => {
    if (sender === latest) return true;
    const address = addressIn(sender);
    if (address === undefined) return false;
    const isTrusted = proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
    if (isTrusted) latest = sender;
    return isTrusted;
  };
}

/**
 * The network a request comes from, as limits count it: an IPv4 address, or so many bits of an IPv6 one. What
 * is no address in a proxy's header counts as that proxy.
 */
export function networkOf({ ips, socket }: Request, bits: 48 | 64): string {
  const path = [...ips, socket.remoteAddress ?? ''];
  const nearest = path.map(addressIn).find((address) => address !== undefined);
  return nearest === undefined ? 'unknown' : ipKeyGenerator(nearest, bits);
}

/** Says once in the log that a proxy is not named: all its visitors then count as one. */
export function noteUnknownProxy(logger: Logger): RequestHandler {
  let isTold = false;
  return ({ headers, ips }, _response, next) => {
    if (!isTold && headers['x-forwarded-for'] !== undefined && ips.length === 0) {
      isTold = true;
      logger.warn('X-Forwarded-For is ignored: TRUSTED_PROXIES does not name who sends it');
    }
    next();
  };
}

/** The address without the port, brackets or zone that some proxies write; undefined for what is none. */
function addressIn(text: string): string | undefined {
  const bare = text
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '');
  return isIP(bare) === 0 ? undefined : bare;
}
