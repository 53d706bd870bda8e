/** The library's own types depend on Node; these cover what we use, which is the same everywhere. */
declare module 'pdfkit' {
  export const PDFDocument: import('./pdf/pdf').PdfClass;
}
