import { Marked, type RendererObject, type Tokens } from 'marked';
import type { PictureData } from '#app/content/picture-data';
import { escapeHtml } from '#domain/text/escape-html';
import { safeAddress } from '#domain/site/content/markdown/safe-address';

/** A heading as a URL slug: "1. How many hours?" becomes "how-many-hours". */
function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-\d]+|-+$/g, '');
}

/** The pictures that are known with all their sizes, by the address that Markdown names. */
type Pictures = ReadonlyMap<string, PictureData>;

/** As wide as the column of text. */
const SIZES = '(min-width: 768px) 620px, 100vw';

const rendererWith = (pictures: Pictures): RendererObject => ({
  /** Whoever writes may type HTML: it is shown, and nothing of it happens. */
  html({ text }) {
    // A break in a cell of a table: Markdown has no other way.
    return /^<br ?\/?>$/i.test(text) ? '<br>' : escapeHtml(text);
  },
  /** A link that leads nowhere we allow is its words. */
  link({ href, title, tokens }) {
    const words = this.parser.parseInline(tokens);
    const address = safeAddress(href);
    if (address === null) return words;
    return `<a href="${escapeHtml(address)}"${titleOf(title)}>${words}</a>`;
  },
  image({ href, title, tokens }) {
    const address = safeAddress(href, 'picture');
    const words = escapeHtml(this.parser.parseInline(tokens, this.parser.textRenderer));
    if (address === null) return words;
    const known = pictures.get(address);
    const size = known ? ` width="${known.img.w}" height="${known.img.h}"` : '';
    const img = `<img src="${escapeHtml(address)}" alt="${words}"${titleOf(title)}${size} loading="lazy" decoding="async">`;
    return known ? `<picture>${sourcesOf(known)}${img}</picture>` : img;
  },
  heading({ tokens, depth, text }) {
    return `<h${depth} id="${slugOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
  },
  /** On a phone each row becomes a block with labelled cells; the roles stay. */
  table({ header, rows }) {
    const names = header.map((cell) =>
      escapeHtml(this.parser.parseInline(cell.tokens, this.parser.textRenderer)),
    );
    const row = (cells: readonly Tokens.TableCell[]) =>
      `<tr role="row">${cells
        .map(({ header: isHead, align, tokens }, index) => {
          const figures = align === 'right' ? ' data-figures=""' : '';
          const text = this.parser.parseInline(tokens);
          return isHead
            ? `<th role="columnheader" scope="col"${figures}>${text}</th>`
            : `<td role="cell" data-h="${names[index] ?? ''}"${figures}>${text}</td>`;
        })
        .join('')}</tr>`;
    return `<table role="table"><thead role="rowgroup">${row(header)}</thead><tbody role="rowgroup">${rows.map(row).join('')}</tbody></table>\n`;
  },
});

/** Markdown with GFM tables as HTML. HTML in it is shown as text, and no link or picture in it can run anything. */
export function renderMarkdown(text: string, pictures: Pictures = new Map()): string {
  return new Marked({ gfm: true, renderer: rendererWith(pictures) }).parse(text, { async: false });
}

function sourcesOf({ sources }: PictureData): string {
  if (sources.avif === undefined) return '';
  return `<source type="image/avif" srcset="${escapeHtml(sources.avif)}" sizes="${SIZES}">`;
}

function titleOf(title: string | null | undefined): string {
  return title ? ` title="${escapeHtml(title)}"` : '';
}
