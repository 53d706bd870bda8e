import { createFileRoute } from '@tanstack/react-router';
import privacy from '#app/content/legal/privacy.md';
import { LegalPage } from '#app/features/legal/legal-page';

export const Route = createFileRoute('/privacy')({ component: () => <LegalPage {...privacy} /> });
