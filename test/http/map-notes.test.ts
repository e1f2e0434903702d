import { expect, test } from 'vitest';
import { plotMoves } from '#app/orders/plot-moves';
import { parseScenario } from '#content/scenarios/parse-scenario';
import { stateOfScenario } from '#content/scenarios/state-of-scenario';
import { empireViewOf } from '#fog/views/empire-view-of';
import type { EmpireView } from '#fog/views/empire-view';
import { threatsSeen } from '#fog/views/threats';
import { viewNamesOf } from '#http/names/view-names';
import type { MapDesk } from '#http/order-map/map-desk';
import { mapOverlayOf } from '#http/order-map/map-overlay-of';
import { MAP_LAYERS, NO_LOOK } from '#http/order-map/map-look';
import { valuesById } from '#kernel/collections/tables';
import { projectText } from '#main/project-file';
import type { Anchor } from '#report/map/boxes';
import { crosses, textBox } from '#report/map/boxes';
import type { Point } from '#report/map/hex-geometry';
import { orderMapFigure } from '#report/map/order-map';
import type { FleetId } from '#model/campaign/ids';
import { NOTE_LINE } from '#report/map/scene';
import { publishedLists } from '#test/content/published-lists';

/** What each empire knows before the first turn. */
function viewsIn(scenario: string): readonly EmpireView[] {
  const lists = publishedLists();
  const parsed = parseScenario(projectText(`scenarios/${scenario}/scenario.json`), lists);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const { state, rules } = stateOfScenario(parsed.value, lists);
  return valuesById(state.empires).map(({ id }) =>
    empireViewOf(state, id, { campaignName: scenario, rules }),
  );
}

/** The maps of the desk with this fleet chosen, one for each layer. */
function mapsOf(view: EmpireView, fleet: FleetId | null) {
  const plotted = plotMoves(view, [], { fleet, to: null, via: [], everywhere: true });
  return MAP_LAYERS.map((layer) => {
    const desk = {
      ...{ view, plotted, names: viewNamesOf(view), look: { ...NO_LOOK, layer, fleet } },
      ...{ threats: threatsSeen(view), path: '/orders/map', knownGround: '' },
    } as MapDesk;
    return { layer, svg: orderMapFigure(view, mapOverlayOf(desk)).svg };
  });
}

const pointsIn = (path: string): readonly Point[] =>
  [...path.matchAll(/(-?\d+) (-?\d+)/gu)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

/** The lanes of a map: those that bend, in two parts. */
function lanesIn(svg: string): readonly (readonly [Point, Point])[] {
  return [...svg.matchAll(/class="lane [^"]*" d="([^"]*)"/gu)].flatMap(([, path = '']) => {
    const [a, b, c] = pointsIn(path) as [Point, Point, Point?];
    if (c === undefined || !path.includes('Q')) return [[a, b] as const];
    const middle = { x: (a.x + 2 * b.x + c.x) / 4, y: (a.y + 2 * b.y + c.y) / 4 };
    return [[a, middle] as const, [middle, c] as const];
  });
}

/** The lines of the names of systems and of the notes below them, each with the place of its letters. */
function linesIn(svg: string) {
  const names = svg.matchAll(
    /<text class="system-name" x="(-?\d+)" y="(-?\d+)" text-anchor="(\w+)"[^>]*>(.*?)<\/text>/gu,
  );
  return [...names].flatMap(([, x, y, anchor, content = '']) =>
    content
      .split(/<tspan class="(?:second-line|far)"[^>]*>/u)
      .map((line, index) => ({
        line: line.replaceAll(/<[^>]*>/gu, '').trimEnd(),
        at: { x: Number(x), y: Number(y) + index * NOTE_LINE },
      }))
      .map(({ line, at }) => ({ line, box: textBox(line, at, anchor as Anchor) })),
  );
}

const crossedIn = (svg: string): readonly string[] => {
  const lanes = lanesIn(svg);
  return linesIn(svg).flatMap(({ line, box }) =>
    lanes.some(([a, b]) => crosses(box, a, b)) ? [line] : [],
  );
};

test.each(['first-contact', 'iron-ring', 'five-crowns'])(
  'in the scenario %s no lane runs through a name or a note, for each layer and each fleet that can be chosen',
  (scenario) => {
    const crossed = viewsIn(scenario).flatMap((view) =>
      [null, ...valuesById(view.fleets).map(({ id }) => id)].flatMap((fleet) =>
        mapsOf(view, fleet).flatMap(({ layer, svg }) =>
          crossedIn(svg).map((line) => [view.empire.name, fleet, layer, line].join(': ')),
        ),
      ),
    );
    expect(crossed).toEqual([]);
  },
);
