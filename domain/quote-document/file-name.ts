/** "garden-room-quote-MGR-7K4Q-2D.pdf", or the same without a reference. */
export function fileNameOf(reference: string | undefined): string {
  const safe = reference?.replace(/[^0-9A-Za-z-]/g, '') ?? '';
  return safe === '' ? 'garden-room-quote.pdf' : `garden-room-quote-${safe}.pdf`;
}
