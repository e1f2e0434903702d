import { z } from 'zod';
import { brandAs } from '#kernel/brand/brand';
import { fleetRef, newFleetNameOf, systemId } from '#content/orders/id-schemas';
import type { OrderContent } from '#content/orders/order-content';
import type { OrderNames } from '#content/orders/order-names';
import { allOrNull } from '#content/orders/text/read-parts';
import { readFleetRef, readReference } from '#content/orders/text/read-references';
import { spokenFleet, spokenName } from '#content/orders/text/speak';
import { partsBetween } from '#content/orders/text/tokens';
import type { FleetId, SystemId } from '#model/campaign/ids';
import type { FleetRef } from '#model/orders/order';

const MOST_LEGS = 100;

/**
 * `move "Home Fleet": Sol -> Wolf -> Barnard`; where it starts from may be left out, and so may systems between two stops: then it takes
 * the best way that the player knows.
 */
export const moveFleet: OrderContent<'MoveFleet'> = {
  verb: 'move',
  example: 'move "Home Fleet": Sol -> Wolf -> Barnard',
  schema: z.strictObject({
    kind: z.literal('MoveFleet'),
    fleet: fleetRef,
    path: z.array(systemId).min(1).max(MOST_LEGS),
  }),
  parse: (tokens, line) => {
    const [name, way, surplus] = partsBetween(tokens, ':');
    const fleet = readFleetRef(name, line);
    if (way === undefined || surplus !== undefined) {
      return line.fault(
        'SYNTAX',
        'Put one colon between the fleet and its path: `move f1: Sol -> Wolf 359`.',
      );
    }
    const stops = partsBetween(way, '->').map((part) =>
      readReference(part, line.names.systems, 'system', line),
    );
    const systems = allOrNull(stops);
    if (fleet === null || systems === null) return null;
    const path = filledIn(
      withoutStart(
        systems.map(({ id }) => id),
        fleet.system,
      ),
      fleet.system,
      line.names,
    );
    if (path.length > 0) return { kind: 'MoveFleet', fleet: fleet.ref, path };
    return line.fault('VALUE', 'The fleet is there already. Choose another destination.');
  },
  format: ({ fleet, path }, names) => {
    const start = startOf(fleet, names);
    const stops = start === null ? path : [start, ...path];
    const way = stops.map((system) => spokenName(names.systems, system)).join(' -> ');
    return `move ${spokenFleet(fleet, names)}: ${way}`;
  },
};

function withoutStart(path: readonly SystemId[], start: SystemId | null): readonly SystemId[] {
  const leaves = path.findIndex((system) => system !== start);
  return leaves < 0 ? [] : path.slice(leaves);
}

/**
 * A path with the systems between two that no lane joins, by the best way that the player knows. Where they know none it stays as it is,
 * for the judge to say why.
 */
function filledIn(
  path: readonly SystemId[],
  start: SystemId | null,
  { wayBetween }: OrderNames,
): readonly SystemId[] {
  return path.flatMap((stop, at) => {
    const from = path[at - 1] ?? start;
    return from === null || from === stop ? [stop] : (wayBetween(from, stop) ?? [stop]);
  });
}

function startOf(fleet: FleetRef, { fleets }: OrderNames): SystemId | null {
  if (newFleetNameOf(fleet) !== null) return null;
  return fleets.byId(brandAs<FleetId>(fleet))?.system ?? null;
}
