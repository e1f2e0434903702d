import { z } from 'zod';
import type { CorrectionContent } from '#content/corrections/correction-content';
import { readFleetPlace, spokenLane } from '#content/corrections/read-places';
import { readEmpire, readThing, readThings } from '#content/corrections/read-things';
import {
  spokenEmpire,
  spokenFleet,
  spokenSystem,
  spokenUnits,
} from '#content/corrections/speak-things';
import { nameSchema } from '#content/name-schema';
import { empireId, fleetId, laneId, systemId, unitId } from '#content/orders/id-schemas';
import { clausesOf } from '#content/orders/text/clauses';
import { readNewName } from '#content/orders/text/read-parts';
import { quoted } from '#content/orders/text/speak';
import { laneIdOf } from '#model/campaign/lane';

const lanePlace = z
  .strictObject({ kind: z.literal('lane'), lane: laneId, from: systemId, to: systemId })
  .refine(({ lane, from, to }) => from !== to && lane === laneIdOf(from, to), {
    path: ['lane'],
    message: 'This is not a lane. Name its two ends',
  });

/** `form "Task Force 2" from human u3, u4` */
export const formFleet: CorrectionContent<'FormFleet'> = {
  verbs: ['form'],
  examples: ['form "Task Force 2" from human u3, u4'],
  schema: z.strictObject({
    kind: z.literal('FormFleet'),
    name: nameSchema,
    units: z.array(unitId).min(1).max(1000),
  }),
  parse: (tokens, line) => {
    const { head, of } = clausesOf(tokens, ['from'], line);
    const name = readNewName(head, line);
    const units = readThings(of('from'), 'units', line);
    return name === null || units === null ? null : { kind: 'FormFleet', name, units };
  },
  format: ({ name, units }, names) => `form ${quoted(name)} from ${spokenUnits(units, names)}`,
};

/** `move human "First Fleet" to Sirius`, `move human "First Fleet" to lane Sol -> Sirius` */
export const moveFleet: CorrectionContent<'MoveFleet'> = {
  verbs: ['move'],
  examples: ['move human "Home Fleet" to Sol', 'move "Home Fleet" to lane Sol -> Wolf'],
  schema: z.strictObject({
    kind: z.literal('MoveFleet'),
    fleet: fleetId,
    place: z.union([z.strictObject({ kind: z.literal('system'), system: systemId }), lanePlace]),
  }),
  parse: (tokens, line) => {
    const { head, of } = clausesOf(tokens, ['to'], line);
    const fleet = readThing(head, 'fleets', line);
    const place = readFleetPlace(of('to'), line);
    return fleet === null || place === null ? null : { kind: 'MoveFleet', fleet, place };
  },
  format: ({ fleet, place }, names) => {
    const where =
      place.kind === 'system'
        ? spokenSystem(place.system, names)
        : `lane ${spokenLane(place.from, place.to, names)}`;
    return `move ${spokenFleet(fleet, names)} to ${where}`;
  },
};

/** `rename-fleet human "First Fleet" to "Home Guard"` */
export const renameFleet: CorrectionContent<'RenameFleet'> = {
  verbs: ['rename-fleet'],
  examples: ['rename-fleet "Home Fleet" to "Home Guard"'],
  schema: z.strictObject({ kind: z.literal('RenameFleet'), fleet: fleetId, name: nameSchema }),
  parse: (tokens, line) => {
    const { head, of } = clausesOf(tokens, ['to'], line);
    const fleet = readThing(head, 'fleets', line);
    const name = readNewName(of('to'), line);
    return fleet === null || name === null ? null : { kind: 'RenameFleet', fleet, name };
  },
  format: ({ fleet, name }, names) =>
    `rename-fleet ${spokenFleet(fleet, names)} to ${quoted(name)}`,
};

/** `merge human "Second Fleet" to human "First Fleet"` */
export const dissolveFleet: CorrectionContent<'DissolveFleet'> = {
  verbs: ['merge'],
  examples: ['merge "Task Force 2" to "Home Fleet"'],
  schema: z.strictObject({ kind: z.literal('DissolveFleet'), fleet: fleetId, into: fleetId }),
  parse: (tokens, line) => {
    const { head, of } = clausesOf(tokens, ['to'], line);
    const fleet = readThing(head, 'fleets', line);
    const into = readThing(of('to'), 'fleets', line);
    return fleet === null || into === null ? null : { kind: 'DissolveFleet', fleet, into };
  },
  format: ({ fleet, into }, names) =>
    `merge ${spokenFleet(fleet, names)} to ${spokenFleet(into, names)}`,
};

/** `hand human "First Fleet" to loran` */
export const handFleet: CorrectionContent<'HandFleet'> = {
  verbs: ['hand'],
  examples: ['hand human "Home Fleet" to loran'],
  schema: z.strictObject({ kind: z.literal('HandFleet'), fleet: fleetId, to: empireId }),
  parse: (tokens, line) => {
    const { head, of } = clausesOf(tokens, ['to'], line);
    const fleet = readThing(head, 'fleets', line);
    const to = readEmpire(of('to'), line);
    return fleet === null || to === null ? null : { kind: 'HandFleet', fleet, to };
  },
  format: ({ fleet, to }, names) =>
    `hand ${spokenFleet(fleet, names)} to ${spokenEmpire(to, names)}`,
};

/** `release human "First Fleet"`: it need not withdraw any more */
export const releaseFleet: CorrectionContent<'ReleaseFleet'> = {
  verbs: ['release'],
  examples: ['release human "Home Fleet"'],
  schema: z.strictObject({ kind: z.literal('ReleaseFleet'), fleet: fleetId }),
  parse: (tokens, line) => {
    const fleet = readThing(tokens, 'fleets', line);
    return fleet === null ? null : { kind: 'ReleaseFleet', fleet };
  },
  format: ({ fleet }, names) => `release ${spokenFleet(fleet, names)}`,
};
