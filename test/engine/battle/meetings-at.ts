import { encountersPhaseWith } from '#engine/phases/encounters/phase';
import { type EncounterRun, encounterRunOf } from '#engine/battle/encounter-run';
import { encounterWorldOf } from '#engine/battle/world';
import { cscrEngine } from '#engine/tactical/cscr/engine';
import { brandAs } from '#kernel/brand/brand';
import { seededDice } from '#kernel/dice/seeded-dice';
import type { EncounterId } from '#model/campaign/ids';
import { knowledgeIdOf } from '#model/campaign/knowledge';
import { type LaneClass, laneIdOf } from '#model/campaign/lane';
import type { DiplomaticState } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import type { Decider } from '#model/decisions/decision';
import type { CampaignEvent, CampaignEventType, EventOf } from '#model/events/campaign-event';
import { DEFAULT_STANDING_ORDERS, type StandingOrders } from '#model/forces/standing-orders';
import type { AbilityId } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import type { Roll, RollPurpose } from '#model/rolls/roll-purpose';
import { DEFAULT_RULE_SET, type RuleSet } from '#model/settings/rule-set';
import {
  campaignOf,
  designId,
  designOf,
  empireId,
  empireOf,
  fleetId,
  fleetOf,
  inFleet,
  systemId,
  systemOf,
  unitId,
  unitOf,
} from '#test/support/campaign';

/** Where all meet: north and south of it lies a system each, both one minor lane away. */
export const [here, north, south] = [systemId('H0202'), systemId('H0201'), systemId('H0203')];
export const northward = laneIdOf(here, north);
export const southward = laneIdOf(here, south);

const DESIGNS = [
  designOf({ id: designId('dd') }),
  designOf({ id: designId('cv'), cv: 2, cost: 9 }),
  designOf({
    id: designId('lander'),
    abilities: [{ id: brandAs<AbilityId>('assault'), rating: 5 }],
  }),
  designOf({
    id: designId('supplier'),
    abilities: [{ id: brandAs<AbilityId>('supply'), rating: 4 }],
  }),
  designOf({ id: designId('lf'), kind: 'flight', hull: 'LF', cv: 0, cr: 0 }),
  designOf({
    id: designId('convoy'),
    kind: 'convoy',
    hull: null,
    civilian: true,
    as: 0,
    af: 0,
    dv: 10,
  }),
  designOf({ id: designId('depot'), kind: 'base', hull: null, role: 'depot', civilian: true }),
  designOf({ id: designId('fort'), kind: 'base', cost: 6 }),
  designOf({ id: designId('hangar'), kind: 'base', cost: 6, cv: 1 }),
  designOf({ id: designId('mines'), kind: 'minefield', hull: null, cv: 0, cr: 0 }),
  designOf({ id: designId('troops'), kind: 'ground', hull: 'LG', as: 0, af: 0, cost: 2 }),
  designOf({
    id: designId('tug'),
    abilities: [{ id: brandAs<AbilityId>('towing'), rating: 6 }],
  }),
  designOf({
    id: designId('scout'),
    abilities: [{ id: brandAs<AbilityId>('scout'), rating: 1 }],
  }),
  designOf({
    id: designId('ghost'),
    abilities: [{ id: brandAs<AbilityId>('stealth'), rating: 2 }],
  }),
  designOf({
    id: designId('qship'),
    dv: 6,
    as: 9,
    abilities: [{ id: brandAs<AbilityId>('qShip'), rating: 1 }],
  }),
  designOf({
    id: designId('hawk'),
    kind: 'flight',
    hull: 'LF',
    cv: 0,
    cr: 0,
    abilities: [{ id: brandAs<AbilityId>('atmospheric'), rating: 1 }],
  }),
];

/** `{ human: { f1: ['dd', 'cv+lf'] } }`: a carrier with a flight aboard; `dd?` is in reserve. */
type Plan = Readonly<{
  sides: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  states?: Readonly<Record<string, DiplomaticState>>;
  /** Who are co-belligerents. */
  pacts?: readonly string[];
  generated?: readonly (readonly [string, string])[];
  owners?: Readonly<Record<string, string>>;
  standing?: Readonly<Record<string, Partial<StandingOrders>>>;
  units?: readonly Unit[];
  /** Of all lanes; minor unless said. */
  lanes?: LaneClass;
}>;

function unitsOf(owner: string, fleet: string, classes: readonly string[]): readonly Unit[] {
  return classes.flatMap((text, index) => {
    const [design = '', ...aboard] = text.replace('?', '').split('+');
    const id = unitId(`${owner}.${fleet}u${String(index)}`);
    const common = { owner: empireId(owner) };
    const status = text.endsWith('?') ? 'reserve' : 'active';
    const place = inFleet(fleetId(`${owner}.${fleet}`));
    return [
      unitOf({ id, ...common, design: designId(design), place, status }),
      ...aboard.map((flight, number) =>
        unitOf({
          id: unitId(`${id}.${String(number)}`),
          ...common,
          design: designId(flight),
          place: { kind: 'aboard', carrier: id },
        }),
      ),
    ];
  });
}

/** A state before the Encounters Phase, with one encounter; everybody is at war unless said. */
export function meetingAt(plan: Plan): CampaignState {
  const names = Object.keys(plan.sides);
  const fleets = names.flatMap((owner) =>
    Object.entries(plan.sides[owner] ?? {}).map(([id, classes]) => ({
      fleet: fleetOf({ id: fleetId(`${owner}.${id}`), owner: empireId(owner), at: here }),
      units: unitsOf(owner, id, classes),
    })),
  );
  const base = campaignOf({
    phase: 'encounters',
    empires: names.map((id) =>
      empireOf({
        id: empireId(id),
        forceList: brandAs(`list-${id}`),
        standing: { ...DEFAULT_STANDING_ORDERS, ...plan.standing?.[id] },
      }),
    ),
    relations: names.flatMap((a, index) =>
      names.slice(index + 1).map((b) => ({
        a: empireId(a),
        b: empireId(b),
        state: plan.states?.[`${a}/${b}`] ?? 'war',
        pact: plan.pacts?.includes(`${a}/${b}`) ?? false,
      })),
    ),
    designs: DESIGNS,
    systems: [here, north, south].map((id) => {
      const owner = plan.owners?.[id];
      return owner === undefined
        ? systemOf({ id })
        : systemOf({ id, owner: empireId(owner), census: 2, morale: 2 });
    }),
    lanes: [north, south].map((end) => ({ a: here, b: end, class: plan.lanes ?? 'minor' })),
    fleets: fleets.map(({ fleet }) => fleet),
    units: [...fleets.flatMap(({ units }) => units), ...(plan.units ?? [])],
  });
  const known = names.flatMap((viewer) =>
    Object.values(base.lanes).map(({ id, a, b, class: lane }) => {
      const row = knowledgeIdOf(empireId(viewer), id);
      const dated = { turn: 0, source: 'scenario' as const };
      return [
        row,
        { id: row, viewer: empireId(viewer), lane: id, a, b, class: lane, known: dated },
      ];
    }),
  );
  const encounter = brandAs<EncounterId>('t1.H0202');
  const [first, second] = names;
  const generated = (plan.generated ?? [[first!, second!] as const]).map(([by, against]) => ({
    by: empireId(by),
    against: empireId(against),
  }));
  const place = { kind: 'system', system: here } as const;
  const present = names.map(empireId);
  return {
    ...base,
    forceLists: Object.fromEntries(
      ['test', ...names.map((name) => `list-${name}`)].map((id) => [
        id,
        { id: brandAs(id), name: id, universal: false, designs: [] },
      ]),
    ),
    encounters: { [encounter]: { id: encounter, place, present, generated, strikers: [] } },
    knownLanes: Object.fromEntries(known) as CampaignState['knownLanes'],
  };
}

const diceOf = (secret: string): ReturnType<typeof seededDice<RollPurpose>> =>
  seededDice<RollPurpose>({ secret, turn: 1, attempt: 1, phase: 'encounters' });

/** The one encounter of a state, not begun. */
export function runOf(state: CampaignState, rules: Partial<RuleSet> = {}): EncounterRun {
  const world = encounterWorldOf(state, { ...DEFAULT_RULE_SET, ...rules });
  const [pending] = Object.values(state.encounters);
  return encounterRunOf(world, cscrEngine, { pending: pending!, dice: diceOf('s') });
}

type Told = Readonly<{
  state: CampaignState;
  events: readonly CampaignEvent[];
  rolls: readonly Roll[];
}>;

/** The whole phase. Players who are asked answer as `decide` says, else by their standing orders. */
export function settle(
  state: CampaignState,
  {
    decide = () => undefined,
    rules = {},
    secret = 's',
  }: Readonly<{
    decide?: Decider;
    rules?: Partial<RuleSet>;
    secret?: string;
  }> = {},
): Told {
  const dice = diceOf(secret);
  const result = encountersPhaseWith(cscrEngine).run({
    state,
    orders: {},
    rules: { ...DEFAULT_RULE_SET, ...rules },
    dice,
    decide: (question, standing) =>
      decide(question, standing) ?? { answer: standing, by: 'standing' },
  });
  if (!result.done) throw new Error('nobody is waited for');
  return { ...result, rolls: dice.log() };
}

export const eventsOf = <T extends CampaignEventType>(
  { events }: Readonly<{ events: readonly CampaignEvent[] }>,
  type: T,
): readonly EventOf<T>[] => events.filter((event): event is EventOf<T> => event.type === type);
