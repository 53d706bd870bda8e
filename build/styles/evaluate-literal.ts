import type { ESTree } from 'vite';

/** Returned for an expression whose value is not written out in the source. */
export const NOT_LITERAL = Symbol('not a literal');

/**
 * The value of an expression consisting only of literals: objects, arrays, strings, numbers, booleans.
 */
export function literalValue(node: ESTree.Node): unknown {
  switch (node.type) {
    case 'Literal':
      return 'regex' in node ? NOT_LITERAL : node.value;
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? node.quasis[0]?.value.cooked : NOT_LITERAL;
    case 'UnaryExpression': {
      const value = literalValue(node.argument);
      return node.operator === '-' && typeof value === 'number' ? -value : NOT_LITERAL;
    }
    case 'ArrayExpression': {
      const values = node.elements.map((item) => (item ? literalValue(item) : NOT_LITERAL));
      return values.includes(NOT_LITERAL) ? NOT_LITERAL : values;
    }
    case 'ObjectExpression':
      return objectValue(node);
    default:
      return NOT_LITERAL;
  }
}

function objectValue(node: ESTree.ObjectExpression): unknown {
  const entries: Array<[string, unknown]> = [];
  for (const property of node.properties) {
    if (property.type !== 'Property' || property.computed) return NOT_LITERAL;
    const { key } = property;
    const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? key.value : null;
    const value = literalValue(property.value);
    if (name === null || value === NOT_LITERAL) return NOT_LITERAL;
    entries.push([String(name), value]);
  }
  return Object.fromEntries(entries);
}
