import { HttpError, request } from '#app/api/http';
import { NoSuchContentError, type SiteDataName } from '#app/content/site-data';

/** One document of /content. @throws as `ContentSource.load` */
export async function fetchContent(name: SiteDataName): Promise<unknown> {
  try {
    const response = await request('GET', `/content/${name}.json`);
    return await response.json();
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) throw new NoSuchContentError(name);
    throw error;
  }
}
