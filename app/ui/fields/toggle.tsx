import { toggle } from '#styled/recipes';

type Props = {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Its `<label>` refers to it, so that the words can be pressed as well. */
  id: string;
  /** Id of the heading with that label. */
  labelledBy: string;
};

/** An on/off switch, named by the label beside it. */
export function Toggle({ id, labelledBy, checked, onChange }: Props) {
  return (
    <button
      type="button"
      id={id}
      role="switch"
      className={toggle()}
      aria-checked={checked}
      aria-labelledby={labelledBy}
      onClick={() => onChange(!checked)}
    />
  );
}
