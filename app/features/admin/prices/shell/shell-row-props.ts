import type { ShellSize } from '#domain/pricing/configuration';

/** What a row of the shell sizes is told, and what it tells. */
export interface ShellRowProps {
  size: ShellSize;
  /** As it is live; undefined for a new one. */
  before: ShellSize | undefined;
  errors: Readonly<Record<string, string>>;
  isFirst: boolean;
  isLast: boolean;
  /** Told which field was edited, too. */
  onEdit: (size: ShellSize, key: keyof ShellSize) => void;
  onUndo: (size: ShellSize) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}
