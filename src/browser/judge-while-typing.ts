/** So long after the last key the text is judged. */
const PAUSE_MS = 350;

const LIST = 'verdicts-of-text';

/** Shows the verdicts on a text of orders while it is being written. If the network fails, the page stays as it is. */
export function judgeWhileTyping(text: HTMLTextAreaElement): void {
  const address = text.dataset['judge'];
  const list = document.getElementById(LIST);
  const token = text.form?.querySelector<HTMLInputElement>('input[name="form-token"]')?.value;
  if (address === undefined || list === null || token === undefined) return;
  let waiting: number | undefined;
  let asking: AbortController | undefined;
  const judge = async (): Promise<void> => {
    asking?.abort();
    asking = new AbortController();
    const body = new URLSearchParams({ 'form-token': token, text: text.value });
    try {
      const answer = await fetch(address, { method: 'POST', body, signal: asking.signal });
      // The server's own template, with everything that a person wrote escaped.
      if (answer.ok) list.innerHTML = await answer.text();
    } catch {
      // A newer question was asked, or the server is away.
    }
  };
  text.addEventListener('input', () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => void judge(), PAUSE_MS);
  });
}
