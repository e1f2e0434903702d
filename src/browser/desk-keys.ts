const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, select, textarea') !== null;

/** Keys of the desk: `/` finds, Escape leaves what is chosen, Ctrl and Enter submits. */
export function deskKeys(tool: HTMLElement, go: (address: string) => Promise<void>): void {
  const leave = (): void => {
    const home = tool.dataset['home'];
    const isChosen = tool.querySelector('#chosen, #form, .desk-said') !== null;
    if (home === undefined || !isChosen) return;
    void go(home).then(() => tool.querySelector<HTMLElement>('#fleets-title')?.focus());
  };
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') leave();
    if (event.key === '/' && !isWriting(event.target)) {
      event.preventDefault();
      tool.querySelector<HTMLInputElement>('[data-desk-search] input')?.select();
    }
    // In a form it would submit the turn without the order that is being written.
    if (event.key === 'Enter' && event.ctrlKey && !isWriting(event.target)) {
      tool.querySelector<HTMLButtonElement>('.desk-submit')?.click();
    }
  });
}
