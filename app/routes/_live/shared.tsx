import { createFileRoute } from '@tanstack/react-router';
import { SharedPage } from '#app/features/shared/shared-page';

export const Route = createFileRoute('/_live/shared')({ component: SharedPage });
