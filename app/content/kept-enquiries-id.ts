/** Where the contact page lists what this device still has to send; every page links there. */
export const KEPT_ENQUIRIES_ID = 'on-this-device';
