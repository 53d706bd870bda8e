import type { ShellSize } from '#domain/room/options/configuration';

/** Props and callbacks of a shell size row. */
export interface ShellRowProps {
  size: ShellSize;
  /** The live version; undefined for a new size. */
  before: ShellSize | undefined;
  errors: Readonly<Record<string, string>>;
  isFirst: boolean;
  isLast: boolean;
  /** Also receives the field that was edited. */
  onEdit: (size: ShellSize, key: keyof ShellSize) => void;
  onUndo: (size: ShellSize) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}
