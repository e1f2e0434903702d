/** What stays as it is while the player searches: what is chosen, and how it is shown. */
const KEPT: readonly string[] = [
  'fleet',
  'system',
  'contact',
  'empire',
  'ticked',
  'from',
  'show',
  'only',
  'layer',
];
/** The time after a key before the search asks, in milliseconds. */
const PAUSE = 120;

const fieldOf = (tool: Element): HTMLInputElement | null =>
  tool.querySelector('[data-desk-search] input');
const offersOf = (tool: Element): readonly HTMLElement[] => [
  ...tool.querySelectorAll<HTMLElement>('#said [data-offer]'),
];

/** The lists beside the map show only the rows that have the words in them. */
function narrow(tool: Element, words: string): void {
  for (const row of tool.querySelectorAll<HTMLElement>('.desk-outline [data-row]')) {
    row.hidden = words !== '' && !row.textContent.toLowerCase().includes(words);
  }
}

/** What the words may mean is shown while they are typed; Enter takes the first, arrows choose another. Without scripts, the button asks. */
export function deskSearch(tool: HTMLElement): void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let asked = '';
  const ask = async (say: string): Promise<void> => {
    const address = new URL(tool.dataset['home'] ?? location.pathname, location.href);
    // What is chosen stays chosen, so that an order comes back to it.
    for (const [name, value] of new URL(location.href).searchParams) {
      if (KEPT.includes(name)) address.searchParams.append(name, value);
    }
    address.searchParams.set('say', say);
    const answer = await fetch(address);
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    // Another key came in between.
    if (fieldOf(tool)?.value.trim() !== say) return;
    asked = say;
    const found = page.getElementById('said');
    if (found !== null) tool.querySelector('#said')?.replaceChildren(...found.childNodes);
  };
  const search = async (): Promise<void> => {
    const say = fieldOf(tool)?.value.trim() ?? '';
    narrow(tool, say.toLowerCase());
    if (say === '') tool.querySelector('#said')?.replaceChildren();
    else if (say !== asked) await ask(say);
  };
  tool.addEventListener('input', ({ target }) => {
    if (target !== fieldOf(tool)) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => void search().catch(() => undefined), PAUSE);
  });
  tool.addEventListener('submit', (event) => {
    if (!(event.target instanceof Element) || !event.target.matches('[data-desk-search]')) return;
    event.preventDefault();
    clearTimeout(waiting);
    void search()
      .then(() => offersOf(tool)[0]?.click())
      .catch(() => undefined);
  });
  tool.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const places = [fieldOf(tool), ...offersOf(tool)];
    const at = places.findIndex((one) => one === event.target);
    if (step === undefined || at < 0 || places.length < 2) return;
    event.preventDefault();
    places[(at + step + places.length) % places.length]?.focus();
  });
}
