import * as z from 'zod/mini';
import {
  emailSchema,
  personNameSchema,
  phoneSchema,
  postcodeSchema,
} from '#domain/text/contact-fields';

/**
 * One box of a form. Everything that asks for it, checks, sends, keeps, shows, exports, mails or forgets it works
 * from this record.
 */
interface FormField {
  /** Above the box, and beside what was typed at the desk, in exports and in mails to the company. */
  label: string;
  /** In a sentence: "the email address". */
  inWords: string;
  /** What may be typed. */
  schema: z.ZodMiniString<string>;
  /** It may be left empty, and is then neither sent on nor kept. */
  optional?: true;
  /** The attributes by which browsers and keyboards help with it. */
  input: {
    type?: 'email' | 'tel';
    inputMode?: 'email' | 'tel';
    autoComplete?: string;
    autoCapitalize?: 'words' | 'characters';
    spellCheck?: false;
    maxLength?: number;
  };
}

type Text = FormField['schema'];

/** The boxes of a form, by the names under which they are sent and kept, in the order in which they are shown. */
export type FormFields = Readonly<Record<string, FormField>>;

const contactFields = {
  name: {
    label: 'Name',
    inWords: 'the name',
    schema: personNameSchema,
    input: { autoComplete: 'name', autoCapitalize: 'words' },
  },
  email: {
    label: 'Email',
    inWords: 'the email address',
    schema: emailSchema,
    input: { type: 'email', inputMode: 'email', autoComplete: 'email', spellCheck: false },
  },
  phone: {
    label: 'Phone',
    inWords: 'the phone number',
    schema: phoneSchema,
    input: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  },
} as const satisfies FormFields;

/** The quote form (specification §5). All of it is personal: it is deleted from a device, and anonymised. */
export const quoteFields = { ...contactFields } as const satisfies FormFields;

/** The text boxes of the contact form (specification §5), all of them personal. */
export const enquiryFields = {
  ...contactFields,
  postcode: {
    label: 'Postcode',
    inWords: 'the postcode',
    schema: postcodeSchema,
    input: { autoComplete: 'postal-code', autoCapitalize: 'characters', spellCheck: false },
  },
} as const satisfies FormFields;

/** The names of the boxes. */
export type NameOf<F extends FormFields> = keyof F & string;

type Optional<F extends FormFields> = {
  [K in keyof F]: F[K] extends { optional: true } ? K : never;
}[keyof F];

/** What was typed into the boxes of a form. */
export type TextsOf<F extends FormFields> = Record<Exclude<keyof F, Optional<F>>, string> &
  Partial<Record<Optional<F>, string>>;

/** Anything that has the texts of these boxes, or some of them. */
export type Having<F extends FormFields> = Readonly<Partial<Record<keyof F, string>>>;

type ShapeOf<F extends FormFields> = {
  [K in keyof F]: K extends Optional<F> ? z.ZodMiniOptional<Text> : Text;
};

/** The boxes one by one. */
export function entriesOf<F extends FormFields>(fields: F): [NameOf<F>, FormField][] {
  return Object.entries(fields);
}

/** The boxes' part of a schema that checks what is typed. */
export function checkedShape<F extends FormFields>(fields: F): ShapeOf<F> {
  return shapeOf(fields, ({ schema }) => schema);
}

/** Their part of a schema for what is kept: any text, since a rule may have become stricter, and empty once anonymised. */
export function keptShape<F extends FormFields>(fields: F): ShapeOf<F> {
  return shapeOf(fields, () => z.string());
}

function shapeOf<F extends FormFields>(
  fields: F,
  schemaOf: (field: FormField) => Text,
): ShapeOf<F> {
  const shape = entriesOf(fields).map(([name, field]) => {
    const schema = schemaOf(field);
    return [name, field.optional ? z.optional(schema) : schema];
  });
  // The types do not know that an object of entries has the names of these.
  return Object.fromEntries(shape) as ShapeOf<F>;
}

/**
 * What was typed into the boxes, out of all that `from` has. Optional ones that were left empty are left out.
 *
 * @param change what to make of each text
 */
export function textsOf<F extends FormFields>(
  fields: F,
  from: Having<F>,
  change = (text: string) => text,
): TextsOf<F> {
  const texts = filled(fields, from).map(([name, , text]) => [name, change(text)]);
  return Object.fromEntries(texts) as TextsOf<F>;
}

/** Empty boxes: a form that nobody has typed into, or a request whose sender was forgotten. */
export function emptyTexts<F extends FormFields>(fields: F): TextsOf<F> {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, ''])) as TextsOf<F>;
}

/** Whether something is in every box that must not be left empty. */
export function isFilledIn<F extends FormFields>(fields: F, from: Having<F>): boolean {
  return filled(fields, from).every(([, { optional }, text]) => optional || text.trim() !== '');
}

/** What was typed, each text behind its label. */
export function rowsOf<F extends FormFields>(fields: F, from: Having<F>): [string, string][] {
  return filled(fields, from).map(([, { label }, text]) => [label, text]);
}

function filled<F extends FormFields>(fields: F, from: Having<F>) {
  return entriesOf(fields).flatMap(([name, field]): [keyof F, FormField, string][] => {
    const text = from[name] ?? '';
    return text === '' && field.optional ? [] : [[name, field, text]];
  });
}

/** Those of the errors that a box of the form can show. */
export function errorsIn<F extends FormFields>(
  fields: F,
  errors: Readonly<Record<string, string>>,
): Partial<Record<keyof F, string>> {
  const own = Object.entries(errors).filter(([name]) => Object.hasOwn(fields, name));
  return Object.fromEntries(own) as Partial<Record<keyof F, string>>;
}

/**
 * A field that people cannot see and bots fill in. Any value is accepted, so that bots learn nothing; a
 * request with a value is answered like any other and never stored.
 */
export const honeypotSchema = z.optional(z.unknown());

/** Whether a bot has filled in the hidden field of this request body. */
export function isBait(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || !('website' in body)) return false;
  return body.website !== undefined && body.website !== null && body.website !== '';
}
