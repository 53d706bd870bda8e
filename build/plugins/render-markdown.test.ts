import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './render-markdown';

describe('our Markdown', () => {
  it('gives headings an id', () => {
    expect(renderMarkdown('## 1. How many hours?')).toBe(
      '<h2 id="how-many-hours">1. How many hours?</h2>\n',
    );
  });

  it('names the column in each cell of a table, for phones', () => {
    const html = renderMarkdown('| Where | Cost |\n| --- | ---: |\n| `a` | £5 |\n');
    expect(html).toBe(
      '<table role="table"><thead role="rowgroup"><tr role="row">' +
        '<th role="columnheader" scope="col">Where</th>' +
        '<th role="columnheader" scope="col" data-figures="">Cost</th></tr></thead>' +
        '<tbody role="rowgroup"><tr role="row"><td role="cell" data-h="Where"><code>a</code></td>' +
        '<td role="cell" data-h="Cost" data-figures="">£5</td></tr></tbody></table>\n',
    );
  });

  it('keeps links, lists and escapes', () => {
    expect(renderMarkdown('- a < b\n- [prices](/pricing)')).toBe(
      '<ul>\n<li>a &lt; b</li>\n<li><a href="/pricing">prices</a></li>\n</ul>\n',
    );
  });
});
