import { THANKS } from '#domain/order/thanks';

/** The text of /contact (specification §2, §3, §5 and §8). Numbers and hours are facts of the company. */
export const contactPage = {
  title: 'Get In Touch',
  lead: 'Tell us about your garden, or ring us. The first consultation is free and without obligation.',
  cards: {
    location: 'Location',
    locationNote: 'Visits by appointment, please.',
    phone: 'Phone',
    email: 'Email',
    hours: 'Business Hours',
  },
} as const;

export const contactForm = {
  heading: 'Book Your Free Consultation',
  lead: 'Twenty to thirty minutes by video. Four fields are enough to start.',
  /** Those of the text boxes are declared with them: form-fields.ts. */
  labels: {
    projectType: 'Project type',
    message: 'Message',
  },
  optional: 'optional',
  messageHint: 'Size, use, access, anything you already know.',
  projectTypeEmpty: 'Not sure yet',
  /** Also the values sent as the project type. */
  projectTypes: [
    'Garden Room',
    'Garden Office',
    'Modular House Extension (3 walls)',
    'Dual Purpose Space',
    'Something else',
  ],
  privacyNote: 'We use your details to answer you, and for nothing else.',
  button: 'Send',
  sending: 'Sending...',
  /** The fields have been cleared by the time it shows. */
  sent: THANKS.enquiry,
  /** Followed by why it has not been received yet. */
  queued: 'Saved on this device.',
} as const;

/** The list, below the form, of what this device has sent or still has to send. */
export const keptEnquiries = {
  heading: 'On this device',
  enquiry: 'Your enquiry',
  newsletter: 'Newsletter sign-up',
  words: {
    saved: 'Saved',
    received: 'Received',
    correct: 'Correct and send',
    send: 'Send now',
    delete: 'Delete',
    deleteForGood: 'Delete for good',
    keep: 'Keep it',
    notDeleted: 'It is being sent and cannot be deleted now.',
  },
} as const;
