import { setTimeout as pause } from 'node:timers/promises';
import { removeBuild, secondBuild, SECOND_BUILD_MARK } from '#tests/support/servers/second-build';
import { waitUntil } from '#tests/support/servers/server';
import type { ServerCluster } from '#tests/support/servers/server-cluster';
import type { Homeowners } from './homeowners';

/** What happens to a cluster while it works: what it was, and whether the cluster did as it should. */
export interface Trouble {
  size: string;
  found: string;
  passed: boolean;
  /** Once the cluster is gone. */
  clearUp?: () => Promise<void>;
}

export type MakeTrouble = (cluster: ServerCluster, homeowners: Homeowners) => Promise<Trouble>;

const KILL_EVERY_MS = 3000;
const CUT_EVERY_MS = 1500;
const BUCKET_AWAY_MS = 20_000;

export const noTrouble: MakeTrouble = async () => ({ size: '', found: '', passed: true });

/** Restarts the database three times as after a crash, and between that cuts connections in mid-transaction. */
export async function restartDatabase(
  cluster: ServerCluster,
  homeowners: Homeowners,
): Promise<Trouble> {
  const { postgres } = cluster.engines;
  let [cuts, inTransaction] = [0, 0];
  const over = new AbortController();
  const cutting = (async () => {
    while (!over.signal.aborted) {
      await pause(CUT_EVERY_MS);
      const cut = await postgres.query('postgres', CUT).catch(() => undefined);
      cuts += cut?.rows.length ?? 0;
      inTransaction += cut?.rows.filter(({ at_work }) => at_work === true).length ?? 0;
    }
  })();
  for (const part of [0.25, 0.5, 0.75]) {
    await homeowners.share(part);
    await postgres.kill();
    await pause(1000);
    await postgres.start();
  }
  await homeowners.done;
  over.abort();
  await cutting;
  return {
    size: `3 restarts of the database, ${cuts} connections cut, ${inTransaction} of them at work`,
    found: '',
    passed: inTransaction > 0,
  };
}

/** Each second connection, those at work first. */
const CUT = `select pg_terminate_backend(pid), at_work from (
    select pid, state <> 'idle' as at_work, row_number() over (order by state = 'idle', random()) as place,
      count(*) over () as all_of_them
    from pg_stat_activity where application_name like 'garden-rooms%' and datname <> 'postgres'
  ) connections where place <= greatest(all_of_them / 2, 1)`;

/** The bucket answers 503 for 20 s: quotes go on, the processes say that they are not ready, and then are again. */
export async function takeBucketAway(
  cluster: ServerCluster,
  homeowners: Homeowners,
): Promise<Trouble> {
  const { bucket } = cluster.engines;
  await homeowners.share(0.25);
  // One that is killed could not start again without its bucket, and the proxy would have one alone.
  await cluster.endKilling();
  const ready = async () => {
    const asked = cluster.members.map(({ origin }) => fetch(`${origin}/readyz`));
    return (await Promise.all(asked)).map(({ status }) => status);
  };
  const before = homeowners.receipts.length;
  bucket.break('503');
  await pause(BUCKET_AWAY_MS / 2);
  const during = await ready();
  await pause(BUCKET_AWAY_MS / 2);
  const taken = homeowners.receipts.length - before;
  bucket.break('none');
  await waitUntil(async () => (await ready()).every((status) => status === 200));
  cluster.beginKilling(KILL_EVERY_MS);
  return {
    size: 'bucket answers 503 for 20 s',
    found: `${taken} quotes meanwhile, readyz ${during.join(' ')}`,
    passed: taken > 0 && during.every((status) => status === 503),
  };
}

/** Brings a later build to one process after the other. */
export async function rollOut(cluster: ServerCluster, homeowners: Homeowners): Promise<Trouble> {
  await homeowners.share(0.3);
  const build = await secondBuild();
  await homeowners.share(0.5);
  await cluster.endKilling();
  // What was sent to the last one that was killed has been sent again.
  await homeowners.share(0.5 + 8 / homeowners.quotes);
  const { refused, receipts } = homeowners;
  const before = receipts.length;
  await cluster.roll(build);
  const taken = receipts.length - before;
  const inBetween = homeowners.refused - refused;
  const pages = cluster.members.map(async ({ origin }) =>
    (await fetch(`${origin}/builder`)).text(),
  );
  const isNew = (await Promise.all(pages)).every((page) => page.includes(SECOND_BUILD_MARK));
  cluster.beginKilling(KILL_EVERY_MS);
  return {
    size: 'rolling deploy of another build',
    found: `${taken} quotes meanwhile, ${inBetween} refused`,
    passed: isNew && taken > 0 && inBetween === 0,
    clearUp: () => removeBuild(build),
  };
}
