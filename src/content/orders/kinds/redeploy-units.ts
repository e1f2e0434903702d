import { z } from 'zod';
import { fleetId, systemId, unitId } from '#content/orders/id-schemas';
import type { OrderContent } from '#content/orders/order-content';
import { type Clauses, clausesOf } from '#content/orders/text/clauses';
import { readReference, readReferences } from '#content/orders/text/read-references';
import type { SheetLine } from '#content/orders/text/sheet-line';
import { spokenName, spokenProperName, spokenProperNames } from '#content/orders/text/speak';
import type { RedeployUnits } from '#model/orders/order';

function goalIn({ of }: Clauses<'to' | 'at'>, line: SheetLine): RedeployUnits['to'] | null {
  const [fleet, system] = [of('to'), of('at')];
  if ((fleet === undefined) === (system === undefined)) {
    return line.fault(
      'SYNTAX',
      'The destination is missing or incomplete. Write to and a fleet, or at and a system.',
    );
  }
  if (fleet === undefined) {
    const found = readReference(system, line.names.systems, 'system', line);
    return found === null ? null : { kind: 'system', system: found.id };
  }
  const found = readReference(fleet, line.names.fleets, 'fleet', line);
  return found === null ? null : { kind: 'fleet', fleet: found.id };
}

/** `redeploy u14, u15 to "Home Fleet"`, `redeploy u14 at Wolf` */
export const redeployUnits: OrderContent<'RedeployUnits'> = {
  verb: 'redeploy',
  example: 'redeploy u14, u15 to "Home Fleet"',
  schema: z.strictObject({
    kind: z.literal('RedeployUnits'),
    units: z.array(unitId).min(1),
    to: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('fleet'), fleet: fleetId }),
      z.strictObject({ kind: z.literal('system'), system: systemId }),
    ]),
  }),
  parse: (tokens, line) => {
    const clauses = clausesOf(tokens, ['to', 'at'], line);
    const units = readReferences(clauses.head, line.names.units, 'unit', line);
    const to = goalIn(clauses, line);
    if (units === null || to === null) return null;
    return { kind: 'RedeployUnits', units: units.map(({ id }) => id), to };
  },
  format: ({ units, to }, names) => {
    const goal =
      to.kind === 'fleet'
        ? `to ${spokenProperName(names.fleets, to.fleet)}`
        : `at ${spokenName(names.systems, to.system)}`;
    return `redeploy ${spokenProperNames(names.units, units)} ${goal}`;
  },
};
