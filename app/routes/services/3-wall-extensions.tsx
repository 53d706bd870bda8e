import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/services/3-wall-extensions')({
  component: RouteComponent,
});

function RouteComponent() {
  return <div>Hello "/services/3-wall-extensions"!</div>;
}
