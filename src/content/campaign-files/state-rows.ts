import { z } from 'zod';
import { standingSchema } from '#content/orders/kinds/set-standing';
import { EFFECT_KINDS } from '#model/campaign/effect';
import { FIND_KINDS } from '#model/campaign/open-find';
import { SOURCES } from '#model/campaign/knowledge';
import { LANE_CLASSES } from '#model/campaign/lane';
import { SYSTEM_PROJECTS, UNIT_PROJECTS } from '#model/campaign/project';
import { DIPLOMATIC_STATES } from '#model/campaign/relation';
import type { RowOf, TableName } from '#model/campaign/state';
import { IMPORTANCES, SPECIALISATIONS } from '#model/campaign/system';
import { WORK_SOURCES } from '#model/campaign/work';
import { HULL_CLASSES } from '#model/forces/design';
import { ORDNANCE_PACKAGES } from '#model/forces/ordnance';
import type { RouteKind } from '#model/forces/route';
import { UNIT_CONDITIONS, UNIT_KINDS, UNIT_STATUSES } from '#model/forces/unit';

/*
 * The rows of a state as a campaign file holds them. Keys that no row has are passed over: what is there must be of the right kind. That
 * ids lead somewhere, and that figures agree, is for replay to say.
 */

const text = z.string();
const texts = z.array(text);
const whole = z.int();
const whether = z.boolean();

/** Every field of a row has a schema: leave one out and the build fails. */
const rowOf = <T extends object>(fields: { readonly [K in keyof Required<T>]: z.ZodType }) =>
  z.looseObject(fields);

const standing = z.looseObject(standingSchema.shape);
const hex = z.looseObject({ q: whole, r: whole });
const inSystem = z.looseObject({ kind: z.literal('system'), system: text });
const place = z.discriminatedUnion('kind', [
  inSystem,
  z.looseObject({ kind: z.literal('lane'), lane: text }),
]);
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

const ended = z.discriminatedUnion('how', [
  z.looseObject({
    how: z.enum(['destroyed', 'captured', 'beaten', 'gone', 'replaced']),
    turn: whole,
  }),
  z.looseObject({ how: z.literal('merged'), turn: whole, into: text }),
]);
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

const importance = z.enum(IMPORTANCES);
const natives = z.looseObject({ census: whole, morale: whole, productivity: whole });
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
      z.looseObject({ kind: z.literal('morale'), system: text, name: text }),
    ]),
    amount: whole,
    begins: whole,
    ends: whole,
  }),
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
        facts: z.looseObject({ ...natives.shape, intel: whole }),
      })
      .nullable(),
    surveyed: whole,
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
  counters: rowOf<RowOf<'counters'>>({
    empire: text,
    units: whole,
    fleets: whole,
    works: whole,
    contacts: whole,
  }),
  // What an optional rule keeps is its own affair.
  optionState: z.json(),
};
