/** How a unit is in the picture, in a word and a sign beside its color. */
const STATES: Readonly<Record<string, string>> = {
  sound: '',
  crippled: '✚ crippled',
  recaptured: 'recaptured',
  captured: '⚑ captured',
  destroyed: '✕ destroyed',
  away: '→ away',
  'kept-out': 'kept out',
};
const OUT = new Set(['captured', 'destroyed', 'away', 'kept-out']);

type Shown = Readonly<{ unit: string; state: string; damage: number }>;

const shownIn = (item: HTMLElement): readonly Shown[] =>
  (item.dataset['shown'] ?? '')
    .split(' ')
    .filter((part) => part !== '')
    .map((part) => {
      const [unit = '', state = '', damage = '0'] = part.split(':');
      return { unit, state, damage: Number(damage) };
    });

const HALF = 50;
const LEAST = 4;

/** As much damage as cripples a unit, once more, destroys it: the bar is what is left of both, half at most of a crippled unit. */
function leftOf({ state, damage }: Shown, toughness: number): number {
  if (OUT.has(state)) return 0;
  const left = toughness === 0 ? 100 : 100 - (HALF * damage) / toughness;
  return state === 'crippled' ? Math.min(HALF, Math.max(LEAST, left)) : Math.max(HALF, left);
}

/** Scrolls the lines so far that a unit is seen, and nothing else. */
function reveal(picture: HTMLElement, unit: HTMLElement | undefined): void {
  if (unit === undefined) return;
  const room = picture.getBoundingClientRect();
  const { top, bottom } = unit.getBoundingClientRect();
  if (top < room.top) picture.scrollTop += top - room.top;
  if (bottom > room.bottom) picture.scrollTop += bottom - room.bottom;
}

function draw(unit: HTMLElement, shown: Shown | undefined, isNew: boolean): void {
  unit.className = shown === undefined ? 'not-yet' : `is-${shown.state}`;
  if (shown === undefined) return;
  if (isNew) unit.classList.add('is-new');
  const state = unit.querySelector('.unit-state');
  if (state !== null) state.textContent = STATES[shown.state] ?? '';
  const bar = unit.querySelector<HTMLElement>('.unit-bar > i');
  const left = leftOf(shown, Number(unit.dataset['toughness'] ?? '0'));
  if (bar !== null) bar.style.inlineSize = `${String(left)}%`;
}

/** Draws how the two lines of a battle are after the step that it is given; nothing where the battle has no picture. */
export function battlePicture(
  box: HTMLElement,
  steps: readonly HTMLElement[],
): Readonly<{ picture: HTMLElement | null; show: (at: number) => void }> {
  const picture = box.querySelector<HTMLElement>('.battle-picture');
  if (picture === null) return { picture, show: () => undefined };
  picture.hidden = false;
  const units = [...picture.querySelectorAll<HTMLElement>('[data-unit]')];
  const told = steps.map(shownIn);
  return {
    picture,
    show: (at) => {
      const now = new Map<string, Shown>();
      for (const some of told.slice(0, at + 1)) for (const one of some) now.set(one.unit, one);
      const news = new Set((told[at] ?? []).map(({ unit }) => unit));
      for (const unit of units) {
        const id = unit.dataset['unit'] ?? '';
        draw(unit, now.get(id), news.has(id));
      }
      reveal(
        picture,
        units.find((unit) => news.has(unit.dataset['unit'] ?? '')),
      );
    },
  };
}
