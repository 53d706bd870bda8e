import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser } from 'playwright/test';
import { launchBrowser } from '#tests/support/servers/launch';
import { RealServer } from '#tests/support/servers/server';
import { shootBuilder } from './builder';
import { shootDesigns } from './designs';
import { shootDesk } from './desk';
import { shootProduct } from './product';
import { shootQueue, shootRefusal } from './queue';
import { shootRoutes } from './routes';
import type { Studio, Theme } from './studio';

const OUT = resolve(import.meta.dirname, '../../screenshots');
const WIDTHS = [390, 820, 1440];
const THEMES: Theme[] = ['light', 'dark'];

/**
 * `npm run shots`: every screen and state at three widths in both themes, into an ignored folder. `npm
 * run shots -- --product` instead makes the pictures for the README and the web manifest, and `-- --desk` those of
 * docs/first-week.md.
 */
async function main() {
  mkdirSync(OUT, { recursive: true });
  const server = await RealServer.create();
  await server.start();
  const browser = await launchBrowser([]);
  try {
    if (process.argv.includes('--product')) await shootProduct(browser, server);
    else if (process.argv.includes('--desk')) await shootDesk(browser, server);
    else await shootAll(browser, server);
  } finally {
    await browser.close();
    await server.dispose();
  }
}

async function shootAll(browser: Browser, server: RealServer) {
  for (const width of WIDTHS) {
    for (const theme of THEMES) {
      const studio: Studio = { browser, server, out: OUT, width, theme };
      await shootRoutes(studio);
      await shootBuilder(studio);
      await shootDesigns(studio);
      await shootQueue(studio);
      await shootRefusal(studio);
      console.log(`${width} px, ${theme}`);
    }
  }
}

await main();
