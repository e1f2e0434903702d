/** Lets a form be sent once: a second click while the answer is under way does nothing. */
export function sendOnce(form: HTMLFormElement): void {
  let sent = false;
  form.addEventListener('submit', (event) => {
    if (sent) event.preventDefault();
    sent = true;
    form.setAttribute('aria-busy', 'true');
  });
  // A page that comes back from the browser's memory may be sent again; the server knows what is stale.
  addEventListener('pageshow', () => {
    sent = false;
    form.removeAttribute('aria-busy');
  });
}
