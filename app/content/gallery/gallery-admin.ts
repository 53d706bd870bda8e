const formatNames = (names: readonly string[]) => new Intl.ListFormat('en-GB').format(names);

/** The text of /admin/gallery (specification §2, §5 and §8; our own additions are marked). */
export const galleryAdmin = {
  heading: 'Gallery Management',
  subtitle: 'Upload and manage your project photos',
  upload: {
    heading: 'Upload New Image',
    title: 'Title',
    description: 'Description',
    category: 'Category',
    tags: 'Tags',
    featured: 'Featured (show on homepage)',
    uploading: 'Uploading image...',
    noImage: 'Please select an image file',
    noTitle: 'Please enter a title before uploading',
    failed: { title: 'Error', description: 'Failed to upload image' },
    storageFailed: 'Failed to upload file',
    done: { title: 'Success', description: 'Image uploaded successfully' },
    // Our own from here on.
    optional: 'Optional',
    tagsHint:
      'Separated by commas. “design:” with what follows the # of a shared design’s link lets visitors build that room; “founders” shows the picture on About.',
    file: 'Image files',
    fileHint:
      'JPEG, PNG, WebP, AVIF or HEIC; large ones are made smaller before they leave. The upload begins when you choose.',
    otherKind: (name: string) => `${name} is no JPEG, PNG, WebP, AVIF or HEIC picture.`,
    /** Of pictures that were taken all the same. */
    narrow: (names: readonly string[]) =>
      `${formatNames(names)} ${names.length === 1 ? 'is' : 'are'} under 800\u00a0pixels wide and will look soft on the site. Upload a larger one if you have it.`,
    waiting: 'Waiting',
    preparing: 'Preparing',
    uploadChosen: (count: number) => (count === 1 ? 'Upload 1 image' : `Upload ${count} images`),
    cancel: (name: string) => `Cancel ${name}`,
    retry: (name: string) => `Try ${name} again`,
    dismiss: (name: string) => `Remove ${name} from this list`,
    progress: (name: string) => `Upload of ${name}`,
    noRoom: 'There is no room for pictures just now. Today says more.',
    noConnection: 'The server could not be reached.',
    leaving: {
      title: 'Pictures are still on their way',
      text: 'Leaving this screen ends their upload.',
      stay: 'Stay',
      leave: 'Leave',
    },
    allDone: (count: number) => ({
      title: 'Success',
      description: `${count} images uploaded successfully`,
    }),
  },
  list: {
    heading: (count: number) => `Gallery Images (${count})`,
    empty: 'No images uploaded yet',
    deleted: { title: 'Success', description: 'Image deleted successfully' },
    // Our own from here on.
    loading: 'Loading images',
    failed: 'The images could not be loaded.',
    retry: 'Try again',
    move: (title: string) => `Move ${title}`,
    feature: (title: string) => `Featured: ${title}`,
    featureHint: 'Show on homepage',
    remove: (title: string) => `Delete ${title}`,
    edit: {
      label: (title: string) => `Edit ${title}`,
      heading: 'Edit image',
      save: 'Save',
      cancel: 'Cancel',
      done: { title: 'Success', description: 'Image saved' },
      unsaved: 'Close without saving?',
      discard: 'Close',
    },
    /** Of one that is under 800 pixels. */
    narrow: (width: number) => `${width}\u00a0pixels wide: it looks soft on the site`,
    /** After the category of a picture that came with the program. */
    sample: ', sample',
    preparing: 'Smaller sizes are being made',
    featureFailed: (title: string) => ({
      title: 'Error',
      description: `“${title}” could not be changed`,
    }),
    deleteFailed: (title: string) => ({
      title: 'Error',
      description: `“${title}” could not be deleted`,
    }),
    orderFailed: { title: 'Error', description: 'The new order could not be saved' },
    orderChanged: {
      title: 'The gallery has changed',
      description: 'Pictures were added or deleted elsewhere. Here is the present list.',
    },
    inUse: {
      title: 'This image is in use',
      text: (title: string) =>
        `“${title}” stays as long as words of the site show it. Take it out there, or choose another:`,
      close: 'Close',
    },
    question: {
      title: 'Delete this image?',
      text: (title: string) =>
        `“${title}” leaves the website and its files are deleted. This cannot be taken back.`,
      keep: 'Keep it',
      remove: 'Delete',
    },
  },
} as const;
