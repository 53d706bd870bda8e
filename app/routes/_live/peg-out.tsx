import { createFileRoute } from '@tanstack/react-router';
import { PegOut } from '#app/features/peg-out/peg-out';

export const Route = createFileRoute('/_live/peg-out')({ component: PegOut });
