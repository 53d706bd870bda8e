import { ApiProblem } from '#server/api-problem';
import type { LimitStore } from '#server/stores/shared-ports';

const DAY_MS = 86_400_000;
const KILOBYTE = 1024;
/**
 * Of one request in a day, in kilobytes: the eighty photos that we keep for one, of the usual 0.7 MB, and as much again for
 * what has to be sent twice.
 */
const MOST_OF_REQUEST = 128 * 1024;
/** Requests from one network that may send so much on the same day: a household, an office, phones behind one address. */
const REQUESTS_OF_NETWORK = 4;
/** All networks of one IPv6 site together. */
const NETWORKS_OF_SITE = 4;

interface Sender {
  requestId: string;
  /** An IPv4 address, or the first 64 bits of an IPv6 one. */
  network: string;
  /** An IPv4 address, or the first 48 bits of an IPv6 one. */
  site: string;
}

/**
 * Counts bytes of photos that a homeowner sends.
 *
 * @throws {ApiProblem} 429 rate_limited with Retry-After beyond what a request or a network may send in a day
 */
export async function countPhotoBytes(
  { limits, now }: { limits: LimitStore; now: () => Date },
  { requestId, network, site }: Sender,
  bytes: number,
): Promise<void> {
  const at = now();
  const window = { at, windowMs: DAY_MS, by: Math.ceil(bytes / KILOBYTE) };
  const mostOfNetwork = REQUESTS_OF_NETWORK * MOST_OF_REQUEST;
  for (const [key, most] of [
    [`photo-bytes ${requestId}`, MOST_OF_REQUEST],
    [`photo-bytes /64 ${network}`, mostOfNetwork],
    [`photo-bytes /48 ${site}`, NETWORKS_OF_SITE * mostOfNetwork],
  ] as const) {
    const { count, until } = await limits.count(key, window);
    if (count <= most) continue;
    const wait = Math.max(1, Math.ceil((until.getTime() - at.getTime()) / 1000));
    throw new ApiProblem(
      429,
      'rate_limited',
      'These are more photos than we take in a day. Please keep the others, and send them tomorrow.',
      { headers: { 'retry-after': String(wait) } },
    );
  }
}
