import { resolve } from 'node:path';
import { codegen, loadConfigAndCreateContext } from '@pandacss/node';
import { Generator, getConfig } from '@tanstack/router-generator';

const root = resolve(import.meta.dirname, '../..');

/** Generates what the compiler needs but git does not store: the route tree and Panda's styled-system. */
export async function generate(): Promise<void> {
  await codegen(
    await loadConfigAndCreateContext({
      cwd: root,
      configPath: resolve(root, 'panda.config.ts'),
    }),
  );
  const config = getConfig({
    target: 'react',
    routesDirectory: resolve(root, 'app/routes'),
    generatedRouteTree: resolve(root, 'app/route-tree.gen.ts'),
    disableLogging: true,
  });
  await new Generator({ config, root }).run();
}

if (process.argv[1] === import.meta.filename) await generate();
