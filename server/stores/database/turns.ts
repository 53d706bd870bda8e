/** Whose turn a change waits for: see `Database.change`. */
export const turns = {
  quote: (id: string) => `quote ${id}`,
  enquiry: (id: string) => `enquiry ${id}`,
  signInFailures: (address: string) => `sign-in of ${address}`,
  /** Whatever decides by the visits of all orders. */
  visits: 'visits',
  /** Of all orders: their numbers have no gaps. */
  invoices: 'invoices',
  newsletter: 'newsletter',
  builderDays: 'builder days',
  siteFaults: 'site faults',
  pricing: 'pricing',
  gallery: 'gallery',
  credentials: 'credentials',
  /** Of all documents: whatever is saved later has a larger revision. */
  content: 'content',
  /** Of an administrator, or of the owner. */
  person: (id: string) => `person ${id}`,
  setting: (name: string) => `setting ${name}`,
};
