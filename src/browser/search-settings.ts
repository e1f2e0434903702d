import { counted } from '#kernel/words/counted';

/** Shows only the settings that fit a search, while it is typed. Without scripts, the button of the search does the same. */
export function searchSettings(form: HTMLFormElement): void {
  const search = form.querySelector<HTMLInputElement>('input[type="search"]');
  const said = form.querySelector('[role="status"]');
  if (search === null) return;
  search.addEventListener('input', () => {
    const found = show(form, search.value.trim().toLowerCase());
    if (said !== null)
      said.textContent = search.value === '' ? '' : `${counted(found, 'setting')} found`;
  });
  // Enter would send the form.
  search.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') event.preventDefault();
  });
}

/** The number of settings that are shown. */
function show(form: HTMLFormElement, words: string): number {
  let found = 0;
  for (const group of form.querySelectorAll<HTMLElement>('.setting-group')) {
    let here = 0;
    for (const setting of group.querySelectorAll<HTMLElement>('[data-words]')) {
      const fits = setting.dataset['words']?.includes(words) === true;
      setting.hidden = !fits;
      if (fits) here += 1;
    }
    group.hidden = here === 0;
    found += here;
  }
  return found;
}
