/** The text of /gallery (specification §2, Gallery). */
export const galleryPage = {
  title: 'Gallery',
  lead: 'Buildings from our range, in gardens like yours. Any picture that is not a photograph says so.',
  filterLabel: 'Filter by category',
  loading: 'Loading pictures',
  /** Announced to those who cannot see the pictures change. */
  count: (count: number) => (count === 1 ? '1 picture' : `${count} pictures`),
  empty: 'No images available yet. Check back soon!',
  emptyAction: 'Build Your Room',
  /** The list could not be loaded and this device has no copy. */
  failed: 'The pictures could not be loaded. Try again when you have a signal.',
  /** Shown under the banner that says so for the whole site. */
  offline: 'Pictures you have seen before are here. The others come with the signal.',
  retry: 'Try again',
  retrying: 'Trying again…',
  /** Added to every computer render. */
  visualisation: 'Visualisation.',
  /** To one that has come with the program: no picture of ours is ever passed off as a client’s room. */
  sample: 'Sample picture, a visualisation.',
  /** Under a picture of a room that the builder makes; its price follows. */
  build: 'Build one like this',
  lightbox: {
    open: (title: string) => `Open picture: ${title}`,
    position: (number: number, count: number) => `Picture ${number} of ${count}`,
    announce: (number: number, count: number, title: string) => `${number} of ${count}: ${title}`,
    close: 'Close',
    previous: 'Previous picture',
    next: 'Next picture',
  },
} as const;
