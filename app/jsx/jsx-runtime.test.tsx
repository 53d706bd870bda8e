import { createContext, Suspense, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

const Frame = ({ children }: { children: ReactNode }) => <>{children}</>;
const Twice = ({ children }: { children: (n: number) => ReactNode }) => <i>{children(2)}</i>;
const Names = createContext('');
const none: boolean = [].length > 0;
const count = 3;

test.each<[what: string, shown: ReactNode, html: string]>([
  ['text alone', <p key="p">Text</p>, '<p>Text</p>'],
  ['pieces of text alone', <p key="p">Text {count} and more</p>, '<p>Text 3 and more</p>'],
  ['text and nothing', <p key="p">Text {none && <b>no</b>} more</p>, '<p>Text  more</p>'],
  [
    'text beside an element',
    <p key="p">
      Text {count} <b>bold</b> and {count} more
    </p>,
    '<p><span>Text 3 </span><b>bold</b><span> and 3 more</span></p>',
  ],
  [
    'text in a list beside an element',
    <p key="p">
      {[1, 2].map((each) => [`Row ${each}`, <br key={each} />])} end {['a', 'b']}
    </p>,
    '<p><span>Row 1</span><br/><span>Row 2</span><br/><span> end ab</span></p>',
  ],
  ['text in a fragment', <p key="p">{<>Text {count}</>}</p>, '<p><span>Text 3</span></p>'],
  [
    'text in a component without an element',
    <p key="p">
      <Frame>Text</Frame>
      <Names value="">more</Names>
    </p>,
    '<p><span>Text</span><span>more</span></p>',
  ],
  [
    'text in a boundary',
    <Suspense key="s" fallback="Wait">
      Text
    </Suspense>,
    '<!--$--><span>Text</span><!--/$-->',
  ],
  [
    'text in a drawing',
    <text key="t">
      Area <tspan>m</tspan>
    </text>,
    '<text><tspan translate="no">Area </tspan><tspan translate="no">m</tspan></text>',
  ],
  [
    'a choice',
    <option key="o">
      {count} × {count} wide
    </option>,
    '<option>3 × 3 wide</option>',
  ],
])('%s: never beside anything else', (_what, shown, html) => {
  expect(renderToString(shown)).toBe(html);
});

test('a component that draws by a function gets it as it is', () => {
  expect(renderToString(<Twice>{(n) => `${n} times`}</Twice>)).toBe('<i>2 times</i>');
});

test('what stands behind text keeps its place while the text comes and goes', () => {
  const placeOfInput = [false, true].map((isLong) => {
    const line = (
      <p>
        {isLong && 'Before '}
        {isLong && 'a note'}
        <input />
      </p>
    );
    return line.props.children.findIndex(
      (child: { type?: unknown } | null) => child?.type === 'input',
    );
  });
  expect(placeOfInput).toEqual([2, 2]);
});

test.each([
  '£28,450',
  '£29,450 – £35,200',
  '4.5 m × 4 m',
  '16 m²',
  'NN1 1AA',
  'MGR-7K4Q-2D',
  'MGR-WVTG-MV',
  '01632 960123',
  'a.b@example.com',
])('%s is the same in every language', (figure) =>
  expect(renderToString(<b>{figure}</b>)).toBe(`<b translate="no">${figure}</b>`),
);

test.each(['Step 2 of 6', '3 windows', 'A', '12 May 2026', 'From £27,150'])(
  '%s is translated',
  (words) => expect(renderToString(<b>{words}</b>)).toBe(`<b>${words}</b>`),
);
