import { createFileRoute } from '@tanstack/react-router';
import { Process } from '#app/features/process/process';

export const Route = createFileRoute('/process')({ component: Process });
