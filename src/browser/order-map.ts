import { panAndZoom } from './pan-and-zoom.ts';
import { wideMap } from './wide-map.ts';
import { deskKeys } from './desk-keys.ts';
import { deskSearch } from './desk-search.ts';
import { isInSight, showOnMap } from './show-on-map.ts';
import { smallMap } from './small-map.ts';
import { followInside, focusAfter, type Given } from './focus-on-desk.ts';
import { orderVoice } from './order-voice.ts';

/** What the page of the desk exchanges when something is chosen or ordered. */
const MAP = '[data-tool="order-map"]';
const FLASH = 'main > .flash';
/** The lists. */
const FOLDS = '.desk-outline > details';
/** Folds that are not there at all times; all steps of the guide make room for what one of them leads to. */
const NAMED_FOLDS = ['when', 'tutorial-steps'];
const isInTheWay = (tool: Element, id: string): boolean =>
  id === 'tutorial-steps' && tool.querySelector('#chosen, #form') !== null;
/** Beside the desk: the meanings of its words, and the links to its parts. */
const BESIDE = ['#term-meanings', '.page-jumps'];
const POINTED = 'pointed-at';

type Sought = Readonly<{
  address: string;
  init: RequestInit;
  /** The address that goes into the browser's history; null: none does. */
  keep: string | null;
  /** The order or answer that was given; null: something is chosen. */
  given: Given | null;
}>;

const scrollBoxOf = (tool: Element): Element | null => tool.querySelector('.map-canvas');

type Scrolled = Readonly<{ scrollLeft: number; scrollTop: number }>;

/** The new map is looked at where the old one was, or where what is chosen is seen. */
function keepInSight(box: Element | null, scrolled: Scrolled): void {
  if (box === null) return;
  Object.assign(box, scrolled);
  if (!isInSight(box)) showOnMap(box);
}

/** How far the columns beside the map are scrolled, and which lists are folded. */
function keepColumns(tool: Element): () => void {
  const tops = [...tool.querySelectorAll('[data-keep]')].map(
    ({ id, scrollTop }) => [id, scrollTop] as const,
  );
  const opened = NAMED_FOLDS.filter((id) => tool.querySelector(`#${id}[open]`) !== null);
  const folds = [...tool.querySelectorAll<HTMLDetailsElement>(FOLDS)].map(({ open }) => open);
  return () => {
    for (const [id, scrollTop] of tops) {
      const column = document.getElementById(id);
      if (column !== null && id !== 'side') column.scrollTop = scrollTop;
    }
    for (const [at, fold] of tool.querySelectorAll<HTMLDetailsElement>(FOLDS).entries()) {
      fold.open = folds[at] ?? fold.open;
    }
    for (const id of opened) {
      if (!isInTheWay(tool, id)) document.getElementById(id)?.setAttribute('open', '');
    }
  };
}

const groundIn = (desk: Element): HTMLElement | null => desk.querySelector('[data-ground]');
const groundName = (desk: Element): string => groundIn(desk)?.dataset['ground'] ?? '';

/** The grid and lanes of the map are not sent again as long as they stay the same. */
function keepGround(tool: Element, next: Element): void {
  const [old, sent] = [groundIn(tool), groundIn(next)];
  if (old === null || sent?.childElementCount !== 0) return;
  if (groundName(tool) === groundName(next)) sent.replaceWith(old);
}

function exchangeBeside(page: Document): void {
  for (const beside of BESIDE) {
    const sent = page.querySelector(beside);
    if (sent !== null) document.querySelector(beside)?.replaceChildren(...sent.childNodes);
  }
}

/** Puts the new page's desk, and what it says of the last act, in the place of the old one's. */
function exchange(tool: Element, page: Document): boolean {
  const next = page.querySelector(MAP);
  if (next === null) return false;
  keepGround(tool, next);
  const { scrollLeft = 0, scrollTop = 0 } = scrollBoxOf(tool) ?? {};
  const restore = keepColumns(tool);
  tool.replaceChildren(...next.childNodes);
  restore();
  keepInSight(scrollBoxOf(tool), { scrollLeft, scrollTop });
  for (const old of document.querySelectorAll(FLASH)) old.remove();
  const flashes = [...page.querySelectorAll(FLASH)];
  // The voice of the desk says them: twice would be noise.
  for (const flash of flashes) flash.removeAttribute('role');
  document.getElementById('main')?.prepend(...flashes);
  exchangeBeside(page);
  return true;
}

/** Points at a system on the map while its line in the list is pointed at or has the focus. */
function pointAt(tool: Element, target: EventTarget | null): void {
  for (const one of tool.querySelectorAll(`.${POINTED}`)) one.classList.remove(POINTED);
  const line = target instanceof Element ? target.closest<HTMLElement>('[data-mark]') : null;
  const mark = line?.dataset['mark'];
  if (mark !== undefined) document.getElementById(mark)?.classList.add(POINTED);
}

function letPoint(tool: Element): void {
  for (const kind of ['mouseover', 'focusin']) {
    tool.addEventListener(kind, ({ target }) => pointAt(tool, target));
  }
}

/** A click that asks for nothing but to follow a link: no new tab, no end of a drag. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 &&
  ![event.ctrlKey, event.metaKey, event.shiftKey, event.altKey].includes(true) &&
  !event.defaultPrevented;

/** The address of a clicked link to this page, with its query. */
function ownAddress(event: MouseEvent): string | null {
  const { target } = event;
  const link = target instanceof Element && isPlain(event) ? target.closest('a') : null;
  const href = link?.getAttribute('href') ?? '#';
  if (href.startsWith('#')) return null;
  const address = new URL(href, location.href);
  return address.pathname === location.pathname ? address.href : null;
}

function letFollow(tool: HTMLElement, go: (address: string) => Promise<void>): void {
  const jumps = document.querySelector<HTMLElement>('.page-jumps');
  jumps?.addEventListener('click', (event) => followInside(tool, event));
  tool.addEventListener('click', (event) => {
    const address = ownAddress(event);
    if (address === null) {
      followInside(tool, event);
      return;
    }
    event.preventDefault();
    void go(address);
  });
}

/** The fields of a form as it would send them, with the button that sends it. */
function fieldsOf(form: HTMLFormElement, button: HTMLElement | null): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form, button)) {
    if (typeof value === 'string') fields.append(name, value);
  }
  return fields;
}

/** What a form of the desk asks for: an order, or what is ticked in the lists; null: it is the search. */
function soughtBy(form: HTMLFormElement, button: HTMLElement | null): Sought | null {
  const fields = fieldsOf(form, button);
  if (form.method === 'post') {
    const given = { form, button };
    return { address: form.action, init: { method: 'POST', body: fields }, keep: null, given };
  }
  if (!form.matches('[data-ticks]')) return null;
  const address = `${form.action}?${fields.toString()}#chosen`;
  return { address, init: {}, keep: address, given: null };
}

/** Forms that lead away from the desk, such as the run of a turn: they are sent once, as any form. */
const LEAVING = '[data-leaves]';

function addTools(tool: HTMLElement, svg: SVGSVGElement): void {
  wideMap(tool);
  smallMap(svg);
}

/**
 * Selects and orders on the desk without reloading the page. It uses the same addresses and forms, but replaces only the
 * parts that change. If that fails, the browser follows the link as usual.
 */
export function orderMap(tool: HTMLElement): void {
  let asking: AbortController | undefined;
  let zoomOf: ReturnType<typeof panAndZoom> | undefined;
  const letZoom = (): void => {
    const svg = tool.querySelector<SVGSVGElement>('.map-canvas svg');
    if (svg === null) return;
    zoomOf = panAndZoom(svg, zoomOf?.());
    addTools(tool, svg);
  };
  letZoom();
  const say = orderVoice(tool);
  const show = async ({ address, init, keep, given }: Sought): Promise<boolean> => {
    asking?.abort();
    const mine = new AbortController();
    asking = mine;
    tool.setAttribute('aria-busy', 'true');
    try {
      const headers = { 'desk-ground': groundName(tool) };
      const answer = await fetch(address, { ...init, headers, signal: mine.signal });
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      if (!exchange(tool, page)) return false;
      letZoom();
      const { hash } = new URL(address, location.href);
      const kept = answer.redirected ? answer.url : keep;
      if (kept !== null) history.pushState(null, '', kept);
      document.title = page.title;
      const done = answer.redirected ? given : null;
      if (hash !== '' || done !== null) focusAfter(tool, done);
      say();
      return true;
    } catch {
      // Another choice came in between, or the server is away.
      return mine.signal.aborted;
    } finally {
      if (asking === mine) tool.removeAttribute('aria-busy');
    }
  };
  const go = async (address: string, keep: string | null = address): Promise<void> => {
    if (!(await show({ address, init: {}, keep, given: null }))) location.assign(address);
  };
  letFollow(tool, go);
  tool.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.matches(LEAVING)) return;
    const sought = soughtBy(form, event.submitter);
    if (sought === null) return;
    event.preventDefault();
    void show(sought).then((isShown) => {
      if (!isShown) form.submit();
    });
  });
  letPoint(tool);
  deskSearch(tool);
  deskKeys(tool, go);
  addEventListener('popstate', () => void go(location.href, null));
}
