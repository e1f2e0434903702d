import { recruit, type Recruit } from '#engine/discovery/recruit';
import type { Recorder } from '#engine/record/recorder';
import { brandAs } from '#kernel/brand/brand';
import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import { invariant } from '#kernel/result/invariant';
import type { DesignId, FleetId, SystemId } from '#model/campaign/ids';
import type { NonAligned } from '#model/campaign/non-aligned';
import { WORLD_PERSONALITIES, WORLD_STRATEGIES } from '#model/campaign/non-aligned';
import type { CampaignState } from '#model/campaign/state';
import type { NewWorld } from '#model/events/world-events';
import type { UnitDesign } from '#model/forces/design';
import type { ForceList } from '#model/forces/force-list';
import type { Dice } from '#model/rolls/roll-purpose';
import type { RuleSet } from '#model/settings/rule-set';
import { isStartingClass } from '#rules/galaxy/is-starting-class';
import { eraDieOf, worldEraOf } from '#rules/worlds/world-era';
import { worldListsOf } from '#rules/worlds/world-lists';
import { worldUnitsOf } from '#rules/worlds/world-units';
import { worldValuesOf } from '#rules/worlds/world-values';
import { nameWorld } from './name-world.ts';

const DIP_14 = cite('DIP-14');
const DIP_15 = cite('DIP-15');

const rollFor = (dice: Dice, faces: number, what: string): number =>
  dice.roll(
    { count: 1, faces },
    { kind: 'non-aligned world', text: `${what} of a non-aligned world` },
    DIP_14,
  ).total;

/** One of several by a die; the only one without. */
function oneOf<T>(dice: Dice, some: readonly T[], what: string): T {
  const at = some.length === 1 ? 1 : rollFor(dice, some.length, what);
  const one = some[at - 1];
  invariant(one !== undefined, 'WORLD_CHOICE', what);
  return one;
}

/** A personality from the first five of the table, for a world that is Erratic. @rule DIP-15 */
export function rollErratic(dice: Dice): NonAligned['personality'] {
  const steady = WORLD_PERSONALITIES.filter((one) => one !== 'erratic');
  const purpose = { kind: 'non-aligned world', text: 'personality of an Erratic world' } as const;
  const { total } = dice.roll({ count: 1, faces: steady.length }, purpose, DIP_15);
  return steady[total - 1] ?? 'aggressive';
}

/** @rule DIP-14 @rule DIP-15 @rule DIP-16 */
export function rollNature(dice: Dice, turn: number): NonAligned {
  const first = oneOf(dice, WORLD_PERSONALITIES, 'personality');
  const strategy = oneOf(dice, WORLD_STRATEGIES, 'strategy');
  if (first !== 'erratic') return { personality: first, strategy };
  return { personality: rollErratic(dice), erraticSince: turn, strategy };
}

/** The classes that a world of an era may build: of its list and the universal ones. @rule SET-2 */
export function classesOfWorld(
  { designs, forceLists }: Pick<CampaignState, 'designs' | 'forceLists'>,
  { id: forceList }: Pick<ForceList, 'id'>,
  era: number,
): readonly UnitDesign[] {
  const universal = valuesById(forceLists).filter((one) => one.universal);
  const list = { forceList, era, universal: new Set<string>(universal.map(({ id }) => id)) };
  return valuesById(designs).filter((design) => isStartingClass(design, list));
}

/** The player that is ahead of the others. */
const leaderOf = ({ empires }: Pick<CampaignState, 'empires'>) =>
  valuesById(empires)
    .filter(({ nonAligned }) => nonAligned === undefined)
    .reduce(
      (best, { era, techYears }) => ({
        era: Math.max(best.era, era),
        techYears: Math.max(best.techYears, techYears),
      }),
      { era: 1, techYears: 0 },
    );

function rollWorld(
  state: CampaignState,
  dice: Dice,
  { system, rules }: Readonly<{ system: SystemId; rules: RuleSet }>,
): NewWorld {
  const list = oneOf(dice, worldListsOf(state), 'force list');
  const { id, name } = nameWorld(dice, { list, system: rowOf(state.systems, system) }, state);
  const { era: leader, techYears } = leaderOf(state);
  const faces = eraDieOf(rules);
  const rolled = faces === null ? 1 : rollFor(dice, faces, 'era');
  const era = worldEraOf(rules, { leader, rolled, turn: state.turn });
  const unlocked: readonly DesignId[] = classesOfWorld(state, list, era).map((one) => one.id);
  const nonAligned = rollNature(dice, state.turn);
  return { id, name, forceList: list.id, era, techYears, unlocked, nonAligned };
}

/** The first units, one by one. */
function recruitsFor(classes: readonly UnitDesign[], points: number): readonly Recruit[] {
  const { bases, bought } = worldUnitsOf(classes, points);
  const flightsOf = (count: number, flight: UnitDesign | null): readonly DesignId[] =>
    flight === null ? [] : Array.from({ length: count }, () => flight.id);
  return [
    ...bases.map((design): Recruit => ({ design, flights: [] })),
    ...bought.flatMap(({ design, flight, count }) =>
      Array.from({ length: count }, (): Recruit => {
        return { design, flights: flightsOf(design.cv, flight) };
      }),
    ),
  ];
}

/** The first units of a world where they are placed: all at home. @rule DIP-14 */
function forcesOf(state: CampaignState, world: NewWorld, system: SystemId, points: number) {
  const { id: empire } = world;
  const counters = { [empire]: { empire, units: 0, fleets: 0, works: 0, contacts: 0 } };
  const fleet = brandAs<FleetId>(`${empire}.f1`);
  const classes = world.unlocked.map((id) => rowOf(state.designs, id));
  const recruits = recruitsFor(classes, points);
  const units = recruit({ counters }, { empire, system, fleet }, recruits);
  const hasShips = units.some(({ place }) => place.kind === 'fleet');
  const name = `${rowOf(state.systems, system).name} Fleet`;
  return { units, fleet: hasShips ? { fleet, name } : null };
}

/**
 * A homeworld that waits for its non-aligned world gets it, with its first units. Only the moderator reads its rolls.
 * @rule DIP-14 @rule DIP-15 @rule DIP-16 @rule MAP-7
 * @ruling The list, name and era of a new world depend on those of all players, as the rule asks. What an explorer concludes from them is a
 *   permitted channel (FOG-15).
 */
export function foundWorld(
  record: Recorder,
  { system, rules, dice: all }: Readonly<{ system: SystemId; rules: RuleSet; dice: Dice }>,
): void {
  if (rules.nonAligned === 'off') return;
  const state = record.snapshot();
  const values = worldValuesOf(rowOf(state.systems, system), rules);
  if (values === null) return;
  const dice = all.stream('non-aligned', system);
  const before = dice.log().length;
  const world = rollWorld(state, dice, { system, rules });
  const { points, ...home } = values;
  record.emit({
    type: 'WorldFounded',
    cite: DIP_14,
    rolls: dice
      .log()
      .slice(before)
      .map(({ id }) => id),
    witnesses: [],
    ...{ world, system, values: home, turn: state.turn },
    ...forcesOf(state, world, system, points),
  });
}
