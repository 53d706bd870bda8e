import { RealServer } from '#tests/support/servers/server';
import { savedDocuments } from '#tests/support/many-words';
import { bareStartOf, costsOf, reportCosts, startOf, unlimitedCostsOf } from './costs';
import { rested } from './read';
import { reportSaves, savesOf } from './saves';

const MANY = { articles: 1000, testimonials: 500 };
const AT_ONCE = 200;

/**
 * From saving to the new words on a page, and what a start and a page cost, with the words of a new installation and with
 * 1,000 articles and 500 testimonials more. Needs a build.
 */
export async function benchWords(): Promise<boolean> {
  const [few, many] = [await RealServer.create(), await RealServer.create()];
  try {
    await few.start();
    await many.start();
    const documents = savedDocuments(MANY);
    // A start that writes all of them at once would take too long for the others that wait for it.
    for (let from = 0; from < documents.length; from += AT_ONCE) {
      await many.changeStore(({ contentVersions }) => {
        contentVersions.push(...documents.slice(from, from + AT_ONCE));
      });
    }
    await rested(many);
    const title = `A start and a page with ${MANY.articles} articles and ${MANY.testimonials} testimonials more`;
    const servers = { few, many };
    const limited = [await startOf(servers), ...(await costsOf(servers))];
    const unlimited = [await bareStartOf(servers), ...(await unlimitedCostsOf(servers))];
    const costs = reportCosts(title, limited, unlimited);
    const saves = reportSaves(await savesOf(few), await savesOf(many));
    return costs && saves;
  } finally {
    await few.dispose();
    await many.dispose();
  }
}
