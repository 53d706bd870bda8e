import { randomUUID } from 'node:crypto';
import express from 'express';
import type { Express } from 'express';
import { createApp } from '#server/app';
import { readConfig } from '#server/config';
import { addressOf, listen } from '#server/listen';
import { openServices } from '#server/services';

/** A server in a process of its own: `quote-server.ts <folder>`, or without one nothing is stored. */
const [, , folder] = process.argv;

const app = folder === undefined ? expressAlone() : await wholeApp(folder);
console.log(addressOf(await listen(app, { port: 0, host: '127.0.0.1' })));

/** Reads the body and answers: what Express does before there is any program. */
function expressAlone(): Express {
  const app = express();
  app.post('/api/room-configurations', express.json(), (_request, response) => {
    response.status(201).json({ id: randomUUID(), reference: 'MGR-AAAA-AA' });
  });
  return app;
}

async function wholeApp(dataDir: string): Promise<Express> {
  const config = readConfig({
    DATA_DIR: dataDir,
    SAMPLES: 'off',
    LOG_LEVEL: 'silent',
    ADMIN_PASSWORD: 'for benches only',
  });
  return createApp(
    await openServices(config, { siteFolder: null, samplesFolder: null, print: say }),
  );
}

function say(line: string): void {
  console.error(line);
}
