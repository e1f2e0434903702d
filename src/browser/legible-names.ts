import { trimSpare } from './trim-spare.ts';

/** Letters are never smaller than this on the screen, in pixels. */
const LEAST_PX = 11;
/** The size of names as the map is drawn, in its own units. */
const DRAWN = 13;
/**
 * From this size of letters on, in units of the map, names of systems that nobody owns make room; from the second on, others are cut short,
 * and fleets have a mark without their number.
 */
const THIN_FROM = 17;
const SHORT_FROM = 26;
const SHORT_LETTERS = 4;

/** The text of a name itself, before its notes. */
const wordsOf = (name: Element): ChildNode | null =>
  [...name.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE) ?? null;

const WHOLE = new WeakMap<ChildNode, string>();

/** Cuts the names short, or writes them out again. */
function shorten(svg: SVGSVGElement, isShort: boolean): void {
  for (const name of svg.querySelectorAll('.system-name')) {
    const words = wordsOf(name);
    if (words === null) continue;
    const whole = WHOLE.get(words) ?? words.textContent ?? '';
    WHOLE.set(words, whole);
    const isLong = whole.length > SHORT_LETTERS + 1;
    words.textContent = isShort && isLong ? `${whole.slice(0, SHORT_LETTERS)}.` : whole;
  }
}

/** Moves names that have grown beyond a side of the map back into it; `isGrown`: they may have. */
function keepInside(svg: SVGSVGElement, isGrown: boolean): void {
  const { x, width } = svg.viewBox.baseVal;
  for (const name of svg.querySelectorAll<SVGGraphicsElement>('.system-name')) {
    name.removeAttribute('transform');
    const box = isGrown && name.checkVisibility() ? name.getBBox() : null;
    if (box === null) continue;
    const shift = Math.max(x - box.x, 0) + Math.min(x + width - box.x - box.width, 0);
    const isAtEdge = Math.abs(shift) < box.width;
    if (shift !== 0 && isAtEdge) name.setAttribute('transform', `translate(${String(shift)} 0)`);
  }
}

/** Two boxes may share this much of a side, in pixels: the space around letters. */
const SHARED_PX = 3;

const covers = (a: DOMRect, b: DOMRect): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > SHARED_PX &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > SHARED_PX;

const NAMES = '.system-name';
/** The numbers beside the marks of fleets. */
const COUNTS = ':is(.force, .contact) text';

/** The first of the texts that cover no earlier one stay; the others, which are given back, would be on top of them. */
function coveringAmong(texts: readonly Element[]): readonly Element[] {
  const boxes: DOMRect[] = [];
  return texts.filter((text) => {
    const box = text.getBoundingClientRect();
    if (boxes.some((other) => covers(box, other))) return true;
    boxes.push(box);
    return false;
  });
}

/** Hides names that would cover others, and then numbers of units; what is chosen keeps its name. `isGrown`: they may cover each other. */
function thinOut(svg: SVGSVGElement, isGrown: boolean): void {
  const texts = [NAMES, COUNTS].flatMap((which) => [...svg.querySelectorAll(which)]);
  for (const text of texts) text.classList.remove('is-covered');
  if (!isGrown) return;
  const isChosen = (text: Element): boolean => text.closest('.system:has(.ring)') !== null;
  const shown = texts.filter((text) => text.checkVisibility());
  const first = [...shown.filter(isChosen), ...shown.filter((text) => !isChosen(text))];
  for (const text of coveringAmong(first)) text.classList.add('is-covered');
}

/** How each map on the page is fitted to the screen. Maps that were exchanged for others are forgotten. */
const fits = new Map<SVGSVGElement, () => void>();

/** Letters of this size, in units of the map; undefined: as they are drawn. */
function setLetters(svg: SVGSVGElement, size: number | undefined): void {
  const isSmall = size !== undefined;
  svg.classList.toggle('has-small-letters', isSmall);
  svg.classList.toggle('has-thin-names', isSmall && size > THIN_FROM);
  svg.style.setProperty('--letters', isSmall ? `${String(size)}px` : '');
  const isShort = isSmall && size > SHORT_FROM;
  if (svg.classList.contains('has-short-names') === isShort) return;
  svg.classList.toggle('has-short-names', isShort);
  shorten(svg, isShort);
}

/**
 * Keeps the letters of a map legible where all of a large map is shown: they keep their least size on the screen, names of systems that
 * nobody owns make room, and the others are cut short and stay within the map. Names and numbers that would still cover others are left out. Every name is in the tip of its system.
 * Paper has styles of its own, for another width.
 */
export function legibleNames(svg: SVGSVGElement): void {
  const whole = svg.viewBox.baseVal.width;
  const fit = (): void => {
    const { width } = svg.getBoundingClientRect();
    if (width === 0 || shownAgain.length > 0) return;
    const size = (LEAST_PX * svg.viewBox.baseVal.width) / width;
    const isSmall = size > DRAWN;
    setLetters(svg, isSmall ? size : undefined);
    keepInside(svg, isSmall && svg.viewBox.baseVal.width === whole);
    thinOut(svg, isSmall);
  };
  new ResizeObserver(fit).observe(svg);
  new MutationObserver(fit).observe(svg, { attributeFilter: ['viewBox'] });
  if (fits.size === 0) hearPrinting();
  for (const old of fits.keys()) if (!old.isConnected) fits.delete(old);
  fits.set(svg, fit);
  fit();
}

/** What shows the maps as they were before they were printed; empty: nothing is printed. */
const shownAgain: (() => void)[] = [];

/** Paper takes the letters as they are drawn, and the maps without their empty sides. */
function hearPrinting(): void {
  addEventListener('beforeprint', () => {
    for (const svg of fits.keys()) {
      shownAgain.push(trimSpare(svg));
      setLetters(svg, undefined);
      keepInside(svg, false);
      thinOut(svg, false);
    }
  });
  addEventListener('afterprint', () => {
    for (const show of shownAgain.splice(0)) show();
    for (const fit of fits.values()) fit();
  });
}
