import type { DocumentFonts, Pdf, PdfClass } from './pdf';

/**
 * The bytes of a PDF: tagged, in UK English, set in our own typefaces. The same drawing gives the same bytes
 * in every runtime, which is why nothing in it is compressed: the library's builds compress differently.
 *
 * @param PDFDocument the library's class, in this runtime's build
 */
export async function makePdf(
  PDFDocument: PdfClass,
  fonts: DocumentFonts,
  { title, author, date }: { title: string; author: string; date: Date },
  draw: (pdf: Pdf) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    displayTitle: true,
    lang: 'en-GB',
    compress: false,
    // Otherwise the library loads its own Helvetica.
    font: null,
    info: {
      Title: title,
      Author: author,
      Creator: author,
      Producer: author,
      CreationDate: date,
    },
  });
  for (const [name, file] of Object.entries(fonts)) pdf.registerFont(name, file);
  const bytes = collect(pdf);
  draw(pdf);
  pdf.end();
  return bytes;
}

function collect(pdf: Pdf): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    pdf.on('data', (chunk) => chunks.push(chunk));
    pdf.on('error', reject);
    pdf.on('end', () => resolve(joined(chunks)));
  });
}

function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.length;
  }
  return whole;
}
