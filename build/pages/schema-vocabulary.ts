import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

interface Shape {
  parents: readonly string[];
  /** The types each property takes, by their names in the vocabulary. */
  properties: ReadonlyMap<string, readonly string[]>;
}

/** Types from schema.org that are written as plain values: text, number, date and address. */
const PLAIN = new Set([
  'Text',
  'URL',
  'Number',
  'Integer',
  'Float',
  'Boolean',
  'Date',
  'DateTime',
  'Time',
  'CssSelectorType',
  'PronounceableText',
  'XPathType',
]);

const INTERFACE = /^(?:export )?interface (\w+?)(Base|Leaf) extends ([\w, <>]+) \{$([\s\S]*?)^\}/gm;
const PROPERTY = /^ {4}"([\w-]+)"\?: SchemaValue<([^>]+), "/gm;

/** The published schema.org vocabulary, as contained in the package schema-dts. */
export class SchemaVocabulary {
  private readonly bases = new Map<string, Shape>();
  /** For a class: the bases its own properties come from. */
  private readonly leaves = new Map<string, readonly string[]>();

  constructor() {
    const entry = createRequire(import.meta.url).resolve('schema-dts');
    const text = readFileSync(join(dirname(entry), 'schema.d.ts'), 'utf8');
    for (const [, name = '', kind, list = '', body = ''] of text.matchAll(INTERFACE)) {
      const parents = [...list.matchAll(/(\w+)Base/g)].map(([, parent = '']) => parent);
      if (kind === 'Leaf') this.leaves.set(name, parents);
      else this.bases.set(name, { parents, properties: propertiesOf(body) });
    }
  }

  /**
   * Anything in this node, and in nested nodes, that is not in the vocabulary; empty when all is well.
   */
  faults(node: Readonly<Record<string, unknown>>, place = ''): string[] {
    const type = String(node['@type']);
    if (!this.leaves.has(type)) return [`${place}: there is no type ${type}`];
    return Object.entries(node).flatMap(([name, value]) => {
      if (name === '@type' || name === '@id') return [];
      const takes = this.takes(type, name);
      const here = `${place}/${type}.${name}`;
      if (!takes) return [`${here} is not in the vocabulary`];
      return [value].flat().flatMap((item) => this.valueFaults(item, takes, here));
    });
  }

  private valueFaults(value: unknown, takes: readonly string[], place: string): string[] {
    if (typeof value !== 'object' || value === null) {
      return takes.some((name) => PLAIN.has(name)) ? [] : [`${place} takes no plain value`];
    }
    const node = value as Record<string, unknown>;
    // A plain reference to a node described elsewhere.
    if (!('@type' in node)) return '@id' in node ? [] : [`${place} has no type`];
    const kinds = this.ancestors(String(node['@type']));
    const fits = takes.some((name) => kinds.has(name));
    return [
      ...(fits ? [] : [`${place} takes no ${String(node['@type'])}`]),
      ...this.faults(node, place),
    ];
  }

  private takes(type: string, property: string): readonly string[] | undefined {
    for (const name of this.ancestors(type)) {
      const found = this.bases.get(name)?.properties.get(property);
      if (found) return found;
    }
    return undefined;
  }

  /** The type and all its ancestors. */
  private ancestors(type: string): Set<string> {
    const known = new Set([type]);
    const open = [type, ...(this.leaves.get(type) ?? [])];
    for (let name = open.pop(); name !== undefined; name = open.pop()) {
      known.add(name);
      open.push(...(this.bases.get(name)?.parents ?? []));
    }
    return known;
  }
}

function propertiesOf(body: string): Map<string, readonly string[]> {
  return new Map(
    [...body.matchAll(PROPERTY)].map(([, name = '', types = '']) => [name, types.split(' | ')]),
  );
}
