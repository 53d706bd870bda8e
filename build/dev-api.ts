import type { Plugin } from 'vite';

/** Runs the server inside Vite's own, so that development is one process and edits need no restart. */
export function apiInDevelopment(): Plugin {
  return {
    name: 'api-in-development',
    apply: 'serve',
    configureServer(vite) {
      vite.middlewares.use((request, response, next) => {
        const url = request.url ?? '';
        if (!/^\/(api|uploads|healthz|readyz)(\/|$|\?)/.test(url)) return next();
        // app/api is source of the program, which Vite serves itself.
        if (/^\/api\/[^?]*\.ts(\?|$)/.test(url)) return next();
        vite
          .ssrLoadModule('/@fs/' + vite.config.root + '/../server/dev.ts')
          .then((module) => module['developmentApp']())
          .then((app) => app(request, response, next))
          .catch(next);
      });
    },
  };
}
