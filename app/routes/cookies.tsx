import { createFileRoute } from '@tanstack/react-router';
import cookies from '#app/content/legal/cookies.md';
import { LegalPage } from '#app/features/legal/legal-page';

export const Route = createFileRoute('/cookies')({ component: () => <LegalPage {...cookies} /> });
