import { escapeHtml } from '#domain/text/escape-html';
import { onOneLine } from '#domain/text/plain-text';

/** A paragraph that keeps its text's line breaks. */
export function paragraph(text: string): string {
  return `<p style="margin:0 0 16px;white-space:pre-line">${escapeHtml(text)}</p>`;
}

/** A paragraph that ends with a link. */
export function linkParagraph(words: string, address: string): string {
  const target = escapeHtml(address);
  return `<p style="margin:0 0 16px">${escapeHtml(words)} <a href="${target}" style="color:#1d5c41;word-break:break-all">${target}</a></p>`;
}

/** Rows of two cells, the second right-aligned when it holds amounts. */
export function table(
  rows: readonly (readonly [string, string])[],
  align: 'left' | 'right' = 'left',
): string {
  const body = rows.map(
    ([term, value]) =>
      `<tr><td style="${CELL}">${escapeHtml(term)}</td><td style="${CELL};text-align:${align}">${escapeHtml(onOneLine(value))}</td></tr>`,
  );
  return `<table role="presentation" style="width:100%;border-collapse:collapse;margin:0 0 16px">${body.join('')}</table>`;
}

/** A complete document around parts that are already HTML. */
export function htmlDocument(title: string, parts: readonly string[]): string {
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head><body style="margin:0;background:#f9f8f4;color:#17211c;font:16px/1.5 Arial,Helvetica,sans-serif"><div style="max-width:36rem;margin:0 auto;padding:24px 20px">${parts.join('')}</div></body></html>`;
}

export function heading(text: string): string {
  return `<h1 style="font:400 26px/1.25 Georgia,'Times New Roman',serif;margin:0 0 16px">${escapeHtml(text)}</h1>`;
}

const CELL = 'padding:8px 12px 8px 0;border-bottom:1px solid #d3d1c8;vertical-align:top';
