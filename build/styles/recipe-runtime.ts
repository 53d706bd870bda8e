/**
 * Replaces Panda's `create-recipe` in the browser: a config recipe's classes are its name and
 * `name--variant_value`. Unsupported features (compound and responsive variants) fail immediately.
 */
export const lightRecipe = `
export const createRecipe = (name, defaults, compound) => {
  if (compound.length > 0) throw new Error('compound variants need Panda\\'s own runtime: ' + name);
  const recipeFn = (variants) =>
    [name, ...Object.entries({ ...defaults, ...present(variants) }).map(classOf)].join(' ');
  const classOf = ([key, value]) => {
    if (typeof value === 'object') throw new Error('responsive variants need Panda\\'s own runtime: ' + name);
    return name + '--' + key + '_' + String(value).replace(/\\s/g, '_');
  };
  return { recipeFn };
};
const present = (variants) =>
  Object.fromEntries(Object.entries(variants ?? {}).filter(([, value]) => value !== undefined));
export const mergeRecipes = () => {
  throw new Error('merged recipes need Panda\\'s own runtime');
};
`;
