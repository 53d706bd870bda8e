/** Id of the contact page's list of unsent enquiries; every page links to it. */
export const KEPT_ENQUIRIES_ID = 'on-this-device';
