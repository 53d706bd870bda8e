import { createFileRoute } from '@tanstack/react-router';
import terms from '#app/content/legal/terms.md';
import { LegalPage } from '#app/features/legal/legal-page';

export const Route = createFileRoute('/terms')({ component: () => <LegalPage {...terms} /> });
