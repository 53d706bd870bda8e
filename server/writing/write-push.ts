import type { StoredFacts } from '#domain/site/content/facts/company-facts';
import type { PushMessage } from '#domain/order/contracts/push-message';
import { followPath } from '#domain/order/follow-token';
import { reminderNow, wordsForHomeowner } from './mails/events/to-homeowner';
import type { OrderStore, SettingStore } from '#server/stores/orders/order-ports';
import type { PushDevice } from '#server/stores/orders/push-records';
import type { QuoteRequestStore } from '#server/stores/requests/request-ports';

export interface PushSources {
  facts: () => StoredFacts;
  orders: OrderStore;
  roomConfigurations: QuoteRequestStore;
  settings: SettingStore;
  /** The origin visitors use, if known. */
  publicUrl: string | undefined;
  now: () => Date;
}

const BODY = 'Open your page to see it.';
const LONGEST_TITLE = 160;
/** In bytes. All pushes are as long as this, so that their length does not say what they are about. */
const LENGTH = 1500;

/**
 * What a device is told about the event that it is due, in the subject of the mail about it; undefined if that event is
 * gone. It has no token and nothing that anybody typed, as a locked screen shows it to everybody.
 */
export async function writePush(
  { facts, orders, roomConfigurations, settings, publicUrl = '', now }: PushSources,
  { requestId, linkHash, due }: PushDevice,
): Promise<string | undefined> {
  const order = await orders.find(requestId);
  const request = await roomConfigurations.find(requestId);
  const event = order?.events.find(({ id }) => id === due?.eventId);
  if (order === undefined || request === undefined || event === undefined) return undefined;
  // Its mail waits where it has to; a push is not worth it.
  if (reminderNow({ event, order }, now()) !== undefined) return undefined;
  const words = await wordsForHomeowner({ facts, settings }, { order, event, request });
  if (words === undefined) return undefined;
  const message: PushMessage = {
    web_push: 8030,
    notification: {
      title: words.subject.slice(0, LONGEST_TITLE),
      body: BODY,
      lang: 'en-GB',
      navigate: `${publicUrl}${followPath(linkHash)}`,
      tag: linkHash,
    },
  };
  const text = JSON.stringify(message);
  return text + ' '.repeat(Math.max(0, LENGTH - Buffer.byteLength(text)));
}
