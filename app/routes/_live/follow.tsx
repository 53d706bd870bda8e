import { createFileRoute } from '@tanstack/react-router';
import { FollowPage } from '#app/features/follow/follow-page';

export const Route = createFileRoute('/_live/follow')({ component: FollowPage });
