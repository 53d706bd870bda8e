import { createFileRoute } from '@tanstack/react-router';
import { Coverage } from '#app/features/coverage/coverage';
import { Home } from '#app/features/home/home';
import { loadStaticIslands } from '#app/features/home/island-content';

// Not a loader: on a way back that would run after the page is drawn, too late for its scroll place.
export const Route = createFileRoute('/')({ component: HomePage, beforeLoad: loadStaticIslands });

function HomePage() {
  return <Home coverage={<Coverage />} />;
}
