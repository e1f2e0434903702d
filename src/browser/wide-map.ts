const WIDE = 'has-wide-map';

/** Adds a button to the tools of the desk’s map that gives it the whole window, and takes it back; what is chosen stays beside it. */
export function wideMap(tool: HTMLElement): void {
  const tools = tool.querySelector('.map-tools');
  if (tools === null) return;
  const { classList } = document.documentElement;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button-small button-second wide-map-button';
  button.textContent = 'Full window';
  const tell = (): void => button.setAttribute('aria-pressed', String(classList.contains(WIDE)));
  button.addEventListener('click', () => {
    classList.toggle(WIDE);
    tell();
  });
  tell();
  tools.prepend(button);
}
