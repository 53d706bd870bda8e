import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';

const SERVER = resolve(import.meta.dirname, '../../server/dev.ts');
/** app/api is the app's source code, which Vite serves itself. */
const SOURCE = /^\/api\/[^?]*\.ts(\?|$)/;
const OURS = /^\/(api|uploads|healthz|readyz)(\/|$|\?)/;

/** Runs the server inside Vite's own, so that development is one process and edits need no restart. */
export function apiInDevelopment(): Plugin {
  return {
    name: 'api-in-development',
    apply: 'serve',
    configureServer(vite) {
      vite.middlewares.use((request, response, next) => {
        const url = request.url ?? '';
        if (OURS.test(url) && !SOURCE.test(url)) void answer(vite, request, response, next);
        else next();
      });
    },
  };
}

async function answer(
  vite: ViteDevServer,
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) {
  try {
    const { developmentApp } = await vite.ssrLoadModule(SERVER);
    const app = await developmentApp();
    app(request, response, next);
  } catch (error) {
    next(error);
  }
}
