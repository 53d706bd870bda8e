import { answer } from './recipes/answer';
import { board } from './recipes/board';
import { builderLayout } from './recipes/builder-layout';
import { button } from './recipes/button';
import { chip } from './recipes/chip';
import { choice } from './recipes/choice';
import { controlRow } from './recipes/control-row';
import { counter } from './recipes/counter';
import { dialog } from './recipes/dialog';
import { dimension } from './recipes/dimension';
import { disclosure } from './recipes/disclosure';
import { emptyNote } from './recipes/empty-note';
import { field } from './recipes/field';
import { goLink } from './recipes/go-link';
import { iconButton } from './recipes/icon-button';
import { icon } from './recipes/icon';
import { lines } from './recipes/lines';
import { logo } from './recipes/logo';
import { mark } from './recipes/mark';
import { money } from './recipes/money';
import { pageGrid } from './recipes/page-grid';
import { pageHead } from './recipes/page-head';
import { plan } from './recipes/plan';
import { priceBar } from './recipes/price-bar';
import { queueItem } from './recipes/queue-item';
import { recap } from './recipes/recap';
import { sectionHead } from './recipes/section-head';
import { sizeCard } from './recipes/size-card';
import { skeleton } from './recipes/skeleton';
import { steps } from './recipes/steps';
import { strip } from './recipes/strip';
import { summary } from './recipes/summary';
import { swatch } from './recipes/swatch';
import { toast } from './recipes/toast';
import { toggle } from './recipes/toggle';
import { way } from './recipes/way';
import { wrap } from './recipes/wrap';

/** Recipes with one part. */
export const recipes = {
  board,
  button,
  chip,
  disclosure,
  emptyNote,
  goLink,
  icon,
  iconButton,
  logo,
  mark,
  money,
  pageGrid,
  skeleton,
  toggle,
  wrap,
};

/** Recipes with several parts. */
export const slotRecipes = {
  answer,
  builderLayout,
  choice,
  controlRow,
  counter,
  dialog,
  dimension,
  field,
  lines,
  pageHead,
  plan,
  priceBar,
  queueItem,
  recap,
  sectionHead,
  sizeCard,
  steps,
  strip,
  summary,
  swatch,
  toast,
  way,
};
