/** The library's own types speak of Node; these are what is used of it, everywhere the same. */
declare module 'pdfkit' {
  export const PDFDocument: import('./pdf/pdf').PdfClass;
}
