const chosenOn = (box: Element): Element | null => box.querySelector('.ring-goal, .ring-here');

/** Moves a map that is wider than its room to what is chosen; where nothing is, to its middle. */
export function showOnMap(box: Element): void {
  const chosen = chosenOn(box)?.getBoundingClientRect();
  if (chosen === undefined) {
    box.scrollLeft = (box.scrollWidth - box.clientWidth) / 2;
    return;
  }
  const { left, width } = box.getBoundingClientRect();
  box.scrollLeft += chosen.left - left + (chosen.width - width) / 2;
}

/** Whether nothing that is chosen lies outside of what is seen of a map. */
export function isInSight(box: Element): boolean {
  const chosen = chosenOn(box)?.getBoundingClientRect();
  const { left, right } = box.getBoundingClientRect();
  return chosen === undefined || (chosen.left >= left && chosen.right <= right);
}
