import { NO_DEALINGS } from '#model/campaign/dealings';
import { compareText } from '#kernel/result/compare-text';
import { type DiplomaticState, type Relation, relationIdOf } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import type { Order } from '#model/orders/order';
import { DEFAULT_RULE_SET, type RuleSet } from '#model/settings/rule-set';
import { empireId, systemId } from '#test/support/campaign';
import { eventsOf, type FleetPlan, voyageOf, type Voyaged } from '../../movement/voyages.ts';
import { play } from '../treaty-world.ts';

/** Tension begins at 50, so that only what a case says moves a chance. */
const RULES: RuleSet = { ...DEFAULT_RULE_SET, tension: 'on', startingTension: 50 };

type Court = Readonly<{
  /** `ann/bob`: their state; every other pair is at Non-Intercourse. */
  states?: Readonly<Record<string, DiplomaticState>>;
  /** `ann>bob`: the tension of Ann toward Bob. */
  tense?: Readonly<Record<string, number>>;
  /** `ann/bob`: what else is between them. */
  rows?: Readonly<Record<string, Partial<Relation>>>;
  /** The Intel of the home of an empire. */
  intel?: Readonly<Record<string, number>>;
  fleets?: FleetPlan;
}>;

export const NAMES = ['ann', 'bob', 'cid', 'dan', 'eve', 'fay'] as const;
const PAIRS = NAMES.flatMap((a, at) => NAMES.slice(at + 1).map((b) => `${a}/${b}`));
const homeOf = (name: string) => systemId(name.slice(0, 1).toUpperCase());
const idOf = (pair: string) => {
  const [one, other] = pair.split('/').map(empireId);
  return relationIdOf(one!, other!);
};

/** Six empires, each with a home of its own round a hub that nobody owns; all have met and can send envoys. Turn 7. */
export function courtOf({ states = {}, tense = {}, rows = {}, intel = {}, ...rest }: Court) {
  const peace = Object.fromEntries(PAIRS.map((pair) => [pair, 'non-intercourse' as const]));
  const world = voyageOf({
    empires: NAMES,
    states: { ...peace, ...states },
    lanes: Object.fromEntries(NAMES.map((name) => [`${homeOf(name)}-H`, 'minor'])),
    owners: Object.fromEntries(NAMES.map((name) => [homeOf(name), name])),
    fleets: rest.fleets ?? {},
  });
  const relations: Record<string, Relation> = { ...world.relations };
  for (const [pair, row] of Object.entries(rows)) {
    relations[idOf(pair)] = { ...relations[idOf(pair)]!, ...row };
  }
  for (const [pair, value] of Object.entries(tense)) {
    const [of, toward] = pair.split('>').map(empireId);
    const row = relations[relationIdOf(of!, toward!)]!;
    const tension = { start: value, value, steps: [] };
    relations[row.id] = { ...row, tensions: { ...row.tensions, [of!]: tension } };
  }
  const systems = Object.values(world.systems).map((system) => {
    const points = intel[system.owner ?? ''] ?? 0;
    return [system.id, { ...system, intel: points }] as const;
  });
  const empires = Object.values(world.empires).map((one) => [one.id, { ...one, treasury: 40 }]);
  return {
    ...world,
    ...{ turn: 7, relations, systems: Object.fromEntries(systems) },
    empires: Object.fromEntries(empires) as CampaignState['empires'],
  } as CampaignState;
}

export const dealt = (part: Partial<NonNullable<Relation['dealings']>>): Partial<Relation> => ({
  dealings: { ...NO_DEALINGS, ...part },
});

type Sheets = Readonly<Record<string, readonly Order[]>>;
/** The Economic and the Intel Phase. */
export const held = (
  state: CampaignState,
  sheets: Sheets = {},
  dice: readonly number[] = [],
  rules: Partial<RuleSet> = {},
): Voyaged => play(state, sheets, { dice, rules: { ...RULES, ...rules } });

/** The same empires, some turns later. */
export const later = ({ state }: Voyaged, turns = 1): CampaignState => ({
  ...state,
  turn: state.turn + turns,
});

export const stateOf = ({ state }: Voyaged, pair: string): DiplomaticState =>
  state.relations[idOf(pair)]!.state;
export const rowOf = ({ state }: Voyaged, pair: string): Relation => state.relations[idOf(pair)]!;

/** All pairs that are at War, in order. */
export const atWar = ({ state }: Voyaged): readonly string[] =>
  Object.values(state.relations)
    .filter((one) => one.state === 'war')
    .map(({ id }) => String(id))
    .sort(compareText);

/** `ann>bob choice`, `cid>ann defense bob`. */
export const wars = (played: Voyaged): readonly string[] =>
  eventsOf(played, 'WarDeclared').map(({ by, against, cause, sake }) =>
    [`${by}>${against}`, cause ?? 'tension', ...(sake === undefined ? [] : [sake])].join(' '),
  );

/** `ann>bob 47`: who rolls against whom, with which chance. */
export const chances = (played: Voyaged): readonly string[] =>
  eventsOf(played, 'DiplomacyRolled').map(
    ({ empire, toward, chance }) => `${empire}>${toward} ${String(chance)}`,
  );

/** The tension of one empire toward another. */
export function tensionOf({ state }: Voyaged, pair: string): number {
  const [of, toward] = pair.split('>').map(empireId);
  return state.relations[relationIdOf(of!, toward!)]!.tensions?.[of!]?.value ?? 50;
}

/** What moved tension apart from drift: `bob>ann treaty-broken 10`. */
export const steps = (played: Voyaged): readonly string[] =>
  eventsOf(played, 'TensionChanged')
    .filter(({ cause }) => cause !== 'drift')
    .map(({ empire, toward, cause, by }) => `${empire}>${toward} ${cause} ${String(by)}`)
    .sort(compareText);
