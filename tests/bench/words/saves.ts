import { setTimeout as sleep } from 'node:timers/promises';
import type { Article } from '#domain/site/content/articles';
import type { CompanyFacts } from '#domain/site/content/facts/company-facts';
import type { Question } from '#domain/site/content/questions';
import type { Testimonial } from '#domain/site/content/testimonials';
import type { RealServer } from '#tests/support/servers/server';
import { figure, median, printTable } from '#tests/bench/table';
import { Desk } from './desk';
import { newestArticle, read, rested } from './read';

const SAVES = 5;
/** Somebody who has opened a page of the desk takes longer than this to change something and save it. */
const TYPING_MS = 2000;
/** From saving to the new words in an answer. */
const MOST_MS = 1000;
const POLL_MS = 5;

export interface Saving {
  what: string;
  /** Milliseconds, the slowest last. */
  times: number[];
  /** Nobody waits for these, or nobody is so fast: they have no limit. */
  isUnlimited?: true;
}

/** From sending a save to the first answer that has its words; a warm thread but for the first. */
export async function savesOf(server: RealServer): Promise<Saving[]> {
  await server.stop();
  await server.start();
  const desk = await Desk.at(server);
  const article = (await newestArticle(server)).replace('/blog/', '');
  const id = await desk.idOf(article);
  const phone = (words: string) =>
    desk.save<CompanyFacts>('facts', (facts) => ({
      ...facts,
      company: { ...facts.company, phone: words },
    }));
  const kinds: { what: string; page: string; save: (words: string) => Promise<void> }[] = [
    { what: 'the telephone on /', page: '/', save: phone },
    { what: 'the telephone on the newest article', page: `/blog/${article}`, save: phone },
    {
      what: 'an article',
      page: `/blog/${article}`,
      save: (words) => desk.save<Article>(`article:${id}`, (one) => ({ ...one, body: words })),
    },
    {
      what: 'a testimonial on /',
      page: '/',
      save: (words) =>
        desk.save<Testimonial[]>('testimonials', ([first, ...others]) =>
          first === undefined ? [] : [{ ...first, quote: words }, ...others],
        ),
    },
    {
      what: 'a question on /pricing',
      page: '/pricing',
      save: (words) =>
        desk.save<Question[]>('questions', ([first, ...others]) =>
          first === undefined ? [] : [{ ...first, answer: words }, ...others],
        ),
    },
  ];
  let number = 1000;
  const timed = async ({ page, save }: (typeof kinds)[number]): Promise<number> => {
    number += 1;
    const words = `01604 55${number}`;
    const begun = performance.now();
    const saved = save(words);
    while (!(await read(server, page)).text.includes(words)) await sleep(POLL_MS);
    const time = performance.now() - begun;
    await saved;
    return time;
  };
  const [first] = kinds;
  const savings: Saving[] = [];
  if (first !== undefined) {
    const what = `${first.what}, in a new process`;
    savings.push({ what: `${what}, at once`, times: [await timed(first)], isUnlimited: true });
    await rested(server);
    await desk.open('facts');
    await sleep(TYPING_MS);
    savings.push({ what, times: [await timed(first)] });
  }
  for (const kind of kinds) {
    const times: number[] = [];
    for (let count = 0; count < SAVES; count += 1) times.push(await timed(kind));
    savings.push({ what: kind.what, times });
  }
  const begun = performance.now();
  await phone('01604 559999');
  const oldest = await oldestArticle(server);
  while (!(await read(server, oldest)).text.includes('01604 559999')) await sleep(50);
  const times = [performance.now() - begun];
  savings.push({ what: 'the telephone on the oldest article', times, isUnlimited: true });
  return savings;
}

async function oldestArticle(server: RealServer): Promise<string> {
  const found = [
    ...(await read(server, '/sitemap.xml')).text.matchAll(/<loc>[^<]*(\/blog\/[a-z0-9-]+)<\/loc>/g),
  ];
  return found.at(-1)?.[1] ?? '/blog';
}

/** Prints the times of both installations. @returns whether each is within its limit */
export function reportSaves(few: readonly Saving[], many: readonly Saving[]): boolean {
  const cells = (saving: Saving | undefined) => [
    figure(median(saving?.times ?? [])),
    figure(Math.max(...(saving?.times ?? []))),
  ];
  printTable(
    'From a save to its words on a page, ms',
    ['', 'new installation', 'slowest', 'with many words', 'slowest'],
    few.map((saving, row) => [saving.what, ...cells(saving), ...cells(many[row])]),
  );
  const missed = [...few, ...many].filter(
    ({ isUnlimited, times }) => !isUnlimited && Math.max(...times) > MOST_MS,
  );
  for (const { what } of missed) console.log(`✗ ${what}: more than ${MOST_MS} ms`);
  return missed.length === 0;
}
