import { companyFacts } from '#domain/company';

const { name, address, phone, email, hours } = companyFacts;

/** The closing lines of every message to a homeowner. */
export const SIGN_OFF = [name, address, `${phone}, ${email}`, ...hours].join('\n');

/** For people who never contacted us: anyone can type anyone's address into a form. */
export const NOT_YOU =
  'This address was entered on our website. If that was not you, tell us and we delete it.';

/** Introduces the link to the homeowner's page, which is also the key to it. */
export const YOUR_PAGE =
  'Your own page shows where your request stands. Keep its link to yourself:';
