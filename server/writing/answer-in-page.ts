import { escapeHtml } from '#domain/text/escape-html';

/** The answer to a form that was sent without the program. */
export interface FormAnswer {
  tone: 'positive' | 'danger';
  /** A sentence at the head of the form. */
  said: string;
  /** What goes back into the fields, and what is wrong with them, by name. */
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
}

/** The program would draw the page as it was built, and what was typed would be gone. */
const PROGRAM = /<script(?! type="application\/ld)[\s\S]*?<\/script>|<\/?noscript>/g;

/**
 * A built page with the answer in one of its forms, without the program. Fields are known by their names
 * and ids, as app/ui/fields writes them; `undefined` where the page has no form of this id.
 */
export function answerInPage(page: string, id: string, answer: FormAnswer): string | undefined {
  const still = page.replaceAll(PROGRAM, '');
  const form = new RegExp(`<form [^>]*id="${id}"[\\s\\S]*?</form>`).exec(still)?.[0];
  return form && still.replace(form, () => fillForm(form, answer));
}

function fillForm(form: string, { tone, said, values, errors }: FormAnswer): string {
  const head = `<p role="alert" class="answer__root answer__root--tone_${tone}" style="display:block;grid-column:1/-1;margin:0">${escapeHtml(said)}</p>`;
  const control = /<(input|textarea|select)\b([^>]*?)\/?>(?:([\s\S]*?)<\/\1>)?/g;
  return form
    .replace(/^<form [^>]*>/, (start) => start + head)
    .replaceAll(control, (whole, tag: string, attributes: string, content = '') => {
      const [id, name] = [attribute(attributes, 'id'), attribute(attributes, 'name')];
      // The bait of app/ui/fields/honeypot.tsx has no id.
      if (id === undefined || name === undefined) return whole;
      const error = errors[name];
      const value = escapeHtml(values[name] ?? '');
      const start = `<${tag}${error === undefined ? attributes : described(attributes, `${id}-error`)}`;
      const note =
        error === undefined
          ? ''
          : `<p class="field__error" id="${id}-error">${escapeHtml(error)}</p>`;
      if (tag === 'input') return `${start} value="${value}">${note}`;
      if (tag === 'textarea') return `${start}>\n${value}</textarea>${note}`;
      return `${start}>${choose(content, value)}</select>${note}`;
    });
}

function attribute(attributes: string, name: string): string | undefined {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];
}

function described(attributes: string, errorId: string): string {
  const hint = attribute(attributes, 'aria-describedby');
  const rest = attributes.replace(/ aria-describedby="[^"]*"/, '');
  return `${rest} aria-invalid="true" aria-describedby="${hint === undefined ? '' : `${hint} `}${errorId}"`;
}

/** `value` as it stands in the HTML of its option. */
function choose(options: string, value: string): string {
  if (!options.includes(`<option>${value}</option>`)) return options;
  return options
    .replace(' selected=""', '')
    .replace(`<option>${value}</option>`, () => `<option selected="">${value}</option>`);
}
