import type { ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type { SiteDataName } from '#app/content/site-data';
import type {
  SiteContent,
  publishedContent,
  StoredContent,
} from '#domain/site/content/site-content';

const ENTRY = resolve(import.meta.dirname, '../../app/entry-server.tsx');
const OURS = /^\/content\/[a-z0-9/-]+\.json$/;

interface ServerEntry {
  STARTER: StoredContent;
  publishedContent: typeof publishedContent;
  contentNames(content: SiteContent): readonly SiteDataName[];
  contentFile(name: SiteDataName, content: SiteContent): unknown;
}

/** In development pages bring no content: the program asks for the documents, and gets those of the starter. */
export function contentInDevelopment(): Plugin {
  return {
    name: 'content-in-development',
    apply: 'serve',
    configureServer(vite) {
      vite.middlewares.use((request, response, next) => {
        const path = request.url?.replace(/\?.*$/, '') ?? '';
        if (OURS.test(path)) void answer(vite, path, response, next);
        else next();
      });
    },
  };
}

async function answer(
  vite: ViteDevServer,
  path: string,
  response: ServerResponse,
  next: (error?: unknown) => void,
): Promise<void> {
  try {
    const entry = (await vite.ssrLoadModule(ENTRY)) as ServerEntry;
    const content = entry.publishedContent(entry.STARTER, { now: new Date(), samples: true });
    const named = entry.contentNames(content).find((name) => path === `/content/${name}.json`);
    const document = named && entry.contentFile(named, content);
    response.statusCode = document === undefined ? 404 : 200;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(document ?? null));
  } catch (error) {
    next(error);
  }
}
