import type { ReactNode } from 'react';
import { stage } from '#styled/recipes';

interface Props {
  name: string;
  icon: ReactNode;
  open: boolean;
  onTurn: (open: boolean) => void;
}

/** Opens and closes what lies over the choices; with its name where there is space for it. */
export function StageTool({ name, icon, open, onTurn }: Props) {
  return (
    <button
      type="button"
      className={stage().tool}
      aria-label={name}
      aria-expanded={open}
      onClick={() => onTurn(!open)}
    >
      {icon}
      <span>{name}</span>
    </button>
  );
}
