import { openS3Server, type S3Server } from '#server/adapters/objects/testing/s3-server';
import { migratePostgres } from '#server/stores/postgres/open-postgres';
import {
  postgresPrograms,
  startPostgres,
  type PostgresServer,
} from '#server/testing/servers/postgres-server';

/** A PostgreSQL server with a database that is prepared and empty, and a bucket. */
export interface Engines {
  postgres: PostgresServer;
  bucket: S3Server;
  /** The name of the prepared database, which is only copied. */
  template: string;
}

let users = 0;
let opened: Promise<Engines> | undefined;

/** Engines for all clusters of this process, started by the first. Each user calls `leaveEngines` once. */
export function shareEngines(): Promise<Engines> {
  users += 1;
  opened ??= openEngines();
  return opened;
}

/** The last one stops them. */
export async function leaveEngines(): Promise<void> {
  users -= 1;
  if (users > 0) return;
  const engines = await opened;
  opened = undefined;
  await engines?.postgres.close();
  await engines?.bucket.close();
}

async function openEngines(): Promise<Engines> {
  const programs = await postgresPrograms();
  if (programs === undefined) throw new Error('PostgreSQL is not installed.');
  const postgres = await startPostgres(programs, { outlivesKill: true });
  const template = await postgres.newDatabase();
  await migratePostgres(postgres.url(template));
  return { postgres, bucket: await openS3Server(), template };
}
