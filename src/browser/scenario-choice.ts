/** What of a form depends on its scenario. */
const PART = '[data-of-scenario]';

/** Shows the empires and settings of a scenario as soon as it is chosen. Without scripts, a button does the same. */
export function scenarioChoice(form: HTMLFormElement): void {
  const choice = form.querySelector<HTMLSelectElement>('select[name="scenario"]');
  const button = form.querySelector<HTMLButtonElement>('button[data-show]');
  if (choice === null || button === null) return;
  button.hidden = true;
  choice.addEventListener('change', () => void show(form, button));
}

async function show(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
  const sent = new URLSearchParams();
  for (const [name, value] of new FormData(form, button)) {
    if (typeof value === 'string') sent.append(name, value);
  }
  try {
    const answer = await fetch(form.action, { method: 'POST', body: sent });
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const part = page.querySelector(PART);
    if (answer.ok && part !== null) form.querySelector(PART)?.replaceWith(part);
  } catch {
    // The server is away for a moment. The campaign is still made from the scenario that is chosen.
  }
}
