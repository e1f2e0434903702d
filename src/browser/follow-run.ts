/** So often the server is asked how far it is. */
const PAUSE_MS = 1000;

/** Shows the progress of a run, and returns to the desk when it is done. If the network fails, the page stays as it is. */
export function followRun(place: HTMLElement): void {
  const address = place.dataset['follow'];
  if (address === undefined || place.querySelector('progress') === null) return;
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
    else if (place.querySelector('progress') !== null) setTimeout(() => void look(), PAUSE_MS);
  };
  setTimeout(() => void look(), PAUSE_MS);
}

/** Screen readers hear the new phase, not each second of it; forms for a run that is over go. */
function tellBeside(place: HTMLElement): void {
  const text = place.querySelector('[data-say]')?.textContent ?? '';
  const status = document.querySelector('[data-said]');
  if (status !== null && status.textContent !== text) status.textContent = text;
  if (place.querySelector('progress') !== null) return;
  for (const form of document.querySelectorAll('[data-while-running]')) form.remove();
}
