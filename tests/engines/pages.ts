import { builtHeading } from '#tests/support/servers/build-files';
import { PUBLIC_ROUTES } from '#tests/support/routes';
import { heading } from './elements';
import { open, see, workerReady } from './screen';
import type { Visit } from './visit';

/** After one visit to the home page, every public page opens with the server stopped. */
export async function openEveryPage(visit: Visit): Promise<void> {
  const { server } = visit;
  const tab = await visit.startBrowser();
  await open(tab, server.origin);
  await workerReady(tab);
  await server.stop();
  for (const path of PUBLIC_ROUTES) {
    await open(tab, server.origin + path);
    await see(tab, heading(builtHeading(path)));
    await visit.picture(`page${path.replaceAll('/', '-')}`);
  }
}
