import { z } from 'zod';
import { fleetRef, unitId } from '#content/orders/id-schemas';
import type { OrderContent } from '#content/orders/order-content';
import type { OrderNames } from '#content/orders/order-names';
import { type Clauses, clausesOf } from '#content/orders/text/clauses';
import { readMoment, spokenMoment } from '#content/orders/text/read-moment';
import { readFleetRef, readReference, readReferences } from '#content/orders/text/read-references';
import type { SheetLine } from '#content/orders/text/sheet-line';
import { spokenFleet, spokenProperName } from '#content/orders/text/speak';
import { type Assignment, REORGANISE_AT } from '#model/orders/order';

/** `assign u14 to "Home Fleet"`, `assign u20 aboard "Ares"`, `assign u20, u21 ashore at construction` */
export const assignUnits: OrderContent<'AssignUnits'> = {
  verb: 'assign',
  example: 'assign u14, "Ares" to "Home Fleet"',
  schema: z.strictObject({
    kind: z.literal('AssignUnits'),
    units: z.array(unitId).min(1),
    to: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('fleet'), fleet: fleetRef }),
      z.strictObject({ kind: z.literal('system') }),
      z.strictObject({ kind: z.literal('aboard'), carrier: unitId }),
    ]),
    at: z.enum(REORGANISE_AT).default('movement'),
  }),
  parse: (tokens, line) => {
    const clauses = clausesOf(tokens, ['to', 'aboard', 'ashore', 'at'], line);
    const units = readReferences(clauses.head, line.names.units, 'unit', line);
    const to = assignmentOf(clauses, line);
    const at = readMoment(clauses.of('at'), line);
    if (units === null || to === null || at === null) return null;
    return { kind: 'AssignUnits', units: units.map(({ id }) => id), to, at };
  },
  format: ({ units, to, at }, names) => {
    const list = units.map((unit) => spokenProperName(names.units, unit)).join(', ');
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
    return line.fault('SYNTAX', 'Here should be one of: to a fleet, aboard a unit, ashore.');
  }
  const tokens = of(destination) ?? [];
  switch (destination) {
    case 'to': {
      const fleet = readFleetRef(tokens, line);
      return fleet === null ? null : { kind: 'fleet', fleet: fleet.ref };
    }
    case 'aboard': {
      const carrier = readReference(tokens, line.names.units, 'unit', line);
      return carrier === null ? null : { kind: 'aboard', carrier: carrier.id };
    }
    case 'ashore':
      if (tokens.length === 0) return { kind: 'system' };
      return line.fault('SYNTAX', 'Nothing follows “ashore”: it is the system they are in.');
  }
}

function spokenAssignment(to: Assignment, names: OrderNames): string {
  switch (to.kind) {
    case 'fleet':
      return `to ${spokenFleet(to.fleet, names)}`;
    case 'aboard':
      return `aboard ${spokenProperName(names.units, to.carrier)}`;
    case 'system':
      return 'ashore';
  }
}
