import { answer } from './recipes/text/answer';
import { article } from './recipes/text/article';
import { blog } from './recipes/text/blog';
import { builderLayout } from './recipes/layout/builder-layout';
import { button } from './recipes/controls/button';
import { chat } from './recipes/controls/chat';
import { chip } from './recipes/marks/chip';
import { choice } from './recipes/controls/choice';
import { contact } from './recipes/text/contact';
import { controlRow } from './recipes/controls/control-row';
import { counter } from './recipes/controls/counter';
import { dialog } from './recipes/controls/dialog';
import { dimension } from './recipes/marks/dimension';
import { drawing } from './recipes/room/drawing';
import { emptyNote } from './recipes/text/empty-note';
import { field } from './recipes/controls/field';
import { footer } from './recipes/layout/footer';
import { goLink } from './recipes/controls/go-link';
import { header } from './recipes/layout/header';
import { iconButton } from './recipes/controls/icon-button';
import { icon } from './recipes/marks/icon';
import { lines } from './recipes/text/lines';
import { logo } from './recipes/marks/logo';
import { mark } from './recipes/marks/mark';
import { money } from './recipes/text/money';
import { notice } from './recipes/text/notice';
import { pageGrid } from './recipes/layout/page-grid';
import { pageHead } from './recipes/layout/page-head';
import { pegSheet } from './recipes/room/peg-sheet';
import { picture } from './recipes/room/picture';
import { plan } from './recipes/room/plan';
import { priceBar } from './recipes/room/price-bar';
import { prose } from './recipes/text/prose';
import { queueItem } from './recipes/room/queue-item';
import { recap } from './recipes/room/recap';
import { roomCard } from './recipes/room/room-card';
import { sectionHead } from './recipes/layout/section-head';
import { servicesMenu } from './recipes/layout/services-menu';
import { siteMenu } from './recipes/layout/site-menu';
import { sizeCard } from './recipes/room/size-card';
import { stage } from './recipes/room/stage';
import { stagePanel } from './recipes/room/stage-panel';
import { skeleton } from './recipes/marks/skeleton';
import { skipLink } from './recipes/layout/skip-link';
import { steps } from './recipes/controls/steps';
import { banner } from './recipes/layout/banner';
import { summary } from './recipes/room/summary';
import { swatch } from './recipes/room/swatch';
import { themeToggle } from './recipes/controls/theme-toggle';
import { toast } from './recipes/controls/toast';
import { toggle } from './recipes/controls/toggle';
import { timeline } from './recipes/room/timeline';
import { wrap } from './recipes/layout/wrap';

/** Recipes with one part. */
export const recipes = {
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
  stage,
  stagePanel,
  steps,
  banner,
  summary,
  swatch,
  toast,
  timeline,
};
