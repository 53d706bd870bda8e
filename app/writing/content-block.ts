import { PAGE_DATA_ID, type PageData } from '#app/content/site-data';
import { jsonForHtml } from './json-for-html';

/** The element that carries a page's data, so that the program finds the words that the page was made from. */
export function contentBlock(data: PageData): string {
  return `<script type="application/json" id="${PAGE_DATA_ID}">${jsonForHtml(data)}</script>`;
}
