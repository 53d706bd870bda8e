import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { reactSignals } from './react-signals';

const require = createRequire(import.meta.url);
const file = 'cjs/react-dom-client.production.js';
const source = readFileSync(join(dirname(require.resolve('react-dom')), file), 'utf8');

function transform(code: string, id: string): string | null {
  const { transform: hook } = reactSignals();
  if (typeof hook !== 'function') throw new Error('The plugin has no transform');
  const result = hook.call({} as never, code, id);
  return result && typeof result === 'object' && 'code' in result ? String(result.code) : null;
}

describe("React's signals to itself", () => {
  it('carry no stack in the version we have', () => {
    const code = transform(source, `/react-dom/${file}`);
    expect(code).not.toMatch(/Exception = Error\(/);
    expect(code?.match(/Exception = Object\.create\(Error\.prototype/g)).toHaveLength(5);
  });

  it('are still errors with words', () => {
    const line = 'var a = 1, BException = Error(formatProdErrorMessage(460));';
    const code = transform(line.repeat(5), `/${file}`) ?? '';
    const make = new Function('formatProdErrorMessage', `${code} return BException;`);
    const signal: unknown = make((number: number) => `React ${number}`);
    expect(signal).toBeInstanceOf(Error);
    expect(signal).toHaveProperty('message', 'React 460');
    expect(signal).not.toHaveProperty('stack');
  });

  it('are looked at again when their number changes', () => {
    expect(() => transform('', `/${file}`)).toThrow(/0 signals/);
  });

  it('are in no other file', () => {
    expect(transform('AException = Error(formatProdErrorMessage(1))', '/a.js')).toBeNull();
  });
});
