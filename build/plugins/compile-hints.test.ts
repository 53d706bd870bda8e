import { describe, expect, it } from 'vitest';
import { compileHints } from './compile-hints';

function write(name: string): string {
  const chunk = { type: 'chunk', name, code: 'const a = 1;' };
  const { generateBundle } = compileHints();
  if (typeof generateBundle !== 'object') throw new Error('The plugin writes nothing');
  void generateBundle.handler.call({} as never, {} as never, { chunk } as never, true);
  return chunk.code;
}

describe('a file whose functions are called at once', () => {
  it.each(['react', 'entry-client', 'outbox', 'builder'])('begins by saying so (%s)', (name) => {
    expect(write(name)).toBe('//# allFunctionsCalledOnLoad\nconst a = 1;');
  });

  it.each(['gallery', 'tool-dialog', 'outbox-strip', 'index'])('is not %s', (name) => {
    expect(write(name)).toBe('const a = 1;');
  });
});
