import { battlePicture } from './battle-picture.ts';

type Step = Readonly<{ item: HTMLLIElement; round: string }>;

const KEYS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** The steps in order, each with its title. */
function stepsIn(box: HTMLElement): readonly Step[] {
  let round = '';
  const steps: Step[] = [];
  for (const one of box.querySelectorAll<HTMLElement>('h2, h3, h4, h5, h6, li[data-step]')) {
    if (one instanceof HTMLLIElement) steps.push({ item: one, round });
    else round = one.textContent;
  }
  return steps;
}

function button(label: string, act: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = 'button-small button-second';
  made.textContent = label;
  made.addEventListener('click', act);
  return made;
}

function lineOf(className: string, text: string): HTMLParagraphElement {
  const line = document.createElement('p');
  line.className = className;
  line.textContent = text;
  return line;
}

/** Where a step is told; screen readers are told of each. */
function stageOf(): HTMLElement {
  const stage = document.createElement('div');
  stage.className = 'playback-stage';
  stage.setAttribute('aria-live', 'polite');
  return stage;
}

/** What the stage shows of a step: the words of the record, and how the sides stand after it. */
function showOn(stage: HTMLElement, { item, round }: Step, place: string): void {
  const told = lineOf('playback-told', '');
  for (const part of item.childNodes) {
    const isLine = part instanceof HTMLElement && part.classList.contains('step-line');
    if (!isLine) told.append(part.cloneNode(true));
  }
  const lines = [...item.querySelectorAll('.step-line')].map(({ textContent }) =>
    lineOf('playback-line', textContent),
  );
  stage.replaceChildren(lineOf('playback-place', `${round} · ${place}`), told, ...lines);
}

/** Whether a key is for this battle: what has the focus is in it, or nothing has it and no other battle is on the page. */
function isMeant(panel: HTMLElement, target: EventTarget | null): boolean {
  if (target instanceof Node && panel.contains(target)) return true;
  const isNowhere = target === document.body || target === document.documentElement;
  return isNowhere && document.querySelectorAll('.playback-panel').length === 1;
}

/** How long each step is shown, in milliseconds, while the battle plays by itself. */
const SPEEDS = [
  { label: 'Slow', pause: 2400 },
  { label: 'Normal', pause: 1200 },
  { label: 'Fast', pause: 400 },
] as const;

function choice(label: string, options: readonly string[], chosen: number): HTMLSelectElement {
  const made = document.createElement('select');
  made.setAttribute('aria-label', label);
  made.append(...options.map((text, at) => new Option(text, String(at), false, at === chosen)));
  return made;
}

/** Plays steps by itself until the last, or until it is stopped. */
function player(
  next: () => boolean,
): Readonly<{ tools: readonly HTMLElement[]; stop: () => void }> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const speeds = choice(
    'Speed',
    SPEEDS.map(({ label }) => label),
    1,
  );
  const tick = (): void => {
    if (!next()) {
      stop();
      return;
    }
    timer = setTimeout(tick, SPEEDS[speeds.selectedIndex]?.pause ?? SPEEDS[1].pause);
  };
  const play = button('▶ Play', () => {
    if (timer !== undefined) {
      stop();
      return;
    }
    play.textContent = '❚❚ Pause';
    tick();
  });
  const stop = (): void => {
    clearTimeout(timer);
    timer = undefined;
    play.textContent = '▶ Play';
  };
  return { tools: [play, speeds], stop };
}

/** The rounds of a battle, each with its first step. */
function roundsIn(steps: readonly Step[]): readonly Readonly<{ title: string; first: number }>[] {
  return steps.flatMap(({ round }, at) =>
    at > 0 && steps[at - 1]?.round === round ? [] : [{ title: round, first: at }],
  );
}

/** The panel above the record. */
function panelOf(tools: readonly HTMLElement[], parts: readonly HTMLElement[]): HTMLElement {
  const bar = document.createElement('div');
  bar.className = 'playback-tools';
  bar.append(...tools);
  const panel = document.createElement('div');
  panel.className = 'playback-panel no-print';
  panel.setAttribute('role', 'group');
  panel.setAttribute('aria-label', 'Battle, step by step');
  panel.append(bar, ...parts, lineOf('playback-hint', 'Arrow keys step, Home and End jump.'));
  return panel;
}

/** Steps by the arrow keys, Home and End. */
function stepByKeys(
  panel: HTMLElement,
  step: (move: (at: number, last: number) => number) => void,
): void {
  document.addEventListener('keydown', (event) => {
    const move = event.ctrlKey || event.altKey || event.metaKey ? undefined : KEYS[event.key];
    const isChoice = event.target instanceof HTMLSelectElement;
    if (move === undefined || isChoice || !isMeant(panel, event.target)) return;
    event.preventDefault();
    step(move);
  });
}

/** Lets a battle be gone through step by step, by buttons or the arrow keys, or play by itself; the whole record stays below. */
export function playback(box: HTMLElement): void {
  const steps = stepsIn(box);
  const last = steps.length - 1;
  if (last < 1) return;
  let at = 0;
  const stage = stageOf();
  const { picture, show } = battlePicture(
    box,
    steps.map(({ item }) => item),
  );
  const rounds = roundsIn(steps);
  const jump = choice(
    'Round',
    rounds.map(({ title }) => title),
    0,
  );
  const go = (to: number): void => {
    steps[at]?.item.removeAttribute('aria-current');
    at = Math.min(Math.max(to, 0), last);
    const step = steps[at];
    if (step === undefined) return;
    step.item.setAttribute('aria-current', 'step');
    showOn(stage, step, `step ${String(at + 1)} of ${String(steps.length)}`);
    show(at);
    jump.selectedIndex = rounds.findLastIndex(({ first }) => first <= at);
    back.setAttribute('aria-disabled', String(at === 0));
    next.setAttribute('aria-disabled', String(at === last));
  };
  const { tools: playing, stop } = player(() => {
    if (at === last) return false;
    go(at + 1);
    return true;
  });
  const step = (to: number): void => {
    stop();
    go(to);
  };
  jump.addEventListener('change', () => step(rounds[jump.selectedIndex]?.first ?? 0));
  const back = button('◀ Back', () => step(at - 1));
  const next = button('Next ▶', () => step(at + 1));
  const turn = steps.findIndex(({ item }) => item.querySelector('.turn') !== null);
  const tools = [
    ...playing,
    button('First', () => step(0)),
    back,
    next,
    button('Last', () => step(last)),
    ...(turn === -1 ? [] : [button('Where it turned', () => step(turn))]),
    ...(rounds.length > 1 ? [jump] : []),
  ];
  const panel = panelOf(tools, [...(picture === null ? [] : [picture]), stage]);
  stepByKeys(panel, (move) => step(move(at, last)));
  box.prepend(panel);
  go(0);
}
