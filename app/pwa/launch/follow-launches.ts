import { SHARE_PHOTO_PATH } from '#domain/site/share-photo';
import { launchedFile } from './launched-file';

/** Where a file of designs is read in, as in the manifest's file_handlers. */
const DESIGNS_PATH = '/designs';

interface Launch {
  targetURL?: string | undefined;
  /** Handles of files that this app was asked to open. */
  files: readonly { getFile: () => Promise<File> }[];
}

/** `window.launchQueue`, where the browser has it. */
export interface LaunchQueue {
  setConsumer: (consumer: (launch: Launch) => void) => void;
}

/**
 * Follows what the installed app is started for while a window is open: the manifest brings that window to
 * the front and leaves its page alone. Its icon asks for nothing more, a shortcut for a page, a file to be
 * read in.
 *
 * @param here the address of this page
 * @param go opens a path of this site
 */
export function followLaunches(
  queue: LaunchQueue,
  here: () => string,
  go: (path: string) => void,
): void {
  queue.setConsumer(({ targetURL, files: [file] }) => {
    if (file) {
      // A file that cannot be opened is as if it had not been chosen.
      void file.getFile().then(launchedFile.set, () => undefined);
    }
    const wanted = new URL(file ? DESIGNS_PATH : (targetURL ?? '/'), here());
    // Our worker has answered a shared photo, and this page is where it led to.
    const isThere = wanted.pathname === '/' || wanted.pathname === SHARE_PHOTO_PATH;
    if (!isThere && wanted.pathname !== new URL(here()).pathname) go(wanted.pathname);
  });
}
