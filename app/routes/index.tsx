import { createFileRoute } from '@tanstack/react-router';
import { Coverage } from '#app/features/coverage/coverage';
import { Home } from '#app/features/home/home';
import { loadStillParts } from '#app/features/home/still-content';

export const Route = createFileRoute('/')({ component: HomePage, loader: loadStillParts });

function HomePage() {
  return <Home coverage={<Coverage />} />;
}
