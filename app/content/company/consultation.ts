/** The main call to action, wherever it appears; it links to /contact (specification §1 and §2). */
export const BOOK_CONSULTATION = 'Book Free Consultation';
