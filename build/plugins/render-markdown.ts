import { Marked, type RendererObject, type Tokens } from 'marked';

/** A heading as a URL slug: "1. How many hours?" becomes "how-many-hours". */
function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-\d]+|-+$/g, '');
}

const renderer: RendererObject = {
  heading({ tokens, depth, text }) {
    return `<h${depth} id="${slugOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
  },
  /** On a phone each row becomes a block with labelled cells; the roles stay. */
  table({ header, rows }) {
    const names = header.map((cell) =>
      this.parser.parseInline(cell.tokens, this.parser.textRenderer),
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
};

const marked = new Marked({ gfm: true, renderer });

/** Markdown with GFM tables as HTML. The text is ours, so raw HTML in it is left as it is. */
export function renderMarkdown(text: string): string {
  return marked.parse(text, { async: false });
}
