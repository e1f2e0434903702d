import { z } from 'zod';
import { fleetRef, systemId } from '#content/orders/id-schemas';
import type { OrderContent } from '#content/orders/order-content';
import { clausesOf } from '#content/orders/text/clauses';
import { readFleetRef, readReference } from '#content/orders/text/read-references';
import { spokenFleet, spokenName } from '#content/orders/text/speak';

const TOWARD = 'toward';

/** `explore "Home Fleet"`, `explore "Home Fleet" toward Wolf` */
export const exploreLane: OrderContent<'ExploreLane'> = {
  verb: 'explore',
  example: 'explore "Home Fleet" toward Wolf',
  schema: z.strictObject({
    kind: z.literal('ExploreLane'),
    fleet: fleetRef,
    toward: systemId.nullable().default(null),
  }),
  parse: (tokens, line) => {
    const clauses = clausesOf(tokens, [TOWARD], line);
    const fleet = readFleetRef(clauses.head, line);
    const goal = clauses.of(TOWARD);
    if (goal === undefined) {
      return fleet && { kind: 'ExploreLane', fleet: fleet.ref, toward: null };
    }
    const system = readReference(goal, line.names.systems, 'system', line);
    return fleet && system && { kind: 'ExploreLane', fleet: fleet.ref, toward: system.id };
  },
  format: ({ fleet, toward }, names) => {
    const goal = toward === null ? '' : ` ${TOWARD} ${spokenName(names.systems, toward)}`;
    return `explore ${spokenFleet(fleet, names)}${goal}`;
  },
};
