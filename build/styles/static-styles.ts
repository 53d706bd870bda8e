import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import MagicString from 'magic-string';
import { parseAst, type ESTree, type Plugin } from 'vite';
import { lightRecipe } from './recipe-runtime.ts';
import { literalValue, NOT_LITERAL } from './evaluate-literal.ts';

const styled = resolve(import.meta.dirname, '../../styled-system');
const CREATE_RECIPE = resolve(styled, 'recipes/create-recipe.mjs');
const SOURCES = ['#styled/css', '#styled/recipes'];

type StyleFunction = (options?: unknown) => unknown;
type Call = ESTree.CallExpression & { callee: ESTree.IdentifierReference };

/**
 * Evaluates Panda's `css({…})` and recipe calls at build time wherever their arguments are written out,
 * replacing them with the class names: the browser then needs neither the calls nor their runtime.
 */
export function staticStyles(): Plugin {
  return {
    name: 'static-styles',
    apply: 'build',
    enforce: 'post',
    load(id) {
      return id === CREATE_RECIPE ? lightRecipe : null;
    },
    async transform(code, id) {
      if (id.startsWith(join(styled, 'recipes/'))) return withoutVariants(code);
      if (id.includes('node_modules') || !SOURCES.some((source) => code.includes(source)))
        return null;
      const program = parseAst(code);
      const functions = await importedStyles(program);
      const output = new MagicString(code);
      for (const call of callsOf(program, functions)) {
        const value = evaluate(call, functions);
        if (value !== NOT_LITERAL) output.overwrite(call.start, call.end, JSON.stringify(value));
      }
      return output.hasChanged() ? { code: output.toString(), map: output.generateMap() } : null;
    },
  };
}

/** A recipe as the function that it is: what it says of its variants besides is asked for by nobody in the browser. */
function withoutVariants(code: string) {
  const output = new MagicString(code);
  const visit = (node: unknown) => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    const [recipe, said] = isAssign(node) ? node.arguments : [];
    if (!isAssign(node) || !recipe || !said) return void Object.values(node).forEach(visit);
    output.remove(node.start, recipe.start).remove(recipe.end, node.end);
  };
  visit(parseAst(code).body);
  return output.hasChanged() ? { code: output.toString(), map: output.generateMap() } : null;
}

/** `Object.assign(…)`. */
function isAssign(node: object): node is ESTree.CallExpression {
  const { type, callee } = node as Partial<ESTree.CallExpression>;
  return (
    type === 'CallExpression' &&
    callee?.type === 'MemberExpression' &&
    callee.object.type === 'Identifier' &&
    callee.object.name === 'Object' &&
    callee.property.type === 'Identifier' &&
    callee.property.name === 'assign'
  );
}

/** Panda's own functions, by the names this module imports them under. */
async function importedStyles(program: ESTree.Program): Promise<Map<string, StyleFunction>> {
  const functions = new Map<string, StyleFunction>();
  for (const node of program.body) {
    if (node.type !== 'ImportDeclaration' || !SOURCES.includes(node.source.value)) continue;
    const file = resolve(styled, node.source.value.replace('#styled/', ''), 'index.mjs');
    const exported: Record<string, StyleFunction> = await import(pathToFileURL(file).href);
    for (const specifier of node.specifiers) {
      if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier')
        continue;
      const style = exported[specifier.imported.name];
      if (style && specifier.imported.name !== 'cx') functions.set(specifier.local.name, style);
    }
  }
  return functions;
}

function callsOf(program: ESTree.Program, functions: Map<string, StyleFunction>): Call[] {
  const calls: Call[] = [];
  const visit = (node: unknown) => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    if (isStyleCall(node, functions)) return void calls.push(node);
    Object.values(node).forEach(visit);
  };
  visit(program.body);
  return calls;
}

function isStyleCall(node: object, functions: Map<string, StyleFunction>): node is Call {
  const call = node as Partial<ESTree.CallExpression>;
  return (
    call.type === 'CallExpression' &&
    call.callee?.type === 'Identifier' &&
    functions.has(call.callee.name)
  );
}

function evaluate(call: Call, functions: Map<string, StyleFunction>): unknown {
  const values = call.arguments.map(literalValue);
  if (values.includes(NOT_LITERAL)) return NOT_LITERAL;
  const style = functions.get(call.callee.name) as (...values: unknown[]) => unknown;
  return style(...values);
}
