/** Of the treasury: now, after these orders, and what is expected for the next turn. */
const AFTER_ORDERS = '.desk-bar .treasury > :nth-child(2)';

const wordsOf = (element: Element | null): string =>
  (element?.textContent ?? '').replace(/\s+/gu, ' ').trim();

/** The orders with their verdicts, without what also changes when an order before them does. */
function verdictsIn(tool: Element): readonly string[] {
  return [...tool.querySelectorAll('#sheet .verdict-body')].map((body) => {
    const own = body.cloneNode(true) as Element;
    for (const one of own.querySelectorAll('.verdict-number, .verdict-cost, .quiet')) one.remove();
    return [...own.querySelectorAll('p')].map(wordsOf).join('. ');
  });
}

/**
 * Says aloud, in a region that stays when the desk is exchanged, what was done, the verdicts that came of it, and what is left
 * of the treasury.
 */
export function orderVoice(tool: HTMLElement): () => void {
  const voice = document.createElement('div');
  voice.className = 'visually-hidden';
  voice.dataset['voice'] = '';
  voice.setAttribute('role', 'status');
  document.body.append(voice);
  let known = verdictsIn(tool);
  return () => {
    const done = wordsOf(document.querySelector('main > .flash'));
    const verdicts = verdictsIn(tool);
    const news = verdicts.filter((verdict) => !known.includes(verdict));
    known = verdicts;
    const left = [...(tool.querySelector(AFTER_ORDERS)?.children ?? [])].map(wordsOf).join(' ');
    const parts = [done, ...news.map((line) => `${line}.`), `${left}.`];
    voice.textContent = done === '' ? '' : parts.join(' ');
  };
}
