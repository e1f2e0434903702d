import { listedOr } from '#kernel/words/listed';
import type { PlottedFleet } from '#app/orders/plot-moves';
import { countOfUnits } from '#fog/views/force-count';
import type { DesignId } from '#model/campaign/ids';
import { forceCountText } from '#report/document/force-count-text';
import { ownInAddress } from '#http/names/own-ids';
import { type MapDesk } from './map-desk.ts';
import { mapAddress, shownIn } from './map-look.ts';
import { raidsText } from './raids-text.ts';
import { moveLines, moveText } from './move-lines.ts';
import type { FleetRow } from './order-map-content.ts';
import { TEXTS } from './texts.ts';

function reachText({ moves, reach, explorable, place }: PlottedFleet): string {
  if (moves.some(({ accepted }) => accepted)) return '';
  if (place.kind === 'lane') return TEXTS.itIsInLaneAndCant;
  const can = [
    ...(reach === 0 ? [] : [TEXTS.goTo(reach)]),
    ...(explorable === 0 ? [] : [TEXTS.exploreFromItsPlace(explorable)]),
  ];
  return can.length === 0 ? TEXTS.itCantMoveThisTurn : TEXTS.itCanThisTurn(listedOr(can));
}

function endText(
  { end, supply, raids }: PlottedFleet,
  { names, look, supplyText }: MapDesk,
): string {
  if (look.show === 'now') return '';
  const at = end.kind === 'system' ? end.system : null;
  return TEXTS.thenFromThere(
    names.at(end),
    supplyText(supply, at),
    raids === null ? '' : ` ${raidsText(raids)}.`,
  );
}

/** An own fleet, or one that the sheet forms, with the same link as on the map. */
export function fleetRow(fleet: PlottedFleet, desk: MapDesk): Omit<FleetRow, 'tags'> {
  const { names, look, path, view } = desk;
  const kindOf = (design: DesignId) => view.designs[design]?.design.kind;
  const isNew = fleet.ref.startsWith('new:');
  const lines = moveLines(fleet.moves, names);
  return {
    href: mapAddress(path, { fleet: fleet.ref, ...shownIn(look) }),
    value: ownInAddress(fleet.ref),
    ticked: look.ticked.includes(fleet.ref),
    name: fleet.name,
    current: fleet.ref === look.fleet,
    where: `${names.at(fleet.place)}${isNew ? TEXTS.formedByTheseOrders : ''}`,
    units: forceCountText(countOfUnits(fleet.units, kindOf)),
    reach: reachText(fleet),
    moves: fleet.moves.map((move, index) => {
      const word = lines[index]?.word ?? '';
      return TEXTS.ordered(
        moveText(move, names),
        word === 'Fine' ? '' : ` (${word.toLowerCase()})`,
      );
    }),
    route: fleet.route === null ? '' : TEXTS.itsRoute(desk.routeText(fleet.route)),
    end: endText(fleet, desk),
  };
}
