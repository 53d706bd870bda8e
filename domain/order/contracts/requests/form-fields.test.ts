import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  checkedShape,
  emptyTexts,
  errorsIn,
  isFilledIn,
  keptShape,
  rowsOf,
  textsOf,
  type FormFields,
} from './form-fields';

const fields = {
  name: {
    label: 'Name',
    inWords: 'the name',
    schema: z.string().check(z.minLength(1, 'Enter your name')),
    input: {},
  },
  nickname: {
    label: 'Nickname',
    inWords: 'the nickname',
    schema: z.string().check(z.maxLength(5, 'Use at most 5 characters')),
    optional: true,
    input: {},
  },
} as const satisfies FormFields;

it('checks what is typed by the rule of each box, and lets optional ones be missing or empty', () => {
  const schema = z.object(checkedShape(fields));
  expect(z.parse(schema, { name: 'Ann' })).toEqual({ name: 'Ann' });
  expect(z.parse(schema, { name: 'Ann', nickname: '' }).nickname).toBe('');
  for (const wrong of [{}, { name: '' }, { name: 'Ann', nickname: 'Annabella' }]) {
    expect(z.safeParse(schema, wrong).success).toBe(false);
  }
});

it('keeps any text, whatever the rules have become, but nothing that is no text', () => {
  const schema = z.object(keptShape(fields));
  expect(z.parse(schema, { name: '', nickname: 'Annabella' }).nickname).toBe('Annabella');
  for (const wrong of [{}, { name: 7 }, { name: '', nickname: null }]) {
    expect(z.safeParse(schema, wrong).success).toBe(false);
  }
});

it('takes what was typed, without empty optional boxes and whatever else is there', () => {
  const row = { id: '1', name: 'Ann', nickname: '' };
  expect(textsOf(fields, row)).toEqual({ name: 'Ann' });
  expect(textsOf(fields, { ...row, nickname: 'A' }, (text) => `${text}!`)).toEqual({
    name: 'Ann!',
    nickname: 'A!',
  });
  expect(rowsOf(fields, { ...row, nickname: 'A' })).toEqual([
    ['Name', 'Ann'],
    ['Nickname', 'A'],
  ]);
  expect(rowsOf(fields, { name: '' })).toEqual([['Name', '']]);
});

it('is filled in once every box that must not be empty has more than spaces', () => {
  expect(isFilledIn(fields, { name: 'Ann', nickname: '' })).toBe(true);
  expect(isFilledIn(fields, { name: ' ', nickname: 'A' })).toBe(false);
});

it('empties every box', () => {
  expect(emptyTexts(fields)).toEqual({ name: '', nickname: '' });
});

it('tells the errors of boxes from those of the rest', () => {
  expect(errorsIn(fields, { name: 'Enter your name', windows: 'Too many' })).toEqual({
    name: 'Enter your name',
  });
});
