import { z } from 'zod';
import { fleetRef, unitRef } from '#content/orders/id-schemas';
import type { OrderContent } from '#content/orders/order-content';
import type { OrderNames } from '#content/orders/order-names';
import { type Clauses, clausesOf } from '#content/orders/text/clauses';
import { readMoment, spokenMoment } from '#content/orders/text/read-moment';
import { readFleetRef } from '#content/orders/text/read-references';
import { readUnitRef, readUnitRefs } from '#content/orders/text/read-unit-ref';
import type { SheetLine } from '#content/orders/text/sheet-line';
import { spokenFleet, spokenUnit } from '#content/orders/text/speak';
import { type Assignment, REORGANISE_AT } from '#model/orders/order';

/** `assign u14 to "Home Fleet"`, `assign u20 aboard "Ares"`, `assign u20, u21 ashore at construction`, `assign "Nova" to f1 at construction` */
export const assignUnits: OrderContent<'AssignUnits'> = {
  verb: 'assign',
  example: 'assign u14, "Ares" to "Home Fleet"',
  schema: z.strictObject({
    kind: z.literal('AssignUnits'),
    units: z.array(unitRef).min(1),
    to: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('fleet'), fleet: fleetRef }),
      z.strictObject({ kind: z.literal('system') }),
      z.strictObject({ kind: z.literal('aboard'), carrier: unitRef }),
    ]),
    at: z.enum(REORGANISE_AT).default('movement'),
  }),
  parse: (tokens, line) => {
    const clauses = clausesOf(tokens, ['to', 'aboard', 'ashore', 'at'], line);
    const units = readUnitRefs(clauses.head, line);
    const to = assignmentOf(clauses, line);
    const at = readMoment(clauses.of('at'), line);
    if (units === null || to === null || at === null) return null;
    return { kind: 'AssignUnits', units, to, at };
  },
  format: ({ units, to, at }, names) => {
    const list = units.map((unit) => spokenUnit(unit, names)).join(', ');
    return `assign ${list} ${spokenAssignment(to, names)}${spokenMoment(at)}`;
  },
};

const DESTINATIONS = ['to', 'aboard', 'ashore'] as const;

function assignmentOf(
  { of }: Clauses<(typeof DESTINATIONS)[number] | 'at'>,
  line: SheetLine,
): Assignment | null {
  const [destination, second] = DESTINATIONS.filter((word) => of(word) !== undefined);
  if (destination === undefined || second !== undefined) {
    return line.fault(
      'SYNTAX',
      'The destination is missing or incomplete. Write to and a fleet, aboard and a unit, or ashore.',
    );
  }
  const tokens = of(destination) ?? [];
  switch (destination) {
    case 'to': {
      const fleet = readFleetRef(tokens, line);
      return fleet === null ? null : { kind: 'fleet', fleet: fleet.ref };
    }
    case 'aboard': {
      const carrier = readUnitRef(tokens, line);
      return carrier === null ? null : { kind: 'aboard', carrier };
    }
    case 'ashore':
      if (tokens.length === 0) return { kind: 'system' };
      return line.fault(
        'SYNTAX',
        'Units go ashore in the system where they are. Remove everything after “ashore”.',
      );
  }
}

function spokenAssignment(to: Assignment, names: OrderNames): string {
  switch (to.kind) {
    case 'fleet':
      return `to ${spokenFleet(to.fleet, names)}`;
    case 'aboard':
      return `aboard ${spokenUnit(to.carrier, names)}`;
    case 'system':
      return 'ashore';
  }
}
