import { isIP } from 'node:net';
import type { BlockList } from 'node:net';
import type { Request, RequestHandler } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import type { Logger } from 'pino';

/** For Express's `trust proxy`: whether to trust this sender's X-Forwarded headers. */
export function trusts(proxies: BlockList): (sender: string) => boolean {
  // Called several times per request, usually for the same proxy.
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
 * The network a request counts against: an IPv4 address, or the first `bits` of an IPv6 one. Anything
 * in a proxy's header that is not an address counts as that proxy.
 */
export function networkOf({ ips, socket }: Request, bits: 48 | 64): string {
  const path = [...ips, socket.remoteAddress ?? ''];
  const nearest = path.map(addressIn).find((address) => address !== undefined);
  return nearest === undefined ? 'unknown' : ipKeyGenerator(nearest, bits);
}

/**
 * Warns once in the log about a proxy missing from TRUSTED_PROXIES: all its visitors would count as
 * one.
 */
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

/**
 * The address without the port, brackets or zone that some proxies add; undefined if it is not an
 * address.
 */
function addressIn(text: string): string | undefined {
  const bare = text
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '');
  return isIP(bare) === 0 ? undefined : bare;
}
