import { createContext, use, useState, type ComponentProps } from 'react';
import { TextAreaField } from '#app/ui/fields/text-area-field';
import { TextField } from '#app/ui/fields/text-field';

/** Whether somebody has tried to save what cannot be saved yet. */
export const TriedToSave = createContext(false);

/** An empty box is nobody's mistake before it has been left, or was to be saved: only then it says what is missing. */
export function usePatience(value: string, error: string | undefined) {
  const isTried = use(TriedToSave);
  const [isLeft, setLeft] = useState(value !== '');
  return {
    error: value !== '' || isLeft || isTried ? error : undefined,
    onBlur: () => setLeft(true),
  };
}

type TextProps = ComponentProps<typeof TextField> & { value: string };

export function PatientField({ error, ...field }: TextProps) {
  return <TextField {...field} {...usePatience(field.value, error)} />;
}

type AreaProps = ComponentProps<typeof TextAreaField> & { value: string };

export function PatientArea({ error, ...field }: AreaProps) {
  return <TextAreaField {...field} {...usePatience(field.value, error)} />;
}
