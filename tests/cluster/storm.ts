import { setTimeout as pause } from 'node:timers/promises';
import { mailIdOf, type QueuedMail } from '#server/stores/records';
import { checkReceipts } from '#tests/faults/check-receipts';
import type { Finding } from '#tests/faults/finding';
import { seededRandom } from '#tests/faults/random';
import { ServerCluster } from '#tests/support/servers/server-cluster';
import { Administrator } from './administrator';
import { Homeowners } from './homeowners';
import { openMailCounter } from './mail-counter';
import type { MakeTrouble } from './troubles';

export interface StormOptions {
  name: string;
  seed: number;
  /** The folder of the server's build. */
  build?: string;
  quotes: number;
  /** Over which they are sent, at least. */
  seconds: number;
  pictures: number;
  killEveryMs: number;
  /** How long mails are waited for when all quotes are there; those left in the queue then are not lost. */
  mailMs: number;
  trouble: MakeTrouble;
}

const RECIPIENTS = ['homeowner', 'company'] as const;

/**
 * Two processes on a database and a bucket take quotes while one of them is killed every few seconds, and `trouble`
 * happens. Nothing may be lost or done twice, and the administrator stays signed in.
 */
export async function weatherStorm(options: StormOptions): Promise<Finding> {
  const { name, seed, quotes, seconds, pictures, killEveryMs, trouble } = options;
  const mail = await openMailCounter();
  const cluster = await ServerCluster.create({
    ...(options.build === undefined ? {} : { build: options.build }),
    env: { SAMPLES: 'off', LOG_LEVEL: 'fatal', MAIL_URL: mail.url },
  });
  let clearUp: (() => Promise<void>) | undefined;
  try {
    await cluster.start();
    const administrator = new Administrator(cluster.origin);
    await administrator.signIn();
    administrator.begin(pictures, seconds * 0.8);
    const homeowners = new Homeowners(cluster.origin, seededRandom(seed), quotes, seconds);
    cluster.beginKilling(killEveryMs);
    const happened = await trouble(cluster, homeowners);
    clearUp = happened.clearUp;
    await homeowners.done;
    await administrator.leave();
    await cluster.endKilling();

    const whole = await settled(() => administrator.wholeFiles(), 120_000);
    const rows = await cluster.quotes();
    const { lost, twice } = checkReceipts(homeowners.receipts, rows);
    const left = await mailsLeft(cluster, options.mailMs);
    const sent = new Set(mail.ids);
    const wanted = rows.flatMap(({ id }) => RECIPIENTS.map((to) => mailIdOf('quote', id, to)));
    const known = new Set([...sent, ...left.map(({ id }) => id)]);
    const mailsLost = wanted.filter((id) => !known.has(id)).length;
    const mailsTwice = mail.ids.length - sent.size;
    const unclear = left.filter(({ state }) => state === 'unclear').length;
    return {
      fault: name,
      size: [
        `${quotes} quotes, ${cluster.kills} kills, ${homeowners.dropped} answers dropped, ${homeowners.refused} refused`,
        happened.size,
      ].join('; '),
      found: [
        `${rows.length} stored, ${lost} lost, ${twice} twice`,
        `${sent.size} mails, ${unclear} unclear, ${left.length - unclear} left, ${mailsLost} lost, ${mailsTwice} twice`,
        `signed out ${administrator.signedOut} times in ${administrator.looks} looks`,
        `${administrator.pictures.size} pictures in ${whole?.files} files, ${whole?.broken.length} broken`,
        happened.found,
      ].join('; '),
      passed:
        rows.length === quotes &&
        homeowners.receipts.length === quotes &&
        lost + twice + mailsLost + mailsTwice === 0 &&
        administrator.signedOut === 0 &&
        whole?.broken.length === 0 &&
        cluster.kills > 0 &&
        happened.passed,
    };
  } finally {
    await cluster.dispose();
    await mail.close();
    await clearUp?.();
  }
}

function isOnItsWay({ state }: QueuedMail): boolean {
  return state === 'waiting' || state === 'handing-over';
}

/** What is in the queue once nothing waits in it any more. */
async function mailsLeft(
  cluster: ServerCluster,
  milliseconds: number,
): Promise<readonly QueuedMail[]> {
  const end = performance.now() + milliseconds;
  for (;;) {
    const { mailQueue } = await cluster.readStore();
    if (!mailQueue.some(isOnItsWay) || performance.now() > end) return mailQueue;
    await pause(500);
  }
}

async function settled<T>(
  look: () => Promise<T | undefined>,
  milliseconds: number,
): Promise<T | undefined> {
  const end = performance.now() + milliseconds;
  for (;;) {
    const seen = await look();
    if (seen !== undefined || performance.now() > end) return seen;
    await pause(500);
  }
}
