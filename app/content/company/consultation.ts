/** The main call to action, wherever it stands; it leads to /contact (specification §1 and §2). */
export const BOOK_CONSULTATION = 'Book Free Consultation';
