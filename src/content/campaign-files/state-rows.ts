import { z } from 'zod';
import { standingSchema } from '#content/orders/kinds/set-standing';
import { EFFECT_KINDS } from '#model/campaign/effect';
import { FIND_KINDS } from '#model/campaign/open-find';
import { LANE_CLASSES } from '#model/campaign/lane';
import { SYSTEM_PROJECTS, UNIT_PROJECTS } from '#model/campaign/project';
import { AGREEMENTS } from '#model/campaign/dealings';
import { WORLD_PERSONALITIES, WORLD_STRATEGIES } from '#model/campaign/non-aligned';
import { DIPLOMATIC_STATES } from '#model/campaign/relation';
import { TENSION_CAUSES } from '#model/campaign/tension';
import type { RowOf, TableName } from '#model/campaign/state';
import { OBJECTIVES } from '#model/campaign/objective';
import { RANDOM_EVENTS } from '#model/campaign/random-event';
import { SPECIALISATIONS } from '#model/campaign/system';
import { WORK_SOURCES } from '#model/campaign/work';
import { HULL_CLASSES } from '#model/forces/design';
import { ORDNANCE_PACKAGES } from '#model/forces/ordnance';
import type { RouteKind } from '#model/forces/route';
import { MISSIONS } from '#model/orders/bombard';
import { UNIT_CONDITIONS, UNIT_KINDS, UNIT_STATUSES } from '#model/forces/unit';
import { KNOWLEDGE_ROWS } from './knowledge-rows.ts';
import {
  hex,
  importance,
  inSystem,
  natives,
  place,
  rowOf,
  text,
  texts,
  whether,
  whole,
} from './row-parts.ts';

/*
 * The rows of a state as a campaign file holds them. Keys that no row has are passed over: what is there must be of the right kind. That
 * ids lead somewhere, and that figures agree, is for replay to say.
 */

const standing = z.looseObject(standingSchema.shape);
const subjectOfProject = z.discriminatedUnion('kind', [
  inSystem,
  z.looseObject({
    kind: z.literal('unit'),
    unit: text,
    to: z.enum(UNIT_STATUSES).nullable(),
    helpers: texts,
    hosted: z.exactOptional(z.array(z.looseObject({ owner: text, system: text, points: whole }))),
    design: z.exactOptional(text),
    lane: z.exactOptional(text),
  }),
]);

const atSystem = (kind: RouteKind) => z.looseObject({ kind: z.literal(kind), system: text });
const route = z.union([
  atSystem('to'),
  atSystem('hold'),
  atSystem('trade'),
  z.looseObject({ kind: z.literal('patrol'), stops: texts }),
  z.looseObject({ kind: z.literal('escort'), fleet: text }),
  z.looseObject({ kind: z.literal('return') }),
]);

const tension = z.looseObject({
  start: whole,
  value: whole,
  steps: z.array(z.looseObject({ turn: whole, cause: z.enum(TENSION_CAUSES), by: whole })),
});
const dealings = z.looseObject({
  offers: z.array(
    z.looseObject({
      by: text,
      offer: z.enum(AGREEMENTS),
      covert: whether,
      keep: whether,
      turn: whole,
    }),
  ),
  declaredBy: texts,
  covertWars: texts,
  pactEnds: whole.nullable(),
  leader: z.exactOptional(text),
});
const nonAligned = z.looseObject({
  personality: z.enum(WORLD_PERSONALITIES),
  erraticSince: z.exactOptional(whole),
  strategy: z.enum(WORLD_STRATEGIES),
  objective: z.exactOptional(z.looseObject({ id: z.enum(OBJECTIVES), done: whole })),
});
const attitude = z.looseObject({
  state: z.enum(DIPLOMATIC_STATES),
  modifier: whole,
  wronged: z.exactOptional(whole),
});
const heard = z.looseObject({ state: z.enum(DIPLOMATIC_STATES), turn: whole });
const maintenance = z.looseObject({ points: whole, per: whole });

/** What each table of a state holds. */
export const STATE_ROWS: { readonly [T in TableName]: z.ZodType } = {
  empires: rowOf<RowOf<'empires'>>({
    id: text,
    name: text,
    homeworld: text,
    forceList: text,
    treasury: whole,
    gifts: whole,
    era: whole,
    techPool: whole,
    advancesInHand: whole,
    techYears: whole,
    unlockChance: z.number(),
    wonIn: whole.nullable(),
    fellIn: z.exactOptional(whole),
    surpriseAttack: z.exactOptional(whole),
    nonAligned: z.exactOptional(nonAligned),
    unlocked: texts,
    schematics: texts,
    finds: z.array(
      z.looseObject({ kind: z.enum(FIND_KINDS), system: text, points: whole, classes: texts }),
    ),
    standing,
  }),
  relations: rowOf<RowOf<'relations'>>({
    id: text,
    a: text,
    b: text,
    state: z.enum(DIPLOMATIC_STATES),
    openly: z.enum(DIPLOMATIC_STATES).nullable(),
    since: whole,
    sustained: whether,
    pact: whether,
    tensions: z.exactOptional(z.record(text, tension)),
    dealings: z.exactOptional(dealings),
    attitude: z.exactOptional(attitude),
    heard: z.exactOptional(z.record(text, heard)),
  }),
  forceLists: rowOf<RowOf<'forceLists'>>({
    id: text,
    name: text,
    universal: whether,
    designs: texts,
  }),
  designs: rowOf<RowOf<'designs'>>({
    id: text,
    name: text,
    list: text,
    kind: z.enum(UNIT_KINDS),
    hull: z.enum(HULL_CLASSES).nullable(),
    civilian: whether,
    role: z.enum(['shipyard', 'depot', 'trading-post', 'civilian-base', 'institute']).nullable(),
    era: whole,
    inService: whole.nullable(),
    cost: whole,
    maintenance,
    dv: whole,
    as: whole,
    af: whole,
    cv: whole,
    cr: whole,
    cc: whole,
    ground: z
      .looseObject({ attrition: whole, attack: whole, defense: whole, dieFaces: whole })
      .nullable(),
    abilities: z.array(z.looseObject({ id: text, rating: whole })),
  }),
  systems: rowOf<RowOf<'systems'>>({
    id: text,
    name: text,
    hex,
    importance,
    capacity: whole,
    raw: whole,
    census: whole,
    morale: whole,
    productivity: whole,
    intel: whole,
    traits: texts,
    anomalies: texts,
    owner: text.nullable(),
    utilized: whole,
    missedGrowth: whole,
    blockaded: whether,
    rebels: whole,
    martialLaw: whether,
    native: natives.nullable(),
    offMapLanes: whole,
    offMapTrade: whole.nullable(),
    found: whether,
    specialisation: z
      .looseObject({ kind: z.enum(SPECIALISATIONS).nullable(), since: whole })
      .nullable(),
  }),
  lanes: rowOf<RowOf<'lanes'>>({ id: text, a: text, b: text, class: z.enum(LANE_CLASSES) }),
  fleets: rowOf<RowOf<'fleets'>>({
    id: text,
    owner: text,
    name: text,
    place: z.discriminatedUnion('kind', [
      inSystem,
      z.looseObject({ kind: z.literal('lane'), lane: text, from: text, to: text }),
    ]),
    lastMoved: whole,
    standing,
    withdrawing: z.looseObject({ lane: text, turn: whole }).nullable(),
    route: z.looseObject({ route, next: whole }).nullable(),
  }),
  units: rowOf<RowOf<'units'>>({
    id: text,
    owner: text,
    design: text,
    name: text,
    place: z.discriminatedUnion('kind', [
      inSystem,
      z.looseObject({ kind: z.literal('fleet'), fleet: text }),
      z.looseObject({
        kind: z.literal('aboard'),
        carrier: text,
        shares: z.exactOptional(z.array(z.looseObject({ carrier: text, size: whole }))),
      }),
    ]),
    condition: z.enum(UNIT_CONDITIONS),
    status: z.enum(UNIT_STATUSES),
    trading: whether,
    census: whole,
    outOfSupply: whole,
    damage: whole,
    ordnance: z.array(z.enum(ORDNANCE_PACKAGES)),
    unconverted: whether,
    since: whole,
  }),
  works: rowOf<RowOf<'works'>>({
    id: text,
    owner: text,
    design: text,
    name: text,
    system: text,
    source: z.enum(WORK_SOURCES),
    cost: whole,
    paid: whole,
    built: whole,
    begun: whole,
    rank: z.exactOptional(whole),
    share: z.looseObject({ capacity: whole, built: whole }).nullable(),
    ready: whole.nullable(),
    cancelled: whether,
  }),
  projects: rowOf<RowOf<'projects'>>({
    id: text,
    kind: z.enum([...SYSTEM_PROJECTS, ...UNIT_PROJECTS]),
    owner: text,
    paid: whole,
    ready: whole.nullable(),
    subject: subjectOfProject,
  }),
  encounters: rowOf<RowOf<'encounters'>>({
    id: text,
    place,
    present: texts,
    generated: z.array(z.looseObject({ by: text, against: text })),
    strikers: texts,
  }),
  effects: rowOf<RowOf<'effects'>>({
    id: text,
    kind: z.enum(EFFECT_KINDS),
    owner: text,
    subject: z.discriminatedUnion('kind', [
      inSystem,
      z.looseObject({ kind: z.literal('unit'), unit: text }),
      z.looseObject({ kind: z.literal('class'), design: text }),
      z.looseObject({ kind: z.literal('morale'), system: text, name: text }),
      z.looseObject({
        kind: z.literal('mission'),
        system: text,
        mission: z.enum(MISSIONS).nullable(),
      }),
      z.looseObject({ kind: z.literal('claim'), system: text, givenUp: texts }),
      z.looseObject({ kind: z.literal('empire') }),
      z.looseObject({
        kind: z.literal('random-event'),
        event: z.enum(RANDOM_EVENTS),
        system: text.nullable(),
        turns: whole,
        text,
      }),
    ]),
    amount: whole,
    begins: whole,
    ends: whole,
  }),
  ...KNOWLEDGE_ROWS,
  counters: rowOf<RowOf<'counters'>>({
    empire: text,
    units: whole,
    fleets: whole,
    works: whole,
    contacts: whole,
  }),
};
