import { getDocumentProxy } from 'unpdf';

/** What a reader sees of a PDF, in the order in which it is read. */
export interface ReadPdf {
  pages: number;
  /** Lines of text of all pages, no-break spaces as plain ones. */
  lines: string[];
  title: string | undefined;
  language: string | undefined;
  tagged: boolean;
  /** Everything the file says of itself. */
  info: Record<string, unknown>;
}

/** Reads a PDF with a reader that has nothing in common with what wrote it. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  // The reader takes the bytes for itself.
  const document = await getDocumentProxy(new Uint8Array(bytes));
  try {
    const lines: string[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const { items } = await (await document.getPage(number)).getTextContent();
      for (const item of items) {
        if ('str' in item && item.str.trim() !== '') lines.push(item.str.replaceAll('\u00a0', ' '));
      }
    }
    const { info } = await document.getMetadata();
    const facts = info as Record<string, unknown>;
    const mark = await document.getMarkInfo();
    return {
      pages: document.numPages,
      lines,
      title: textOf(facts.Title),
      language: textOf(facts.Language),
      tagged: mark?.Marked === true,
      info: facts,
    };
  } finally {
    await document.loadingTask.destroy();
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
