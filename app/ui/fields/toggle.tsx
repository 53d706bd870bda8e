import { toggle } from '#styled/recipes';

type Props = {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Id of the heading that names the switch. */
  labelledBy: string;
};

/** An on/off switch, named by the heading beside it. */
export function Toggle({ checked, onChange, labelledBy }: Props) {
  return (
    <button
      type="button"
      role="switch"
      className={toggle()}
      aria-checked={checked}
      aria-labelledby={labelledBy}
      onClick={() => onChange(!checked)}
    />
  );
}
