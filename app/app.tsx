import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { AppRouter } from './router';

/** The whole program; `onReady` is called once the page answers to input. */
export function App({ router, onReady }: { router: AppRouter; onReady?: () => void }) {
  useEffect(() => onReady?.(), [onReady]);
  return <RouterProvider router={router} />;
}
