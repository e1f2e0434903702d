/** The marks of what is chosen on a map. */
export const CHOSEN = '.ring-goal, .ring-here';

/** Moves a map that is wider than its room so that what is chosen is seen; where nothing is, to its middle. */
export function showOnMap(box: Element): void {
  const { left, right, width } = box.getBoundingClientRect();
  const chosen = box.querySelector(CHOSEN)?.getBoundingClientRect();
  if (chosen === undefined) {
    box.scrollLeft = (box.scrollWidth - box.clientWidth) / 2;
  } else if (chosen.left < left || chosen.right > right) {
    box.scrollLeft += chosen.left - left + (chosen.width - width) / 2;
  }
}
