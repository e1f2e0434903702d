const chosenOn = (box: Element): Element | null => box.querySelector('.ring-goal, .ring-here');
/** Where a player looks first if nothing is chosen: at an own fleet. */
export const firstOn = (box: Element): Element | null =>
  chosenOn(box) ?? box.querySelector('.fleet');

/** Moves a map that is larger than its room to what is chosen, or to where the player has something; else to its middle. */
export function showOnMap(box: Element): void {
  const shown = firstOn(box)?.getBoundingClientRect();
  if (shown === undefined) {
    box.scrollLeft = (box.scrollWidth - box.clientWidth) / 2;
    box.scrollTop = (box.scrollHeight - box.clientHeight) / 2;
    return;
  }
  const { left, top, width, height } = box.getBoundingClientRect();
  box.scrollLeft += shown.left - left + (shown.width - width) / 2;
  box.scrollTop += shown.top - top + (shown.height - height) / 2;
}

/** Whether nothing that is chosen lies outside of what is seen of a map. */
export function isInSight(box: Element): boolean {
  const chosen = chosenOn(box)?.getBoundingClientRect();
  if (chosen === undefined) return true;
  const { left, right, top, bottom } = box.getBoundingClientRect();
  const isAcross = chosen.left >= left && chosen.right <= right;
  return isAcross && chosen.top >= top && chosen.bottom <= bottom;
}
