/** How long the pointer may be beside a word on its way to the meaning. */
const PATIENCE_MS = 250;

const termAt = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a.term') : null;

const meaningOf = (term: Element): string =>
  document.getElementById(term.getAttribute('aria-describedby') ?? '')?.textContent ?? '';

/** Below the word, or above it where there is no room, and within the window. */
function placeAt(card: HTMLElement, term: Element): void {
  const word = term.getBoundingClientRect();
  const { width, height } = card.getBoundingClientRect();
  const left = Math.max(8, Math.min(word.left, innerWidth - width - 8));
  const isRoom = word.bottom + height + 8 < innerHeight;
  card.style.left = `${String(left)}px`;
  card.style.top = `${String(isRoom ? word.bottom + 4 : Math.max(8, word.top - height - 4))}px`;
}

/** The card with the meaning of a word, which is shown beside the word. */
type Card = Readonly<{
  show: (term: HTMLAnchorElement) => void;
  hide: () => void;
  /** Unless the pointer comes to it, or `stay` is called. */
  hideSoon: () => void;
  stay: () => void;
  shown: () => HTMLAnchorElement | null;
  holds: (target: EventTarget | null) => boolean;
}>;

function makeCard(): Card {
  const card = document.createElement('div');
  card.className = 'term-card';
  card.popover = 'manual';
  const text = document.createElement('p');
  const more = document.createElement('a');
  more.textContent = 'Glossary';
  // By key the word itself is the link.
  more.tabIndex = -1;
  card.append(text, more);
  document.getElementById('main')?.append(card);
  let shown: HTMLAnchorElement | null = null;
  let waiting: number | undefined;
  const stay = (): void => clearTimeout(waiting);
  const hide = (): void => {
    stay();
    shown = null;
    card.hidePopover();
  };
  return {
    stay,
    hide,
    hideSoon: () => {
      stay();
      waiting = window.setTimeout(hide, PATIENCE_MS);
    },
    show: (term) => {
      stay();
      shown = term;
      text.textContent = meaningOf(term);
      more.href = term.href;
      card.showPopover();
      placeAt(card, term);
    },
    shown: () => shown,
    holds: (target) => target instanceof Node && card.contains(target),
  };
}

/** By mouse and by key focus. */
function listenToPointer({ show, hideSoon, stay, shown, holds }: Card): void {
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'touch') return;
    const term = termAt(target);
    if (term !== null) show(term);
    else if (holds(target)) stay();
    else if (shown() !== null && shown() !== document.activeElement) hideSoon();
  });
  document.addEventListener('focusin', ({ target }) => {
    const term = termAt(target);
    if (term?.matches(':focus-visible') === true) show(term);
  });
  document.addEventListener('focusout', ({ target }) => {
    if (termAt(target) !== null) hideSoon();
  });
}

/**
 * Shows the meaning of a marked word beside it while it is pointed at or has the focus, and when it is tapped. Escape closes it. A click by
 * mouse or by key follows the link to the glossary, as it does without scripts.
 */
export function terms(): void {
  const card = makeCard();
  const { show, hide, shown, holds } = card;
  listenToPointer(card);
  document.addEventListener('click', (event) => {
    const term = termAt(event.target);
    const isTapped = event instanceof PointerEvent && event.pointerType === 'touch';
    if (term !== null && isTapped) {
      event.preventDefault();
      if (shown() === term) hide();
      else show(term);
    } else if (shown() !== null && event.target instanceof Node && !holds(event.target)) {
      hide();
    }
  });
  document.addEventListener('scroll', () => shown() !== null && hide(), {
    capture: true,
    passive: true,
  });
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || shown() === null) return;
      // It closes the meaning and nothing else, such as what is chosen on the desk.
      event.stopPropagation();
      hide();
    },
    { capture: true },
  );
}
