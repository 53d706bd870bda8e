import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { button, banner } from '#styled/recipes';
import { css } from '#styled/css';
import { lightRecipe } from './recipe-runtime.ts';
import { staticStyles } from './static-styles.ts';

interface Recipe {
  recipeFn(variants?: Record<string, unknown>): string;
}

async function light(name: string, defaults: object, compound: unknown[] = []): Promise<Recipe> {
  const module = await import(`data:text/javascript,${encodeURIComponent(lightRecipe)}`);
  return module.createRecipe(name, defaults, compound);
}

async function transform(code: string, id = '/app/a.tsx'): Promise<string> {
  const { transform: hook } = staticStyles();
  if (typeof hook !== 'function') throw new Error('The plugin has no transform');
  const result = await hook.call({} as never, code, id);
  return typeof result === 'object' && result ? String(result.code) : code;
}

describe('style calls at build time', () => {
  it('become the class names Panda would return', async () => {
    const code = `import { css } from '#styled/css'; const a = css({ color: 'price', lg: { mt: '-4' } });`;
    expect(await transform(code)).toContain(
      `const a = ${JSON.stringify(css({ color: 'price', lg: { mt: '-4' } }))}`,
    );
  });

  it('leave alone calls whose arguments are only known in the browser', async () => {
    const code = `import { css } from '#styled/css'; const a = (x) => css({ color: x });`;
    expect(await transform(code)).toBe(code);
  });

  it('leave alone functions of the same name from elsewhere', async () => {
    const code = `import { css } from './mine'; const s = '#styled/css'; css({ color: 'price' });`;
    expect(await transform(code)).toBe(code);
  });

  it('give every slot of a slot recipe its class', async () => {
    const code = `import { banner } from '#styled/recipes'; const s = banner();`;
    expect(await transform(code)).toContain(JSON.stringify(banner()));
  });
});

it('a recipe is the function alone in the browser, without what Panda says of its variants', async () => {
  const file = resolve('styled-system/recipes/chip.mjs');
  const code = await transform(await readFile(file, 'utf8'), file);
  expect(code).toMatch(/export const chip = .*memo\(chipFn\.recipeFn\)\s*$/);
});

describe('the light recipe', () => {
  const { variantMap } = button;
  const cases = variantMap.variant.flatMap((variant) =>
    variantMap.size.map((size) => ({ variant, size })),
  );

  it.each(cases)("returns Panda's classes for %o", async (variants) => {
    const recipe = await light('button', { variant: 'solid', size: 'default' });
    expect(recipe.recipeFn(variants).split(' ').toSorted()).toEqual(
      button(variants).split(' ').toSorted(),
    );
  });

  it('falls back to the defaults for missing variants', async () => {
    const recipe = await light('button', { variant: 'solid', size: 'default' });
    expect(recipe.recipeFn({ size: undefined })).toBe(button());
  });

  it('refuses unknown variants rather than styling wrongly', async () => {
    await expect(light('a', {}, [{}])).rejects.toThrow('compound');
    const recipe = await light('a', {});
    expect(() => recipe.recipeFn({ size: { base: 'small' } })).toThrow('responsive');
  });
});
