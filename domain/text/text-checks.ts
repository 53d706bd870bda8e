import * as z from 'zod/mini';
import { isSeen, onPlainLines, withoutUnseen } from '#domain/text/plain-text';

/** Takes the text as people see it: trimmed, without what is seen as nothing or turns words round. */
export const asSeen = () => z.overwrite((text: string) => withoutUnseen(text).trim());

/** The same of a text of several lines, whose breaks become one kind. */
export const linesAsSeen = () => z.overwrite((text: string) => onPlainLines(text).trim());

/** Refuses a text of which nothing is seen. */
export const notBlank = (message: string) => z.refine<string>(isSeen, message);

/** Refuses line breaks of every alphabet: such a text ends up in the subject of a mail. */
export const oneLine = (message: string) => z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, message);
