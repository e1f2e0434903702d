/** Moves a row of links that is longer than the window to the link of this page. */
export function showCurrent(row: Element): void {
  const current = row.querySelector('[aria-current]')?.getBoundingClientRect();
  if (current === undefined) return;
  const { left, width } = row.getBoundingClientRect();
  row.scrollLeft += current.left - left + (current.width - width) / 2;
}
