import { join } from 'node:path';
import { createApp } from './app';
import { readConfig } from './startup/config';
import { addressOf, listen } from './startup/listen';
import { openServices } from './startup/services';
import { stopListening } from './startup/shutdown';

interface ServedSite {
  /** Lets requests finish for so many milliseconds, then closes what is left and the store. */
  stop(patienceMs: number): Promise<void>;
}

const MAIL_NOT_SET_UP =
  'Mail is not set up: every mail is kept as a file in DATA_DIR/mail, and reaches nobody. MAIL_URL names a mail server.';

/**
 * Serves the site of the build in which this module lies, with the API, on the port of these settings.
 *
 * @param print tells the operator something that must not be logged
 * @throws {ConfigError | LockedError | DamagedFileError | BadBackupError | SiteMissingError | StoreUnavailableError}
 *   and the system's errors of `listen`
 */
export async function serve(
  env: NodeJS.ProcessEnv,
  print: (line: string) => void,
): Promise<ServedSite> {
  const config = readConfig(env);
  const services = await openServices(config, {
    siteFolder: join(import.meta.dirname, '../client'),
    writerFolder: join(import.meta.dirname, '../pages'),
    samplesFolder: join(import.meta.dirname, 'samples'),
    print,
  });
  const server = await listen(createApp(services), config).catch(async (error: unknown) => {
    await services.close();
    throw error;
  });
  print(`Modular Garden Rooms is open at ${addressOf(server)}`);
  if (config.mailUrl === undefined) print(MAIL_NOT_SET_UP);
  return {
    async stop(patienceMs) {
      await stopListening(server, patienceMs);
      await services.close();
    },
  };
}
