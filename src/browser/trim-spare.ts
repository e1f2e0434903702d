/**
 * On paper a map needs no empty sides, which a page has so that the letters of a small map don’t grow with the width of the window.
 * Gives back what shows them again.
 */
export function trimSpare(svg: SVGSVGElement): () => void {
  const spare = Number(svg.dataset['spare'] ?? 0);
  if (spare === 0 || svg.classList.contains('is-zoomed')) return () => {};
  const { x, y, width, height } = svg.viewBox.baseVal;
  const whole = [x, y, width, height].join(' ');
  const sized = svg.getAttribute('width');
  const narrow = width - 2 * spare;
  svg.setAttribute('viewBox', [x + spare, y, narrow, height].join(' '));
  if (sized !== null) svg.setAttribute('width', String(narrow));
  return () => {
    svg.setAttribute('viewBox', whole);
    if (sized !== null) svg.setAttribute('width', sized);
  };
}
