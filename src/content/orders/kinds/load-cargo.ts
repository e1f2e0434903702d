import { z } from 'zod';
import { unitId } from '#content/orders/id-schemas';
import type { OrderContent } from '#content/orders/order-content';
import { clausesOf } from '#content/orders/text/clauses';
import { loadSchema, readShipment, spokenShipment } from '#content/orders/text/read-cargo';
import { readReferences } from '#content/orders/text/read-references';
import { spokenProperNames } from '#content/orders/text/speak';
import type { Cargo, SharedCargo } from '#model/orders/cargo';

/** The one unit that is shared; null: there is none such, or more than one. */
function sharedOf(cargo: Cargo, others: SharedCargo['others']): SharedCargo | null {
  const [unit, ...more] = cargo.kind === 'units' ? cargo.units : [];
  return unit === undefined || more.length > 0 ? null : { kind: 'shared', unit, others };
}

/** `load "Long Haul" census`, `load "Long Haul" u5, u6`, `load "Long Haul" u5 with "Short Haul"` */
export const loadCargo: OrderContent<'LoadCargo'> = {
  verb: 'load',
  example: 'load "Long Haul" census',
  schema: z.strictObject({ kind: z.literal('LoadCargo'), carrier: unitId, cargo: loadSchema }),
  parse: (tokens, line) => {
    const clauses = clausesOf(tokens, ['with'], line);
    const shipment = readShipment(clauses.head, line);
    const sharers = clauses.of('with');
    if (sharers === undefined) return shipment === null ? null : { kind: 'LoadCargo', ...shipment };
    const others = readReferences(sharers, line.names.units, 'unit', line);
    if (shipment === null || others === null) return null;
    const ids = others.map(({ id }) => id);
    const cargo = sharedOf(shipment.cargo, ids);
    if (cargo !== null) return { kind: 'LoadCargo', carrier: shipment.carrier, cargo };
    return line.fault('SYNTAX', 'Carriers can share only one unit in an order. Name one unit.');
  },
  format: ({ carrier, cargo }, names) => {
    if (cargo.kind !== 'shared') return `load ${spokenShipment({ carrier, cargo }, names)}`;
    const { unit, others } = cargo;
    const what = spokenShipment({ carrier, cargo: { kind: 'units', units: [unit] } }, names);
    return `load ${what} with ${spokenProperNames(names.units, others)}`;
  },
};
