import { z } from 'zod';
import { nameSchema } from '#content/name-schema';
import { unitRef } from '#content/orders/id-schemas';
import type { OrderContent } from '#content/orders/order-content';
import { clausesOf } from '#content/orders/text/clauses';
import { readMoment, spokenMoment } from '#content/orders/text/read-moment';
import { readNewName } from '#content/orders/text/read-parts';
import { readUnitRefs } from '#content/orders/text/read-unit-ref';
import { quoted, spokenUnit } from '#content/orders/text/speak';
import { REORGANISE_AT } from '#model/orders/order';

/** `form "Task Force 2" from "Ares", u14 at construction` */
export const formFleet: OrderContent<'FormFleet'> = {
  verb: 'form',
  example: 'form "Task Force 2" from "Ares", u14',
  schema: z.strictObject({
    kind: z.literal('FormFleet'),
    name: nameSchema,
    units: z.array(unitRef).min(1),
    at: z.enum(REORGANISE_AT).default('movement'),
  }),
  parse: (tokens, line) => {
    const { head, of } = clausesOf(tokens, ['from', 'at'], line);
    const name = readNewName(head, line);
    if (name !== null) line.forms(name);
    const units = readUnitRefs(of('from') ?? [], line);
    const at = readMoment(of('at'), line);
    if (name === null || units === null || at === null) return null;
    return { kind: 'FormFleet', name, units, at };
  },
  format: ({ name, units, at }, names) => {
    const list = units.map((unit) => spokenUnit(unit, names)).join(', ');
    return `form ${quoted(name)} from ${list}${spokenMoment(at)}`;
  },
};
