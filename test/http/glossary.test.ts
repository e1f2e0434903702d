import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TERMS } from '#http/glossary/glossary-words';
import { markTerms } from '#http/glossary/mark-terms';
import { compareText } from '#kernel/result/compare-text';
import { HUMAN, openSite, type TestSite } from '#test/support/http-site';

const marked = (html: string): readonly string[] =>
  [...html.matchAll(/<a class="term" href="\/glossary#([a-z-]+)"/g)].map(([, id = '']) => id);

describe('words of the game', () => {
  test('are marked where they first occur in a block, and once more in the next', () => {
    const html = markTerms(
      '<section><p>DV 3, AS 2</p><details><p>DV 4</p></details></section><section><p>DV 5</p></section><h2>More</h2><p>DV</p>',
    );
    expect(marked(html)).toEqual(['dv', 'as', 'dv', 'dv']);
    expect(html.match(/<p id="term-dv">/g)).toHaveLength(1);
    expect(html).toContain('aria-describedby="term-as">AS</a> 2');
  });

  test('stay as they are within links, controls, headings, code, pictures and names', () => {
    const kept = [
      '<a href="/x">DV</a>',
      '<button>DV</button>',
      '<h2>DV <span>AS</span></h2>',
      '<label>DV</label>',
      '<svg><text>DV</text></svg>',
      '<code>DV</code>',
      '<span class="visually-hidden">DV</span>',
      '<input value="DV &gt; 3">',
      '<p>DVD, H-DV, Censuses</p>',
      '<p class="label">First Contact</p>',
    ].join('');
    expect(markTerms(kept)).toBe(kept);
  });

  test('count as the longest word that fits, and what a player wrote stays escaped', () => {
    const html = markTerms('<p>out of supply at a Supply Depot, &lt;b&gt;RAW&lt;/b&gt;</p>');
    expect(marked(html)).toEqual(['out-of-supply', 'depot', 'raw']);
    expect(html).toContain('&lt;b&gt;<a class="term" href="/glossary#raw"');
  });

  test('are each written in one way, with rules that there are', async () => {
    const site = await openSite();
    const forms = TERMS.flatMap((term) => term.forms);
    expect(new Set(forms).size).toBe(forms.length);
    const names = TERMS.map(({ name }) => name.toLowerCase());
    expect(names).toEqual(names.toSorted(compareText));
    const guest = await site.visitor();
    const rules = (await guest.get('/rules')).text;
    for (const rule of TERMS.flatMap((term) => term.rules)) {
      expect(rules, rule).toContain(`id="${rule}"`);
    }
    await site.close();
  });
});

describe('the pages of a player', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.close());

  test.each(['/orders/map?system=H0002', '/orders', '/', '/sheet', '/reports/1/1/report'])(
    'lead to a meaning of each marked word: %s',
    async (path) => {
      const player = await site.visitor(site.desk.tokens.human);
      const { sent } = await player.get(`${HUMAN}${path}`);
      const glossary = (await player.get('/glossary')).text;
      const words = [...new Set(marked(sent))];
      expect(words.length).toBeGreaterThan(0);
      for (const word of words) {
        expect(sent).toContain(`<p id="term-${word}">`);
        expect(glossary).toContain(`<div id="${word}"><dt>`);
      }
    },
  );
});
