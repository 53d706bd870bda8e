import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { AppRouter } from './router';

/** The whole app; `onReady` is called once the page is interactive. */
export function App({ router, onReady }: { router: AppRouter; onReady?: () => void }) {
  useEffect(() => onReady?.(), [onReady]);
  return <RouterProvider router={router} />;
}
