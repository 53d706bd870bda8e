import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WithFigures } from './with-figures';

test.each([
  ['The total is £37,100.00, of which £6,183.33 is VAT.', ['£37,100.00', '£6,183.33']],
  ['About £160–£180 a year', ['£160–£180']],
  ['£28,450 (+£1,200)', ['£28,450', '+£1,200']],
  ['Garden Room, 4.5 m × 4 m, 16 m² inside', ['4.5 m × 4 m', '16 m²']],
  ['Version 2 of MGR-7K4Q-2D', ['MGR-7K4Q-2D']],
  ['14 Park Terrace, NN2 7HG', ['NN2 7HG']],
  ['Jo Bloggs, jo.bloggs@example.com', ['jo.bloggs@example.com']],
  ['Step 2 of 6, 3 windows', []],
])('in "%s" a translator changes the words alone', (text, figures) => {
  const html = renderToString(
    <p>
      <WithFigures text={text} />
    </p>,
  );
  expect([...html.matchAll(/translate="no">([^<]+)</g)].map(([, figure]) => figure)).toEqual(
    figures,
  );
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe(text);
});
