import type { SharedFiles } from '#server/ports/objects';
import type { AssetArchive, StaticFile } from '#server/ports/site';
import { isDiskFull } from '#server/stores/files/disk';
import { StoreUnavailableError } from '#server/stores/ports';
import { archiveAssets } from './archive-folder';
import { indexFiles } from './file-index';
import type { SharedArchive } from './shared-archive';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The pause after a failure, in ms. */
const AGAIN_MS = 10_000;

/** A name that a build may have, without its encoding: no part of it begins with a dot. */
const HASHED = /^(?:\/[\w-][\w.-]*)+(?<!\.br|\.gz)$/;

interface ArchiveOptions {
  /** The build's folder of hashed files. */
  assets: string;
  /** Where they are kept on this machine. */
  folder: string;
  /** Where they are kept for all processes; undefined where there is one. */
  shared: SharedFiles | undefined;
  now: () => Date;
  report: (error: unknown, what: string) => void;
}

/**
 * Opens the archive, and keeps this build's files in it, at once and every day: they count as in use for as long as
 * this process lives.
 */
export async function openAssetArchive(options: ArchiveOptions): Promise<AssetArchive> {
  const { assets, folder, now, report } = options;
  const shared = options.shared && (await openShared(options.shared, options));
  let known = new Map<string, StaticFile>();
  let isShared = shared === undefined;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  const keep = async (): Promise<void> => {
    let next = DAY_MS;
    await archiveAssets({ assets, archive: folder, now: now() }).catch((error: unknown) => {
      if (!isDiskFull(error)) throw error;
      report(
        error,
        'The files of this build are not in the archive: they are tried again tomorrow.',
      );
    });
    // Without an archive, the files of this build are all there is to serve.
    known = new Map(await indexFiles(folder).catch(() => []));
    try {
      await shared?.share();
      isShared = true;
    } catch (error) {
      if (!(error instanceof StoreUnavailableError)) throw error;
      report(error, 'The files of this build are not where other processes find them yet.');
      next = AGAIN_MS;
    }
    if (!isClosed) timer = setTimeout(() => void keepOn(), next).unref();
  };
  const keepOn = (): Promise<void> =>
    keep().catch((error: unknown) => {
      report(error, 'The files of this build are not kept in the archive any more.');
    });
  const fetchHashed = async (name: string): Promise<StaticFile | undefined> =>
    HASHED.test(name) ? shared?.fetch(name) : undefined;
  await keep();

  return {
    async find(path) {
      const name = path.replace(/^\/assets/, '');
      const found = known.get(name) ?? (await fetchHashed(name));
      if (found !== undefined) known.set(name, found);
      return found;
    },
    check() {
      if (isShared) return;
      throw new StoreUnavailableError('Other processes do not have the files of this build yet.');
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}

async function openShared(
  files: SharedFiles,
  { assets, folder, now }: ArchiveOptions,
): Promise<SharedArchive> {
  const { openSharedArchive } = await import('./shared-archive');
  return openSharedArchive({ files, assets, folder, now });
}
