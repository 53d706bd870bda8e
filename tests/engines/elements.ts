/** XPaths for visible elements by their text. Line breaks and no-break spaces count as plain spaces. */

const words = (text: string) => `normalize-space(translate(., '\u00a0', ' ')) = '${text}'`;

export const heading = (text: string) => `//h1[${words(text)}]`;

/** A button that can be pressed, by its text or its label. */
export const button = (name: string) =>
  `//button[@aria-label = '${name}' or ${words(name)}][not(@disabled)]`;

export const link = (name: string) => `//a[${words(name)}]`;

/** A choice in the builder, by its name: one text of its card, beside which others may stand ("Popular"). */
export const card = (name: string) => `//label[.//text()[${words(name)}]]`;

/** An input in the page's main part, by its label. */
export const field = (label: string) => `//main//input[@id = //label[${words(label)}]/@for]`;

/** Anything with exactly this text. */
export const text = (said: string) => `//*[${words(said)}]`;

/** The price in the bottom bar. */
export const runningPrice = (price: string) =>
  `//section[@aria-label = 'Running price']${text(price)}`;

/** One request of "Your quote requests", by its title and the status above it. */
export const request = (status: string, title: string) =>
  `//main//li[.//h2[${words(title)}]/preceding-sibling::*[1][${words(status)}]]`;
