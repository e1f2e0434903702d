import type { Phase } from '#engine/record/phase';
import { brandAs } from '#kernel/brand/brand';
import { valuesById } from '#kernel/collections/tables';
import type { UnitId } from '#model/campaign/ids';
import type { DiplomaticState } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import type { StarSystem } from '#model/campaign/system';
import type { AbilityId, GroundStats, HullClass, UnitDesign } from '#model/forces/design';
import type { StandingOrders } from '#model/forces/standing-orders';
import type { Unit } from '#model/forces/unit';
import type { CampaignEvent } from '#model/events/campaign-event';
import type { GroundActor } from '#model/events/ground-events';
import type { GroundPlan } from '#model/forces/ground-plan';
import type { Mission } from '#model/orders/bombard';
import type { Bombard } from '#model/orders/bombard';
import type { GroundAim } from '#model/orders/ground-war';
import type { Order } from '#model/orders/order';
import type { RollKind } from '#model/rolls/roll-purpose';
import { DEFAULT_RULE_SET, type RuleSet } from '#model/settings/rule-set';
import { ashore } from './ashore.ts';
import {
  campaignOf,
  designId,
  designOf,
  empireId,
  empireOf,
  systemId,
  systemOf,
} from './campaign.ts';
import { unitId } from './campaign.ts';
import { human, loran } from './human-and-loran.ts';
import { eventsOf, runPhases, type Sheets } from './run-phases.ts';
import { squadronOf } from './squadron.ts';
import { withRules } from './with-rules.ts';

export { human, loran };
/** Where all fighting is, and a system of the Lorans one lane away. */
export const [wolf, vega] = [systemId('H0102'), systemId('H0103')];
export const [kili, jain] = [empireId('kili'), empireId('jain')];

type Extra = Readonly<{ abilities?: Readonly<Record<string, number>> }> &
  Partial<Omit<UnitDesign, 'abilities'>>;

function classOf(name: string, { abilities = {}, ...part }: Extra): UnitDesign {
  const list = Object.entries(abilities).map(([id, rating]) => ({
    id: brandAs<AbilityId>(id),
    rating,
  }));
  return designOf({ id: designId(name), abilities: list, ...part });
}
const ship = (hull: HullClass, abilities: Extra['abilities'] = {}): Extra => ({ hull, abilities });
const troop = (cost: number, stats: readonly number[], abilities = {}): Extra => {
  const [attrition = 0, defense = 0, attack = 0, dieFaces = 0] = stats;
  const ground: GroundStats = { attrition, defense, attack, dieFaces };
  return { kind: 'ground', hull: 'MG', cost, ground, abilities, dv: 0, as: 0, af: 0 };
};

/** Classes of both sides. Of ground units the values are ATR, DEF, ATK and D, as the examples print them. */
const CLASSES: Readonly<Record<string, Extra>> = {
  titan: ship('TN'),
  cruiser: ship('CA'),
  destroyer: ship('DD'),
  corvette: ship('CT'),
  sneak: ship('CL', { stealth: 2 }),
  driver: ship('CB', { massDriver: 3 }),
  diver: ship('CB', { kamikaze: 1 }),
  lander: ship('CL', { assault: 4 }),
  hangar: { ...ship('CA'), cv: 2 },
  convoy: { kind: 'convoy', hull: null, civilian: true, cc: 1 },
  fort: { kind: 'base', hull: 'CA', cost: 9 },
  yard: { kind: 'base', hull: null, civilian: true, role: 'shipyard', cost: 20 },
  wing: { kind: 'flight', hull: 'HF', abilities: { atmospheric: 1 } },
  infantry: troop(3, [3, 2, 2, 3]),
  marines: troop(4, [2, 3, 3, 2], { marines: 1 }),
  brigade: troop(5, [4, 3, 1, 2]),
  regular: troop(2, [2, 2, 2, 2]),
  royalMarine: troop(6, [3, 3, 2, 3]),
  tank: troop(8, [9, 5, 7, 6]),
  shocker: troop(4, [3, 2, 4, 2], { shock: 1 }),
  police: troop(2, [1, 1, 1, 2], { peacekeeper: 1 }),
};

type Bonds = Readonly<Record<string, DiplomaticState>>;
export type Scene = Readonly<{
  system?: Partial<StarSystem>;
  other?: Partial<StarSystem>;
  /** The classes of each empire's fleet at Wolf: its units are `human.u1` and so on. */
  fleets?: Readonly<Record<string, readonly string[]>>;
  /** Changes of units, those of fleets too. */
  change?: Readonly<Record<string, Partial<Unit>>>;
  units?: readonly Unit[];
  /** `human/loran`: war if it is left out. The Kili are allied to the humans, and the Jain to the Lorans. */
  bonds?: Bonds;
  standing?: Readonly<Record<string, Partial<StandingOrders>>>;
  effects?: CampaignState['effects'];
  turn?: number;
  more?: Partial<CampaignState>;
}>;

const BONDS: Bonds = {
  'human/loran': 'war',
  'human/kili': 'alliance',
  'jain/loran': 'alliance',
  'kili/loran': 'war',
  'human/jain': 'war',
  'jain/kili': 'war',
};

/** A colony of the Lorans whose figures are all different. */
const colony = { capacity: 9, raw: 3, census: 6, morale: 4, productivity: 5, intel: 2 };

/** The humans are at Wolf, a colony of the Lorans, with whom they are at War. */
export function sceneOf(scene: Scene): CampaignState {
  const squadrons = Object.entries(scene.fleets ?? {}).map(([owner, classes]) =>
    squadronOf({ owner: empireId(owner), at: wolf, designs: classes.map(designId) }),
  );
  const units = [...squadrons.flatMap((one) => one.units), ...(scene.units ?? [])];
  const empires = [human, loran, kili, jain].map((id) => {
    const empire = empireOf({ id });
    return { ...empire, standing: { ...empire.standing, ...scene.standing?.[id] } };
  });
  const campaign = campaignOf({
    turn: scene.turn ?? 3,
    phase: 'bombardment',
    empires,
    relations: Object.entries({ ...BONDS, ...scene.bonds }).map(([pair, state]) => {
      const [a = '', b = ''] = pair.split('/');
      return { a: empireId(a), b: empireId(b), state };
    }),
    designs: Object.entries(CLASSES).map(([name, extra]) => classOf(name, extra)),
    systems: [
      systemOf({ id: wolf, name: 'Wolf', owner: loran, ...colony, ...scene.system }),
      systemOf({ id: vega, name: 'Vega', owner: loran, ...colony, ...scene.other }),
    ],
    lanes: [{ a: wolf, b: vega, class: 'minor' }],
    fleets: squadrons.map(({ fleet }) => fleet),
    units: units.map((unit) => ({ ...unit, ...scene.change?.[unit.id] })),
  });
  return { ...campaign, effects: scene.effects ?? {}, ...scene.more };
}

/** A unit on the ground at Wolf: `loran.g1`. */
export const landed = (id: string, design: string, part: Partial<Unit> = {}): Unit =>
  ashore(id, design, wolf, part);
/** A unit aboard: `human.g1`. */
export const aboard = (id: string, design: string, carrier: string, part = {}): Unit =>
  ashore(id, design, wolf, { place: { kind: 'aboard', carrier: unitId(carrier) }, ...part });

type Dice = readonly (readonly [RollKind, ...(number | readonly number[])[]])[];
/** Each number is a roll of one die, each list a roll of several. */
const scriptOf = (dice: Dice) =>
  dice.flatMap(([purpose, ...values]) =>
    values.map((value) => ({ purpose, values: [value].flat() })),
  );

/** Runs phases on a scene; `failed`: why orders could not be carried out. */
export function siege(
  phases: readonly Phase[],
  before: CampaignState,
  {
    sheets = {},
    dice = [],
    rules = {},
  }: Readonly<{
    sheets?: Sheets;
    dice?: Dice;
    rules?: Partial<RuleSet>;
  }> = {},
) {
  const all = { ...DEFAULT_RULE_SET, ...rules };
  const played = phases.map((phase) => withRules(phase, all));
  const { state, events } = runPhases(played, before, sheets, scriptOf(dice));
  const failed = eventsOf(events, 'OrderFailed').map(({ because }) => because);
  return { state, events, failed, at: state.systems[wolf]! };
}

/** `anti-troop 24, suppression`: the last may take the rest. */
export function bombard(missions = '', part: Partial<Bombard> = {}): Order {
  const shares = missions
    .split(', ')
    .filter(Boolean)
    .map((text) => {
      const [mission, points] = text.split(' ');
      return { mission: mission as Mission, points: points === undefined ? null : Number(points) };
    });
  const plain = { kind: 'Bombard', surrender: false, plunging: [] } as const;
  return { ...plain, system: wolf, missions: shares, ...part };
}

const idsOf = (text: string): readonly UnitId[] => text.split(' ').filter(Boolean).map(unitId);
/** `human.g1 human.g2`. */
export const invade = (units: string, support = ''): Order => ({
  kind: 'Invade',
  system: wolf,
  units: idsOf(units),
  support: idsOf(support),
});

/** The marks that take output from Wolf next turn, by kind. */
export function marksOn({ effects, turn }: CampaignState): Readonly<Record<string, number>> {
  const here = valuesById(effects).filter(
    ({ subject, begins }) =>
      subject.kind === 'system' && subject.system === wolf && begins === turn + 1,
  );
  return Object.fromEntries(here.map(({ kind, amount }) => [kind, amount]));
}

/** What each unit has lost, by id; those that are gone are not in it. */
export const damageIn = ({ units }: CampaignState): Readonly<Record<string, number>> =>
  Object.fromEntries(
    valuesById(units)
      .filter(({ damage }) => damage > 0)
      .map(({ id, damage }) => [id, damage]),
  );

/** Which empire's, where the units are: `human.g1`. */
export const isThere = ({ units }: CampaignState, id: string): boolean =>
  Object.hasOwn(units, unitId(id));

/** Each attack as `leader+supporter>target ATK+supporters:DEF+dug in=damage`. */
export function strikesIn(events: readonly CampaignEvent[]): readonly string[] {
  const nameOf = ({ kind, unit }: GroundActor): string => unit ?? kind;
  return eventsOf(events, 'GroundAttacked').map(({ attackers, target, rolled, damage }) => {
    const { attack, defense } = rolled;
    const who = `${attackers.map(nameOf).join('+')}>${nameOf(target)}`;
    const odds = `${String(attack.value)}+${String(attack.supporters)}`;
    return `${who} ${odds}:${String(defense.value)}+${String(defense.dugIn)}=${String(damage)}`;
  });
}

/** The dice of attacks in their order, the attacker’s and the defender’s. */
export type Blows = (readonly [number, number])[];
export const blows = (...pairs: Blows): Dice =>
  pairs.flatMap(([attack, defense]) => [
    ['ground attack', attack] as const,
    ['ground defense', defense] as const,
  ]);

/** A unit is sent against an enemy of a class. */
export const aim = (unit: string, target: string, place = 1): GroundAim => ({
  unit: unitId(unit),
  target: designId(target),
  place,
});

/** How an empire’s ground units fight at Wolf this turn. */
export const groundPlan = (
  plan: GroundPlan,
  militia = true,
  aims: readonly GroundAim[] = [],
): Order => ({
  kind: 'PlanGround',
  system: wolf,
  plan,
  militia,
  ...(aims.length === 0 ? {} : { aims }),
});
