import { createFileRoute } from '@tanstack/react-router';
import { Coverage } from '#app/features/coverage/coverage';
import { prepareArrival } from '#app/features/home/arrival/load-arrival';
import { Home } from '#app/features/home/home';
import { loadStaticIslands } from '#app/features/home/islands/island-content';
import { keptWords } from '#app/pwa/designs/kept-place';

// Not a loader: going back, that would run after the page is rendered, too late to restore the scroll
// position.
export const Route = createFileRoute('/')({ component: HomePage, beforeLoad });

/** @param preload the page is wanted soon: from the builder, it is the one after a quote request */
function beforeLoad({ preload }: { preload: boolean }) {
  if (preload && keptWords() !== null) prepareArrival();
  return loadStaticIslands();
}

function HomePage() {
  return <Home coverage={<Coverage />} />;
}
