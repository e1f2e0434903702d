import { z } from 'zod';
import { SOURCES } from '#model/campaign/knowledge';
import { LANE_CLASSES } from '#model/campaign/lane';
import type { RowOf } from '#model/campaign/state';
import { DIPLOMATIC_STATES } from '#model/campaign/relation';
import { UNIT_CONDITIONS, UNIT_KINDS, UNIT_STATUSES } from '#model/forces/unit';
import { INTEL_MISSIONS } from '#model/orders/run-mission';
import {
  hex,
  importance,
  natives,
  place,
  rowOf,
  text,
  texts,
  whether,
  whole,
} from './row-parts.ts';

const dated = {
  turn: whole,
  source: z.enum(SOURCES),
  by: z.exactOptional(text),
};
const seenGroups = z.array(
  z.looseObject({
    design: text,
    kind: z.enum(UNIT_KINDS),
    condition: z.enum(UNIT_CONDITIONS),
    count: whole,
  }),
);

const reportFacts = z.discriminatedUnion('kind', [
  z.looseObject({
    kind: z.literal('convoy'),
    convoys: z.array(
      z.looseObject({
        owner: text.nullable(),
        trading: whether,
        census: whole,
        cargo: z.array(z.looseObject({ design: text, count: whole })),
      }),
    ),
  }),
  z.looseObject({
    kind: z.literal('fleet'),
    units: z.array(
      z.looseObject({
        owner: text.nullable(),
        design: text,
        kind: z.enum(UNIT_KINDS),
        condition: z.enum(UNIT_CONDITIONS),
        status: z.enum(UNIT_STATUSES),
        count: whole,
      }),
    ),
  }),
  z.looseObject({
    kind: z.literal('troop'),
    troops: z.array(z.looseObject({ owner: text.nullable(), design: text, count: whole })),
    rebels: whole,
  }),
  z.looseObject({
    kind: z.literal('intel'),
    intel: whole,
    mission: z.looseObject({ mission: z.enum(INTEL_MISSIONS), at: text }).nullable(),
  }),
  z.looseObject({
    kind: z.literal('tech'),
    empire: text,
    era: whole,
    unlocked: texts,
    pool: whole,
  }),
  z.looseObject({
    kind: z.literal('treaty'),
    between: z.array(text.nullable()),
    state: z.enum(DIPLOMATIC_STATES),
  }),
]);

const ended = z.discriminatedUnion('how', [
  z.looseObject({
    how: z.enum(['destroyed', 'captured', 'beaten', 'gone', 'replaced']),
    turn: whole,
  }),
  z.looseObject({ how: z.literal('merged'), turn: whole, into: text }),
]);
/** What empires know: the tables of a state that hold it. */
export const KNOWLEDGE_ROWS = {
  knownSystems: rowOf<RowOf<'knownSystems'>>({
    id: text,
    viewer: text,
    system: text,
    name: text,
    hex,
    located: z.looseObject(dated),
    visited: z
      .looseObject({
        ...dated,
        facts: z.looseObject({
          importance,
          capacity: whole,
          raw: whole,
          traits: texts,
          anomalies: texts,
          owner: text.nullable(),
          settlement: z.enum(['colony', 'outpost', 'uninhabited']),
          offMapLanes: z.exactOptional(whole),
        }),
      })
      .nullable(),
    reported: z
      .looseObject({
        ...dated,
        facts: z.looseObject({ ...natives.shape, intel: whole.nullable() }),
      })
      .nullable(),
    surveyed: whole,
    reports: z.exactOptional(z.array(z.looseObject({ turn: whole, facts: reportFacts }))),
  }),
  knownLanes: rowOf<RowOf<'knownLanes'>>({
    id: text,
    viewer: text,
    lane: text,
    a: text,
    b: text,
    class: z.enum([...LANE_CLASSES, 'unknown']),
    known: z.looseObject(dated),
  }),
  knownDesigns: rowOf<RowOf<'knownDesigns'>>({
    id: text,
    viewer: text,
    design: text,
    level: z.enum(['name', 'stats']),
    known: z.looseObject(dated),
  }),
  contacts: rowOf<RowOf<'contacts'>>({
    id: text,
    viewer: text,
    owner: text.nullable(),
    subject: z.discriminatedUnion('kind', [
      z.looseObject({ kind: z.literal('fleet'), fleet: text }),
      z.looseObject({ kind: z.literal('garrison'), owner: text, system: text }),
    ]),
    place,
    groups: seenGroups,
    seen: z.looseObject({
      ...dated,
      ended: z.exactOptional(ended),
      flights: z.exactOptional(z.looseObject({ turn: whole, groups: seenGroups })),
    }),
    ships: texts,
    told: text.nullable(),
    current: whether,
    cameFrom: text.nullable(),
    leftFor: text.nullable(),
  }),
};
