/** A form of the desk as it was sent. */
export type Given = Readonly<{ form: HTMLFormElement; button: HTMLElement | null }>;

/** The desk has columns that scroll by themselves; on a phone they follow each other. */
const isWide = (): boolean => innerWidth > 960;

/** The form, if there is one, or what is chosen, or else the sheet of orders. */
function chosenPlace(tool: HTMLElement): HTMLElement {
  const form = tool.querySelector<HTMLElement>('#form');
  const field = form?.querySelector<HTMLElement>('select, input:not([type="hidden"]), button');
  const chosen = tool.querySelector<HTMLElement>('#chosen, #sheet');
  return field ?? form ?? chosen ?? tool;
}

/** Where the order is now that a button of its line was used: a removed one has left its place to the next. */
const placeAfter = (act: string, at: number): number =>
  at + (act === 'up' ? -1 : Number(act === 'down'));

/** The same button of the order's line, or of the line that took its place; null: the form is none of a line. */
function sameButton(tool: HTMLElement, { form, button }: Given): HTMLElement | null {
  if (!form.matches('.order-tools') || !(button instanceof HTMLButtonElement)) return null;
  const at = Number(new FormData(form).get('index'));
  const lines = [...tool.querySelectorAll('#sheet .order-tools')];
  const line = lines[Math.min(placeAfter(button.value, at), lines.length - 1)];
  const same = line?.querySelector<HTMLElement>(`button[value="${button.value}"]`);
  return same ?? line?.querySelector<HTMLElement>('button') ?? null;
}

/** Its form was in the sheet, which is out of the page by now. */
const isOfSheet = ({ form }: Given): boolean => form.closest('#sheet') !== null;

/** What was done in the sheet leaves the focus there; all else leads to what is chosen. */
function placeOf(tool: HTMLElement, given: Given | null): HTMLElement {
  const isInSheet = given !== null && isOfSheet(given);
  const button = isInSheet ? sameButton(tool, given) : null;
  const sheet = isInSheet ? tool.querySelector<HTMLElement>('#sheet') : null;
  return button ?? sheet ?? chosenPlace(tool);
}

/** The orders were submitted, by the button of the bar. */
const isSubmission = ({ form }: Given): boolean => form.id === 'hand-in';

/** On a phone a guide is out of sight when an order is given far below it, and it says what comes next. */
function showAnswer(tool: HTMLElement, given: Given): void {
  const flash = document.querySelector('main > .flash');
  if (isWide()) scrollTo({ top: 0 });
  else if (isSubmission(given)) flash?.scrollIntoView();
  else if (!isOfSheet(given)) (tool.querySelector('#guide') ?? flash)?.scrollIntoView();
}

/** Scrolls the column of the form, and nothing else, until its field is seen above the button that stays in sight. */
function showInColumn(place: HTMLElement): void {
  const column = place.closest<HTMLElement>('#side');
  if (column === null || place.matches('#form, #chosen')) return;
  const room =
    column.getBoundingClientRect().bottom -
    Number.parseFloat(getComputedStyle(column).scrollPaddingBottom);
  column.scrollTop += Math.max(0, place.getBoundingClientRect().bottom - room);
}

/** Puts the focus where the player goes on, with the answer to what was given in sight; on a phone, what was chosen from its head on. */
export function focusAfter(tool: HTMLElement, given: Given | null): void {
  const place = placeOf(tool, given);
  place.focus({ preventScroll: true });
  if (isWide()) showInColumn(place);
  if (given !== null) showAnswer(tool, given);
  else if (!isWide()) (place.closest('#form, #chosen, #sheet') ?? place).scrollIntoView();
}

/** The part of the desk that a link leads to. */
function partOf(tool: HTMLElement, link: Element | null): HTMLElement | null {
  const id = /^#(.+)$/.exec(link?.getAttribute('href') ?? '')?.[1];
  return id === undefined ? null : tool.querySelector<HTMLElement>(`#${id}`);
}

/**
 * A link to a part of the desk scrolls its column only: the whole page would lose its head. On a phone it scrolls the page, but takes
 * no step in the browser’s history, which would ask for the desk again and lead to what is chosen. Beside the columns, the map begins at
 * its own stop, not at the links above it.
 */
export function followInside(tool: HTMLElement, event: MouseEvent): void {
  const place = partOf(tool, event.target instanceof Element ? event.target.closest('a') : null);
  if (!place) return;
  event.preventDefault();
  if (place.tabIndex < 0) place.tabIndex = -1;
  const stop = isWide() ? place.querySelector<SVGAElement>('.map a[tabindex="0"]') : null;
  (stop ?? place).focus({ preventScroll: true });
  if (!isWide()) {
    place.scrollIntoView();
    return;
  }
  const column = place.closest<HTMLElement>('[data-keep]');
  if (column === null) return;
  column.scrollTop += place.getBoundingClientRect().top - column.getBoundingClientRect().top;
}
