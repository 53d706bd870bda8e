import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import { FactsContext } from '#app/ui/company/use-facts';
import type { CompanyFacts } from '#domain/site/content/facts/company-facts';
import type { AppRouter } from './router';

interface Props {
  router: AppRouter;
  facts: CompanyFacts;
  /** Called once the page is interactive. */
  onReady?: () => void;
}

/** The whole app. */
export function App({ router, facts, onReady }: Props) {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <FactsContext value={facts}>
      <RouterProvider router={router} />
    </FactsContext>
  );
}
