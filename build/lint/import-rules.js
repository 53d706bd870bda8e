import { posix, relative, resolve, sep } from 'node:path';
import { areas, forTests } from './areas.js';

const ROOT = resolve(import.meta.dirname, '../..');
const TEST = /\.(test|contract)\.tsx?$|\/testing\//;

/**
 * The area of a file and what it may import; `testing` folders, with what is below them, are areas inside their folder's area.
 *
 * @param {string} file from the project's root, with or without its extension
 */
function areaOf(file) {
  const [folder = '', inTesting] = file.split('/testing/');
  const placed = inTesting === undefined ? file : posix.join(folder, posix.basename(inTesting));
  for (const [key, allowed] of Object.entries(areas)) {
    const home = key.endsWith('/.') ? ownFile(key, placed) : below(key, placed);
    if (home === undefined) continue;
    return { home, name: inTesting === undefined ? home : `${folder}/testing`, allowed };
  }
  return undefined;
}

/** @param {string} key @param {string} file */
function ownFile(key, file) {
  return posix.dirname(file) === posix.dirname(key) ? key : undefined;
}

/** @param {string} key @param {string} file */
function below(key, file) {
  return new RegExp(`^(${key.replaceAll('*', '[^/]+')})([./]|$)`).exec(file)?.[1];
}

/**
 * The area that an import points to, or `npm:` and the package; undefined when it is in no area.
 *
 * @param {string} file
 * @param {string} specifier
 */
function targetOf(file, specifier) {
  const [path = ''] = specifier.split('?');
  if (path.startsWith('#')) return areaOf(path.slice(1))?.name;
  if (path.startsWith('.')) return areaOf(posix.join(posix.dirname(file), path))?.name;
  return `npm:${path.split('/', path.startsWith('@') ? 2 : 1).join('/')}`;
}

/**
 * What is wrong with an import, or undefined.
 *
 * @param {string} file from the project's root
 * @param {string} specifier
 */
function complaint(file, specifier) {
  const from = areaOf(file);
  const to = targetOf(file, specifier);
  if (from === undefined) return undefined;
  if (to === undefined) return `'${specifier}' is in no area`;
  const [program = ''] = file.split('/');
  const besides = (TEST.test(file) && forTests[program]) || [];
  const allowed = [from.home, from.name, ...from.allowed, ...besides].some((pattern) =>
    new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(to),
  );
  return allowed ? undefined : `${from.name} may not import ${to}`;
}

/** @typedef {{ value?: unknown; elements?: Node[] }} Node */

/** Checks every import, including type imports, against the table in `areas.js`. */
const imports = {
  /** @param {{ filename: string; report(fault: { message: string; node: Node }): void }} context */
  create(context) {
    const file = relative(ROOT, context.filename).replaceAll(sep, '/');
    /** @param {string | undefined} fault @param {Node} node */
    const report = (fault, node) => {
      if (fault === undefined) return;
      context.report({ message: `${fault}: build/lint/areas.js says who may import whom.`, node });
    };
    /** @param {Node | null | undefined} node */
    const check = (node) => {
      if (typeof node?.value === 'string') report(complaint(file, node.value), node);
    };
    /** @param {{ source?: Node | null }} node */
    const source = (node) => check(node.source);
    return {
      /** @param {Node} node */
      Program: (node) => report(areaOf(file) ? undefined : `${file} is in no area`, node),
      ImportDeclaration: source,
      ImportExpression: source,
      ExportNamedDeclaration: source,
      ExportAllDeclaration: source,
      TSImportType: source,
      /** @param {{ callee: { property?: { name?: string } }; arguments: Node[] }} node */
      CallExpression({ callee, arguments: [what] }) {
        // import.meta.glob(…)
        if (callee.property?.name === 'glob') [what, ...(what?.elements ?? [])].forEach(check);
      },
    };
  },
};

export default { meta: { name: 'house' }, rules: { imports } };
