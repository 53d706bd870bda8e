import { button } from './recipes/button';
import { chip } from './recipes/chip';
import { choice } from './recipes/choice';
import { field } from './recipes/field';
import { goLink } from './recipes/go-link';
import { icon } from './recipes/icon';
import { iconButton } from './recipes/icon-button';
import { lines } from './recipes/lines';
import { mark } from './recipes/mark';
import { money } from './recipes/money';
import { pageGrid } from './recipes/page-grid';
import { pageHead } from './recipes/page-head';
import { sectionHead } from './recipes/section-head';
import { wrap } from './recipes/wrap';

/** Recipes with one part. */
export const recipes = {
  button,
  chip,
  goLink,
  icon,
  iconButton,
  mark,
  money,
  pageGrid,
  wrap,
};

/** Recipes with several parts. */
export const slotRecipes = {
  choice,
  field,
  lines,
  pageHead,
  sectionHead,
};
