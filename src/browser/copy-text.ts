async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // The browser does not let pages copy here.
    return false;
  }
}

/** Gives a text that is to be sent elsewhere a button that copies it; where the browser does not let it, the text is selected. */
export function copyText(field: HTMLInputElement | HTMLTextAreaElement): void {
  const what = document.createElement('span');
  what.className = 'visually-hidden';
  what.textContent = `: ${field.labels?.[0]?.textContent ?? ''}`;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button-second';
  button.append('Copy', what);
  const said = document.createElement('span');
  said.className = 'quiet';
  said.setAttribute('role', 'status');
  button.addEventListener('click', () => {
    field.select();
    void isCopied(field.value).then((isDone) => {
      said.textContent = isDone ? 'Copied' : 'It is selected: copy it by your keyboard or menu.';
    });
  });
  const row = document.createElement('div');
  row.className = 'copy-text';
  row.append(button, said);
  field.after(row);
}
