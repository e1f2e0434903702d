const SVG = 'http://www.w3.org/2000/svg';
/** A map that is hardly larger than its window needs no small picture. */
const MUCH_LARGER = 1.3;
/** The least size of a system, as a share of the width of the map. */
const LEAST = 1 / 110;

function drawn(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

/** The systems of a map as dots in the colors of their owners. */
function dotsOf(svg: SVGSVGElement, least: number): readonly SVGElement[] {
  return [...svg.querySelectorAll('.system')].flatMap((system) => {
    const mark = system.querySelector<SVGCircleElement>(':scope > circle');
    if (mark === null) return [];
    const group = drawn('g', { class: system.getAttribute('class') ?? '' });
    const { cx, cy, r } = mark;
    const size = Math.max(least, r.baseVal.value);
    group.append(drawn('circle', { cx: cx.baseVal.value, cy: cy.baseVal.value, r: size }));
    return [group];
  });
}

/**
 * A small picture of a map that is much larger than its window, with a frame around what is seen; a press on it goes there. Those who
 * can’t see it scroll the map or choose from the lists.
 */
export function smallMap(svg: SVGSVGElement): void {
  const room = svg.closest<HTMLElement>('.map-canvas');
  if (room === null) return;
  const isLarger =
    room.scrollWidth > room.clientWidth * MUCH_LARGER ||
    room.scrollHeight > room.clientHeight * MUCH_LARGER;
  if (!isLarger) return;
  const { x, y, width, height } = svg.viewBox.baseVal;
  const picture = drawn('svg', {
    class: 'small-map no-print',
    viewBox: [x, y, width, height].join(' '),
    'aria-hidden': 'true',
  });
  const frame = drawn('rect', { class: 'small-map-frame' });
  picture.append(...dotsOf(svg, width * LEAST), frame);
  const follow = (): void => {
    const seen = room.getBoundingClientRect();
    const all = svg.getBoundingClientRect();
    const box = svg.viewBox.baseVal;
    const scale = box.width / all.width;
    frame.setAttribute('x', String(box.x + (seen.left - all.left) * scale));
    frame.setAttribute('y', String(box.y + (seen.top - all.top) * scale));
    frame.setAttribute('width', String(room.clientWidth * scale));
    frame.setAttribute('height', String(room.clientHeight * scale));
  };
  const goTo = (event: PointerEvent): void => {
    const area = picture.getBoundingClientRect();
    const across = (event.clientX - area.left) / area.width;
    const down = (event.clientY - area.top) / area.height;
    room.scrollTo(
      across * room.scrollWidth - room.clientWidth / 2,
      down * room.scrollHeight - room.clientHeight / 2,
    );
  };
  picture.addEventListener('pointerdown', (event) => {
    picture.setPointerCapture(event.pointerId);
    goTo(event);
  });
  picture.addEventListener('pointermove', (event) => {
    if (event.buttons === 1) goTo(event);
  });
  room.addEventListener('scroll', follow, { passive: true });
  new MutationObserver(follow).observe(svg, { attributeFilter: ['viewBox'] });
  room.before(picture);
  follow();
}
