import { resolve } from 'node:path';
import { Builder } from '@pandacss/node';
import type { AcceptedPlugin, Message } from 'postcss';

const root = resolve(import.meta.dirname, '../..');

/** Panda has its own copy of PostCSS, the same as ours except for its types. */
type Css = Parameters<Builder['write']>[0];

/** The stylesheets Panda fills, with their configurations. */
const SHEETS = [
  { sheet: 'app/styles.css', config: 'panda.config.ts' },
  { sheet: 'app/admin.css', config: 'build/styles/panda.admin.config.ts' },
  { sheet: 'app/follow.css', config: 'build/styles/panda.follow.config.ts' },
] as const;

/**
 * Fills each stylesheet with its rules. Panda's own plugin keeps one builder per process, so it supports
 * only one configuration.
 */
export function pandaSheets(): AcceptedPlugin[] {
  return SHEETS.map(({ sheet, config }) => {
    const path = resolve(root, sheet);
    const builder = new Builder();
    const fill = async (css: Css, messages: Message[]) => {
      await builder.setup({ configPath: resolve(root, config), cwd: root });
      if (!builder.isValidRoot(css))
        throw new Error(`${sheet} does not name the layers of ${config}`);
      await builder.emit();
      builder.extract();
      builder.registerDependency((dependency) =>
        messages.push({ ...dependency, plugin: 'panda-sheets' }),
      );
      builder.write(css);
      css.walk((node) => void (node.source ??= css.source));
    };
    let turn: Promise<void> = Promise.resolve();
    return {
      postcssPlugin: 'panda-sheets',
      Once(css, { result }) {
        if (result.opts.from?.split('?')[0] !== path) return undefined;
        // A builder cannot run twice at once, and Vite may ask it to.
        turn = turn.catch(() => undefined).then(() => fill(css as unknown as Css, result.messages));
        return turn;
      },
    };
  });
}
