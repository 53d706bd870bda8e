import { afterEach, describe, expect, it, vi } from 'vitest';
import { NoSuchContentError } from '#app/content/site-data';
import { STARTER_FACTS } from '#domain/site/content/facts/starter-facts';
import { pageContent } from './page-content';

function answering(...answers: (() => Response)[]) {
  const fetching = vi.fn<typeof fetch>(async () => {
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
  vi.stubGlobal('fetch', fetching);
  return fetching;
}

const json = (value: unknown) => () => Response.json(value);

afterEach(() => vi.unstubAllGlobals());

describe('the content of pages', () => {
  it('is that of the first page, without asking', async () => {
    const fetching = answering();
    const content = pageContent({ facts: STARTER_FACTS, questions: [] }, '/pricing');
    expect(await content.load('facts')).toBe(STARTER_FACTS);
    expect(await content.load('questions')).toEqual([]);
    expect(fetching).not.toHaveBeenCalled();
  });

  it('is fetched once where the first page has none', async () => {
    const fetching = answering(json([]));
    const content = pageContent({}, '/');
    expect(await Promise.all([content.load('questions'), content.load('questions')])).toEqual([
      [],
      [],
    ]);
    await content.load('questions');
    expect(fetching).toHaveBeenCalledExactlyOnceWith('/content/questions.json', expect.anything());
  });

  it('is asked for again after a failure', async () => {
    const content = pageContent({}, '/');
    answering();
    await expect(content.load('questions')).rejects.toThrow(TypeError);
    answering(json([]));
    expect(await content.load('questions')).toEqual([]);
  });

  it('may not exist, which is not the same as a server in trouble', async () => {
    const content = pageContent({}, '/');
    answering(() => new Response('', { status: 404 }));
    await expect(content.load('articles/none')).rejects.toThrow(NoSuchContentError);
    answering(() => new Response('', { status: 503 }));
    await expect(content.load('articles/none')).rejects.toMatchObject({ status: 503 });
  });

  it('is not asked for where the page has said that there is none', async () => {
    const fetching = answering(json({ title: 'Another' }));
    const content = pageContent({ facts: STARTER_FACTS, missing: true }, '/blog/none');
    await expect(content.load('articles/none')).rejects.toThrow(NoSuchContentError);
    expect(fetching).not.toHaveBeenCalled();
    expect(await content.load('articles/another')).toEqual({ title: 'Another' });
  });
});
