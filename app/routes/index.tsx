import { createFileRoute } from '@tanstack/react-router';
import type { ContentSource } from '#app/content/site-data';
import { Coverage } from '#app/features/coverage/coverage';
import { prepareArrival } from '#app/features/home/arrival/load-arrival';
import { Home } from '#app/features/home/home';
import { loadStaticIslands } from '#app/features/home/islands/island-content';
import { keptWords } from '#app/pwa/designs/kept-place';

// Not a loader: going back, that would run after the page is rendered, too late to restore the scroll
// position.
export const Route = createFileRoute('/')({ component: HomePage, beforeLoad });

interface Before {
  /** The page is wanted soon: from the builder, it is the one after a quote request. */
  preload: boolean;
  context: { content: ContentSource };
}

async function beforeLoad({ preload, context: { content } }: Before) {
  if (preload && keptWords() !== null) prepareArrival();
  const [home, testimonials, teaser] = await Promise.all([
    content.load('home'),
    // Without them the page is as whole as with none.
    content.load('testimonials').catch(() => []),
    content.load('teaser').catch(() => null),
    loadStaticIslands(),
  ]);
  return { home, testimonials, teaser };
}

function HomePage() {
  const { home, testimonials, teaser } = Route.useRouteContext();
  return <Home coverage={<Coverage />} testimonials={testimonials} content={{ home, teaser }} />;
}
