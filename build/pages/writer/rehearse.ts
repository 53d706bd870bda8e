import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SiteContent } from '#domain/site/content/site-content';
import type { PageKit, StoredKit } from './page-kit';
import { siteFiles } from './site-files';

/**
 * Draws the pages that the build has too, and keeps none: what draws them runs several times faster after that. Other
 * messages of the thread have their turn between two pages.
 *
 * @throws Error when a page cannot be rendered
 */
export async function rehearse(
  kit: PageKit & Pick<StoredKit, 'built'>,
  content: SiteContent,
  isWanted: () => boolean,
): Promise<void> {
  for (const { path, prepare } of siteFiles(kit, content)) {
    if (!isWanted()) return;
    if (!(path in kit.built)) continue;
    const { write } = await prepare();
    await write();
    await nextTurn();
  }
}
