import { createFileRoute } from '@tanstack/react-router';
import { Coverage } from '#app/features/coverage/coverage';
import { Home } from '#app/features/home/home';
import { loadStaticIslands } from '#app/features/home/islands/island-content';

// Not a loader: going back, that would run after the page is rendered, too late to restore the scroll
// position.
export const Route = createFileRoute('/')({ component: HomePage, beforeLoad: loadStaticIslands });

function HomePage() {
  return <Home coverage={<Coverage />} />;
}
