import * as z from 'zod/mini';
import { HttpError } from '#app/api/http';
import { fetchPushKey, postPushOff, postPushOn } from '#app/api/push';
import { forgetLink, isLinkKept, keepLink } from '#app/offline/followed/kept-link';
import { isInstalled, isIos } from '#app/pwa/install/install-prompt';
import { pushOnSchema } from '#domain/order/contracts/push';

/**
 * Whether this device is told about a request: `install` where an iPhone has to put the site on its Home Screen first,
 * `denied` where it was told to show no notifications of this site.
 */
export type PushState = 'unsupported' | 'install' | 'denied' | 'off' | 'on';

/** Our server does not take this device, and would not later. */
const REFUSALS = [400, 404, 410, 422];

/** How long the service worker may take to be there. */
const READY_MS = 15_000;

/** Asks nobody: permission is only asked for by `turnPushOn`. */
export async function readPushState(token: string): Promise<PushState> {
  if (isIos() && !isInstalled()) return 'install';
  const { serviceWorker } = navigator;
  if (!serviceWorker || !('PushManager' in window) || !('Notification' in window)) {
    return 'unsupported';
  }
  if (Notification.permission === 'denied') return 'denied';
  if (Notification.permission === 'default' || !(await isLinkKept(token))) return 'off';
  return (await currentSubscription()) ? 'on' : 'off';
}

/**
 * Asks for permission, if need be, and has this device told about a request. To be called in a press: browsers ask
 * only then.
 *
 * @throws HttpError, TypeError or DOMException where it cannot be done now; then it is as it was
 */
export async function turnPushOn(token: string): Promise<PushState> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  const key = await fetchPushKey();
  const { pushManager } = await readyWorker();
  const old = await pushManager.getSubscription();
  if (old && keyOf(old) !== key) await old.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const subscription = await pushManager.subscribe(options);
  // Before our server knows: a notification must never lead nowhere.
  await keepLink(token);
  try {
    await tellServer(token, subscription);
  } catch (error) {
    await forgetLink(token);
    throw error;
  }
  return 'on';
}

/** Tells our server again what it may have lost, as after a backup. `off` if it refuses. */
export async function renewPush(token: string): Promise<PushState> {
  const subscription = await currentSubscription();
  if (!subscription) return 'off';
  try {
    await tellServer(token, subscription);
  } catch (error) {
    if (error instanceof HttpError && REFUSALS.includes(error.status)) {
      await forgetLink(token);
      return 'off';
    }
    // Without a signal it stays as it was.
  }
  return 'on';
}

/**
 * Has this device told no more about a request.
 *
 * @throws HttpError or TypeError where our server cannot be reached; then it is as it was
 */
export async function turnPushOff(token: string): Promise<PushState> {
  const subscription = await currentSubscription();
  if (subscription) {
    await postPushOff({ token, endpoint: subscription.endpoint }).catch(unlessGone);
  }
  const isNeeded = await forgetLink(token);
  if (!isNeeded) await subscription?.unsubscribe();
  return 'off';
}

function tellServer(token: string, subscription: PushSubscription): Promise<void> {
  return postPushOn(z.parse(pushOnSchema, { token, ...subscription.toJSON() }));
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** @throws DOMException if it takes too long */
function readyWorker(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_resolve, reject) => {
    const why = new DOMException('The service worker is not there.', 'TimeoutError');
    setTimeout(() => reject(why), READY_MS);
  });
  return Promise.race([navigator.serviceWorker.ready, late]);
}

/** The key it was made with, base64url. */
function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function unlessGone(error: unknown): void {
  if (error instanceof HttpError && (error.status === 404 || error.status === 410)) return;
  throw error;
}
