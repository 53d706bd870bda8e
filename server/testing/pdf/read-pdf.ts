import { getDocumentProxy } from 'unpdf';

/** The visible content of a PDF, in reading order. */
export interface ReadPdf {
  pages: number;
  /** Lines of text from all pages, with no-break spaces as plain ones. */
  lines: string[];
  title: string | undefined;
  language: string | undefined;
  tagged: boolean;
  /** All of the file's metadata. */
  info: Record<string, unknown>;
}

/** Reads a PDF with a library that shares no code with the one that wrote it. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  // The reader takes ownership of the bytes.
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
