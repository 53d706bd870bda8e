import { answer } from './recipes/answer';
import { article } from './recipes/article';
import { blog } from './recipes/blog';
import { board } from './recipes/board';
import { builderLayout } from './recipes/builder-layout';
import { button } from './recipes/button';
import { chat } from './recipes/chat';
import { chip } from './recipes/chip';
import { choice } from './recipes/choice';
import { contact } from './recipes/contact';
import { controlRow } from './recipes/control-row';
import { counter } from './recipes/counter';
import { dialog } from './recipes/dialog';
import { dimension } from './recipes/dimension';
import { drawing } from './recipes/drawing';
import { emptyNote } from './recipes/empty-note';
import { field } from './recipes/field';
import { footer } from './recipes/footer';
import { goLink } from './recipes/go-link';
import { header } from './recipes/header';
import { iconButton } from './recipes/icon-button';
import { icon } from './recipes/icon';
import { lines } from './recipes/lines';
import { logo } from './recipes/logo';
import { mark } from './recipes/mark';
import { money } from './recipes/money';
import { notice } from './recipes/notice';
import { pageGrid } from './recipes/page-grid';
import { pageHead } from './recipes/page-head';
import { pegSheet } from './recipes/peg-sheet';
import { picture } from './recipes/picture';
import { plan } from './recipes/plan';
import { priceBar } from './recipes/price-bar';
import { prose } from './recipes/prose';
import { queueItem } from './recipes/queue-item';
import { recap } from './recipes/recap';
import { roomCard } from './recipes/room-card';
import { sectionHead } from './recipes/section-head';
import { servicesMenu } from './recipes/services-menu';
import { siteMenu } from './recipes/site-menu';
import { sizeCard } from './recipes/size-card';
import { skeleton } from './recipes/skeleton';
import { skipLink } from './recipes/skip-link';
import { steps } from './recipes/steps';
import { strip } from './recipes/strip';
import { summary } from './recipes/summary';
import { swatch } from './recipes/swatch';
import { themeToggle } from './recipes/theme-toggle';
import { toast } from './recipes/toast';
import { toggle } from './recipes/toggle';
import { way } from './recipes/way';
import { wrap } from './recipes/wrap';

/** Recipes with one part. */
export const recipes = {
  board,
  button,
  chip,
  emptyNote,
  goLink,
  icon,
  iconButton,
  logo,
  mark,
  money,
  pageGrid,
  prose,
  skeleton,
  skipLink,
  themeToggle,
  toggle,
  wrap,
};

/** Recipes with several parts. */
export const slotRecipes = {
  answer,
  article,
  blog,
  builderLayout,
  chat,
  choice,
  contact,
  controlRow,
  counter,
  dialog,
  dimension,
  drawing,
  field,
  footer,
  header,
  lines,
  notice,
  pageHead,
  pegSheet,
  picture,
  plan,
  priceBar,
  queueItem,
  recap,
  roomCard,
  sectionHead,
  servicesMenu,
  siteMenu,
  sizeCard,
  steps,
  strip,
  summary,
  swatch,
  toast,
  way,
};
