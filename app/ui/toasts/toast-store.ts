import type { ComponentOf } from '#app/jsx/jsx-types';

/** A short message; `destructive` for failures. */
export type ToastMessage = {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
};

/** A message on screen and the component that shows it. Every message gets a new id. */
export type ShownToast = ToastMessage & { id: number; Card: ToastCardType };

type ToastCardType = ComponentOf<{ message: ShownToast }>;

let shown: ShownToast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a message, replacing any other; see toast.ts for the usual entry point. */
export function showToast(message: ToastMessage, Card: ToastCardType): void {
  lastId += 1;
  show({ ...message, id: lastId, Card });
}

/** Removes the message; with an id, only if it is still that one. */
export function dismissToast(id?: number): void {
  if (id === undefined || shown?.id === id) show(null);
}

/** The message on screen, if any. */
export function currentToast(): ShownToast | null {
  return shown;
}

/** Calls `listener` on every change. @returns a function that stops it */
export function onToastChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(next: ShownToast | null): void {
  shown = next;
  for (const listener of listeners) listener();
}
