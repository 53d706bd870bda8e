import { randomUUID } from 'node:crypto';
import express from 'express';
import { listen } from '#server/startup/listen';

/** Express without an application: reads the body of a quote request and answers. */
const app = express();
app.post('/api/room-configurations', express.json(), (_request, response) => {
  response.status(201).json({ id: randomUUID(), reference: 'MGR-AAAA-AA' });
});
app.get('/readyz', (_request, response) => {
  response.json({ status: 'ready' });
});
await listen(app, { port: Number(process.env['PORT']), host: '127.0.0.1' });
