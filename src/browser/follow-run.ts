/** So often the server is asked how far it is, unless the page says otherwise. */
const PAUSE_S = 1;

/** Shows the progress of a run, or of what a player waits for, and goes on when it is done. If the network fails, the page stays as it is. */
export function followRun(place: HTMLElement): void {
  const address = place.dataset['follow'];
  if (address === undefined || place.querySelector('progress') === null) return;
  const pause = 1000 * Number(place.dataset['pause'] ?? PAUSE_S);
  const look = async (): Promise<void> => {
    try {
      const answer = await fetch(address);
      const text = answer.ok ? await answer.text() : undefined;
      // The server's own template, with everything that a person wrote escaped. Said again only when it has changed.
      if (text !== undefined && text !== place.dataset['shown']) {
        place.innerHTML = text;
        place.dataset['shown'] = text;
      }
    } catch {
      // The server is away for a moment.
    }
    tellBeside(place);
    const done = place.querySelector<HTMLAnchorElement>('a[data-done]');
    if (done !== null) location.assign(done.href);
    else if (place.querySelector('progress') !== null) setTimeout(() => void look(), pause);
  };
  setTimeout(() => void look(), pause);
}

/** Screen readers hear the new phase, not each second of it; forms for a run that is over go. */
function tellBeside(place: HTMLElement): void {
  const text = place.querySelector('[data-say]')?.textContent ?? '';
  const status = document.querySelector('[data-said]');
  if (status !== null && status.textContent !== text) status.textContent = text;
  if (place.querySelector('progress') !== null) return;
  for (const form of document.querySelectorAll('[data-while-running]')) form.remove();
}
