/** Changes the theme at once and keeps the wish, so that nothing that was being written is lost. */
export function switchTheme(form: HTMLFormElement): void {
  form.addEventListener('submit', (event) => {
    const button = event.submitter;
    if (!(button instanceof HTMLButtonElement)) return;
    event.preventDefault();
    const root = document.documentElement;
    if (button.value === 'auto') root.removeAttribute('data-theme');
    else root.setAttribute('data-theme', button.value);
    for (const one of form.querySelectorAll('button')) {
      one.setAttribute('aria-pressed', String(one === button));
    }
    const fields = new URLSearchParams();
    for (const { name, value } of form.querySelectorAll('input')) fields.append(name, value);
    fields.append(button.name, button.value);
    void fetch(form.action, { method: 'POST', body: fields, redirect: 'manual' });
  });
}
