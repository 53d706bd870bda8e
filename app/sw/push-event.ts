import { hashOfToken } from '#app/offline/outbox/new-link';
import { readPushMessage, type PushMessage } from '#domain/order/contracts/push-message';

type Notice = PushMessage['notification'];

const ICON = '/icons/icon-192.png';

/** What is needed of the worker's `clients`. */
interface Windows {
  matchAll(options: {
    type: 'window';
  }): Promise<readonly { url: string; focus(): Promise<unknown> }[]>;
  openWindow(path: string): Promise<unknown>;
}

/** Browsers demand that every push shows something, also one that cannot be read. */
const UNREADABLE: Notice = {
  title: 'There is something new about your request',
  body: 'Open your page to see it.',
  lang: 'en-GB',
  navigate: '/quotes',
  tag: 'unreadable',
};

/**
 * Shows what a push says, where the browser does not do that by itself (Declarative Web Push). A newer one takes the
 * place of an older one about the same request.
 */
export function showPush(
  registration: Pick<ServiceWorkerRegistration, 'showNotification'>,
  text: string | undefined,
): Promise<void> {
  const { title, body, lang, tag, navigate } = readPushMessage(text)?.notification ?? UNREADABLE;
  return registration.showNotification(title, { body, lang, tag, icon: ICON, data: navigate });
}

/** Opens the page that a notification leads to, or shows the window that has it already. */
export async function openNotice(
  { data }: Pick<Notification, 'data'>,
  clients: Windows,
  origin: string,
): Promise<void> {
  const { pathname, hash } = new URL(String(data), origin);
  for (const client of await clients.matchAll({ type: 'window' })) {
    const shown = new URL(client.url);
    const token = shown.hash.slice(1);
    const isIt = shown.pathname === pathname && (await hashOfToken(token)) === hash.slice(1);
    if (isIt) {
      await client.focus();
      return;
    }
  }
  // Only ever a page of ours, whatever the message says.
  await clients.openWindow(`${pathname}${hash}`);
}
