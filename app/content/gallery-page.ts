/** The words of /gallery (specification §2, Gallery). */
export const galleryPage = {
  title: 'Gallery',
  lead: 'Buildings from our range, in gardens like yours. Pictures are visualisations.',
  filterLabel: 'Show',
  loading: 'Loading pictures',
  empty: 'No images available yet. Check back soon!',
  /** The list could not be had and none is kept on this device. */
  failed: 'The pictures could not be loaded. Try again when you have a signal.',
  offline: 'You are offline. Pictures you have opened before are here.',
  retry: 'Try again',
  lightbox: {
    open: 'Open picture',
    close: 'Close',
    previous: 'Previous picture',
    next: 'Next picture',
  },
} as const;
