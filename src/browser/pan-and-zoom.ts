import { legibleNames } from './legible-names.ts';
import { mapStops } from './map-stops.ts';

type Box = Readonly<{ x: number; y: number; width: number; height: number }>;
type Point = Readonly<{ x: number; y: number }>;

const CLOSEST = 8;
const STEP = 1.4;
/** A press that moves less is a click. */
const CLICK_PX = 4;

const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);

/** The box after zooming by a factor round a point; never beyond the whole map. */
function zoomed(box: Box, whole: Box, factor: number, about: Point): Box {
  const width = clamp(box.width / factor, whole.width / CLOSEST, whole.width);
  const height = (width * whole.height) / whole.width;
  const ratio = width / box.width;
  return within(
    {
      x: about.x - (about.x - box.x) * ratio,
      y: about.y - (about.y - box.y) * ratio,
      width,
      height,
    },
    whole,
  );
}

const within = (box: Box, whole: Box): Box => ({
  ...box,
  x: clamp(box.x, whole.x, whole.x + whole.width - box.width),
  y: clamp(box.y, whole.y, whole.y + whole.height - box.height),
});

const centreOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

const centredOn = (box: Box, { x, y }: Point): Box => ({
  ...box,
  x: x - box.width / 2,
  y: y - box.height / 2,
});

function button(label: string, sign: string, act: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = 'button-small button-second';
  made.setAttribute('aria-label', label);
  made.title = label;
  made.textContent = sign;
  made.addEventListener('click', act);
  return made;
}

/** Shows all of a map in its room. Without it, a map that is wider than a narrow window is scrolled, so that its names can be read. */
export const showWhole = (svg: SVGSVGElement): void => svg.classList.add('is-whole');

/**
 * Adds zoom buttons to a map, and lets users drag it if it is larger than its window. A map that replaces another
 * begins at its position. Returns a function for the position of this map, or nothing if all of it is shown.
 */
export function panAndZoom(svg: SVGSVGElement, left?: Box): () => Box | undefined {
  const { x, y, width, height } = svg.viewBox.baseVal;
  const whole: Box = { x, y, width, height };
  let box = whole;
  const show = (next: Box): void => {
    box = next;
    svg.classList.remove('is-whole');
    svg.setAttribute('viewBox', [box.x, box.y, box.width, box.height].join(' '));
    svg.classList.toggle('is-zoomed', box.width < whole.width);
  };
  const zoom = (factor: number, about: Point = centreOf(box)): void =>
    show(zoomed(box, whole, factor, about));

  const tools = document.createElement('div');
  tools.className = 'map-tools no-print';
  tools.setAttribute('role', 'group');
  tools.setAttribute('aria-label', 'Size of the map');
  tools.append(
    button('Zoom in', '+', () => zoom(STEP)),
    button('Zoom out', '−', () => zoom(1 / STEP)),
    button('Show all', 'All', () => {
      show(whole);
      showWhole(svg);
    }),
  );
  (svg.closest('.map') ?? svg).before(tools);

  const pointOf = (event: MouseEvent): Point => {
    const area = svg.getBoundingClientRect();
    return {
      x: box.x + ((event.clientX - area.left) / area.width) * box.width,
      y: box.y + ((event.clientY - area.top) / area.height) * box.height,
    };
  };
  svg.addEventListener(
    'wheel',
    (event) => {
      // A bare wheel scrolls the page, as everywhere; with Ctrl, or by a pinch, it zooms.
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoom(event.deltaY < 0 ? STEP : 1 / STEP, pointOf(event));
    },
    { passive: false },
  );
  const room = svg.closest('.map-canvas');
  letDrag(svg, (across, down) => {
    if (!svg.classList.contains('is-zoomed')) {
      room?.scrollBy(-across, -down);
      return;
    }
    const scale = box.width / svg.getBoundingClientRect().width;
    show(within({ ...box, x: box.x - across * scale, y: box.y - down * scale }, whole));
  });
  mapStops(svg, (place) => show(within(centredOn(box, place), whole)));
  legibleNames(svg);
  if (left !== undefined) {
    show(within({ ...left, height: (left.width * whole.height) / whole.width }, whole));
  }
  return () => (box.width < whole.width ? box : undefined);
}

/** Lets users drag a map: `by` moves it, in pixels of the screen. What began as a drag does not follow the link that it ends on. */
function letDrag(svg: SVGSVGElement, by: (across: number, down: number) => void): void {
  let from: Point | undefined;
  let moved = false;
  svg.addEventListener('pointerdown', ({ clientX, clientY, pointerType }) => {
    // A finger scrolls by itself what is not zoomed.
    if (pointerType === 'touch' && !svg.classList.contains('is-zoomed')) return;
    from = { x: clientX, y: clientY };
    moved = false;
  });
  svg.addEventListener('pointermove', ({ clientX, clientY, pointerId }) => {
    if (from === undefined) return;
    const [across, down] = [clientX - from.x, clientY - from.y];
    if (!moved && Math.hypot(across, down) < CLICK_PX) return;
    if (!moved) svg.setPointerCapture(pointerId);
    moved = true;
    by(across, down);
    from = { x: clientX, y: clientY };
  });
  const end = (): void => {
    from = undefined;
  };
  svg.addEventListener('pointerup', end);
  svg.addEventListener('pointercancel', end);
  svg.addEventListener('dragstart', (event) => event.preventDefault());
  svg.addEventListener(
    'click',
    (event) => {
      if (moved) event.preventDefault();
      moved = false;
    },
    { capture: true },
  );
}
