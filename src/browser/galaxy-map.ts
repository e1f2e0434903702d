import { panAndZoom, showWhole } from './pan-and-zoom.ts';

/** Begins the ids of systems on a map. */
const SYSTEM = 'map-';

/** Chooses a system by a click on the map, as its list beside it does. */
export function galaxyMap(tool: HTMLElement): void {
  const svg = tool.querySelector<SVGSVGElement>('.map svg');
  const list = tool.querySelector<HTMLSelectElement>('select[name="system"]');
  if (svg === null || list === null) return;
  showWhole(svg);
  panAndZoom(svg);
  svg.addEventListener('click', ({ target, defaultPrevented }) => {
    const system = target instanceof Element ? target.closest('.system') : null;
    if (system === null || defaultPrevented) return;
    list.value = system.id.slice(SYSTEM.length);
    list.form?.requestSubmit();
  });
}
