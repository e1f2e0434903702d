/** So long after the last change the class is judged. */
const PAUSE_MS = 350;

const SAID = ['.design-said', '.design-ledgers', '.design-compared'];
const MARKS = ['aria-invalid', 'aria-describedby'];

/** Shows the cost of a class, and faults at their fields, while it is designed. If the network fails, the page stays as it is. */
export function judgeDesign(form: HTMLFormElement): void {
  const address = form.dataset['design'];
  if (address === undefined) return;
  let waiting: number | undefined;
  let asking: AbortController | undefined;
  const judge = async (): Promise<void> => {
    asking?.abort();
    asking = new AbortController();
    const body = new URLSearchParams();
    for (const [name, value] of new FormData(form)) {
      if (typeof value === 'string') body.append(name, value);
    }
    try {
      const answer = await fetch(address, { method: 'POST', body, signal: asking.signal });
      if (answer.ok) show(form, await answer.text());
    } catch {
      // A newer question was asked, or the server is away.
    }
  };
  form.addEventListener('input', () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => void judge(), PAUSE_MS);
  });
}

/** Puts an answer into the form; the fields keep their values. */
function show(form: HTMLFormElement, html: string): void {
  // The server's own template, with everything that a person wrote escaped.
  const answer = new DOMParser().parseFromString(html, 'text/html');
  for (const field of answer.querySelectorAll('.field')) showError(form, field);
  for (const place of SAID) {
    const [old, said] = [form.querySelector(place), answer.querySelector(place)];
    if (old === null || said === null || old.innerHTML === said.innerHTML) continue;
    old.replaceChildren(...said.childNodes);
  }
  const bill = form.querySelector<HTMLElement>('.design-bill');
  if (bill !== null) bill.hidden = bill.querySelector('table') === null;
}

/** The fault of a field is shown in it, if there is one. */
function showError(form: HTMLFormElement, answered: Element): void {
  const judged = answered.querySelector('input, select');
  const control = judged === null ? null : form.querySelector(`#${CSS.escape(judged.id)}`);
  if (judged === null || control === null) return;
  for (const mark of MARKS) copyMark(mark, judged, control);
  replaceError(control, answered.querySelector('.error'));
}

function replaceError({ parentElement: field }: Element, error: Element | null): void {
  const old = field?.querySelector('.error') ?? null;
  if (error?.textContent === old?.textContent) return;
  old?.remove();
  if (error !== null) field?.append(error);
}

function copyMark(mark: string, from: Element, to: Element): void {
  const value = from.getAttribute(mark);
  if (value === null) to.removeAttribute(mark);
  else to.setAttribute(mark, value);
}
