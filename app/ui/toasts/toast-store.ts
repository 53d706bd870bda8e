import type { ComponentType } from 'react';

/** One short message; `destructive` for what went wrong. */
export type ToastMessage = {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
};

/** A message on screen, and what shows it. A new one has a new id. */
export type ShownToast = ToastMessage & { id: number; Card: ToastCardType };

type ToastCardType = ComponentType<{ message: ShownToast }>;

let shown: ShownToast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a message in place of any other; see toast.ts for the usual way. */
export function showToast(message: ToastMessage, Card: ToastCardType): void {
  lastId += 1;
  show({ ...message, id: lastId, Card });
}

/** Takes the message away; with an id only if it is still that one. */
export function dismissToast(id?: number): void {
  if (id === undefined || shown?.id === id) show(null);
}

/** The message on screen, if any. */
export function currentToast(): ShownToast | null {
  return shown;
}

/** Calls `listener` on every change; returns how to stop. */
export function onToastChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(next: ShownToast | null): void {
  shown = next;
  for (const listener of listeners) listener();
}
