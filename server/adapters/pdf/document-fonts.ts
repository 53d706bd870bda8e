import type { DocumentFonts } from '#domain/order/document/pdf/pdf';

/** The typefaces for documents, which are part of the server's own bundle. */
export async function loadDocumentFonts(): Promise<DocumentFonts> {
  const [text, strong, heading] = await Promise.all([
    import('#domain/order/document/fonts/text.ttf?inline'),
    import('#domain/order/document/fonts/strong.ttf?inline'),
    import('#domain/order/document/fonts/heading.ttf?inline'),
  ]);
  return {
    text: bytesOf(text.default),
    strong: bytesOf(strong.default),
    heading: bytesOf(heading.default),
  };
}

/** Decodes a base64 data: URL. */
function bytesOf(dataUrl: string): Uint8Array {
  return new Uint8Array(Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64'));
}
