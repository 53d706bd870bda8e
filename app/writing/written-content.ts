import {
  NoSuchContentError,
  type ContentSource,
  type PageData,
  type SiteData,
  type SiteDataName,
} from '#app/content/site-data';
import type { SiteContent } from '#domain/site/content/site-content';
import { contentFile, pageFacts } from './content-files';

/** Content as a page loads it while it is written, and what it has loaded. */
export function writtenContent(content: SiteContent): ContentSource & { loaded: PageData } {
  const loaded: PageData = { facts: pageFacts(content.facts) };
  return {
    loaded,
    async load<Name extends SiteDataName>(name: Name): Promise<SiteData[Name]> {
      const file = contentFile(name, content);
      if (file === undefined) throw new NoSuchContentError(name);
      Object.assign(loaded, { [name]: file });
      return file;
    },
  };
}
