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

/** Lets a battle be gone through step by step, by buttons or the arrow keys; the whole record stays below. */
export function playback(box: HTMLElement): void {
  const steps = stepsIn(box);
  const last = steps.length - 1;
  if (last < 1) return;
  let at = 0;
  const stage = document.createElement('div');
  stage.className = 'playback-stage';
  stage.setAttribute('aria-live', 'polite');
  const go = (to: number): void => {
    steps[at]?.item.removeAttribute('aria-current');
    at = Math.min(Math.max(to, 0), last);
    const step = steps[at];
    if (step === undefined) return;
    step.item.setAttribute('aria-current', 'step');
    showOn(stage, step, `step ${String(at + 1)} of ${String(steps.length)}`);
    back.setAttribute('aria-disabled', String(at === 0));
    next.setAttribute('aria-disabled', String(at === last));
  };
  const back = button('◀ Back', () => go(at - 1));
  const next = button('Next ▶', () => go(at + 1));
  const turn = steps.findIndex(({ item }) => item.querySelector('.turn') !== null);
  const tools = document.createElement('div');
  tools.className = 'playback-tools';
  tools.append(
    button('First', () => go(0)),
    back,
    next,
    button('Last', () => go(last)),
    ...(turn === -1 ? [] : [button('Where it turned', () => go(turn))]),
  );
  const panel = document.createElement('div');
  panel.className = 'playback-panel no-print';
  panel.setAttribute('role', 'group');
  panel.setAttribute('aria-label', 'Battle, step by step');
  panel.append(tools, stage, lineOf('playback-hint', 'Arrow keys step, Home and End jump.'));
  document.addEventListener('keydown', (event) => {
    const move = event.ctrlKey || event.altKey || event.metaKey ? undefined : KEYS[event.key];
    if (move === undefined || !isMeant(panel, event.target)) return;
    event.preventDefault();
    go(move(at, last));
  });
  box.prepend(panel);
  go(0);
}
