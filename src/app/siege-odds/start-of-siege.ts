import { rowOf } from '#kernel/collections/row-of';
import { sumOf } from '#kernel/numbers/sum';
import type { UnitDesign } from '#model/forces/design';
import type { Mission } from '#model/orders/bombard';
import type { RuleSet } from '#model/settings/rule-set';
import { dividePoints, usualShares } from '#rules/bombardment/divide-points';
import { type ExpectedHarm, expectedHarm } from '#rules/bombardment/expected-harm';
import { MISSION_TABLE, missionHits } from '#rules/bombardment/mission-table';
import { lowerDefenses, takeHits } from '#rules/bombardment/take-hits';
import {
  defenseOf,
  type GroundFighter,
  invasionAttack,
  militiaFighter,
  shockBonus,
} from '#rules/ground/ground-fighter';
import type { SiegeStart } from '#rules/ground/siege-start';
import {
  type BesiegingUnits,
  type DefendingUnits,
  SIEGE_TURNS,
  type SiegeWhatIf,
} from './siege-what-if.ts';

type Classes = Readonly<Record<string, UnitDesign>>;

/** One unit of a row. */
type Soldier<U> = Readonly<{ key: string; of: U; design: UnitDesign; fighter: GroundFighter }>;

/** What a mission of the bombardment does. */
export type MissionOutlook = Readonly<{
  mission: Mission;
  points: number;
  hits: number;
  wounds: number;
  /** Carried over to next turn (BOM-4). */
  left: number;
}>;

export type BombardmentOutlook = Readonly<{
  missions: readonly MissionOutlook[];
  /** Points that no mission got. */
  unused: number;
  harm: readonly ExpectedHarm[];
  /** Attrition that ground units lose before the fighting, and units that are destroyed by it. */
  attrition: number;
  destroyed: number;
}>;

/** A siege ready to be fought, and what its bombardment does. */
export type SiegePlan = Readonly<{
  start: SiegeStart;
  bombardment: BombardmentOutlook;
  /** Of the defender, before the bombardment. */
  defenders: number;
}>;

const UNIT = { damage: 0, outOfSupply: 0, unconverted: false } as const;

function fighterOf(
  key: string,
  design: UnitDesign,
  part: Readonly<{ side: string; lost: number; rests: boolean; digsIn: boolean }>,
): GroundFighter {
  const { side, lost, rests, digsIn } = part;
  const unit = { ...UNIT, status: rests ? 'reserve' : 'active' } as const;
  return {
    key,
    side,
    attack: design.ground?.attack ?? 0,
    defense: defenseOf({ unit, design }, 0),
    dieFaces: design.ground?.dieFaces ?? 1,
    left: (design.ground?.attrition ?? 0) - lost,
    rests,
    invades: false,
    digsIn,
  };
}

function soldiersOf<U extends BesiegingUnits | DefendingUnits>(
  rows: readonly U[],
  side: 'attacker' | 'defender',
  classes: Classes,
): readonly Soldier<U>[] {
  return rows.flatMap((of) => {
    const design = rowOf(classes, of.class);
    return Array.from({ length: of.count }, (_, at) => {
      const key = `${side} ${String(of.row).padStart(2, '0')} ${String(at + 1).padStart(2, '0')}`;
      const rests = of.way === 'reserve';
      const part = { side, lost: of.lost, rests, digsIn: side === 'defender' && !rests };
      return { key, of, design, fighter: fighterOf(key, design, part) };
    });
  });
}

/** A unit as it invades from its transport. @rule GND-2 */
function invadingOf(
  { of, design, fighter }: Soldier<BesiegingUnits>,
  rules: RuleSet,
): GroundFighter {
  const isSupported = of.way === 'supported';
  const from = of.way === 'convoy' ? 'convoy' : 'assault';
  const unit = { ...UNIT, status: 'active' } as const;
  const attack = invasionAttack({ unit, design }, { from, isSupported }, rules);
  return { ...fighter, attack, invades: true };
}

/** Militias of an independent colony. @rule COL-6 */
const militias = (count: number): readonly GroundFighter[] =>
  Array.from({ length: count }, (_, at) =>
    militiaFighter(`rebels ${String(at + 1).padStart(2, '0')}`, { side: 'defender', digsIn: true }),
  );

type Fired = Readonly<{
  defenders: readonly GroundFighter[];
  lowered: ReadonlyMap<string, number>;
}>;

type Under = Readonly<{
  troops: readonly Soldier<DefendingUnits>[];
  rebels: readonly GroundFighter[];
}>;

/** What the missions do to the ground units, one after another as they were ordered; militias are hit last. @rule BOM-2 */
function fireAt({ troops, rebels }: Under, missions: readonly MissionOutlook[]): Fired {
  let defenders = troops.map(({ fighter }) => fighter);
  let risen = rebels;
  const costs = new Map(troops.map(({ key, design }) => [key, design.cost]));
  let lowered: ReadonlyMap<string, number> = new Map();
  for (const { mission, hits } of missions) {
    const { hit } = MISSION_TABLE[mission];
    if (hit === 'attrition') {
      const exposed = defenders.map((one) => ({ ...one, cost: costs.get(one.key) ?? 0 }));
      const taken = takeHits(exposed, hits);
      defenders = defenders
        .map((one) => ({ ...one, left: one.left - (taken.get(one.key) ?? 0) }))
        .filter(({ left }) => left > 0);
      risen = risen.slice(Math.max(0, hits - sumOf([...taken.values()], (one) => one)));
    }
    if (hit === 'defense') lowered = lowerDefenses(defenders, hits);
  }
  return { defenders: [...defenders, ...risen], lowered };
}

/** What Shock adds, by unit. @rule ABL-3 */
const shockOf = (
  soldiers: readonly Pick<Soldier<unknown>, 'key' | 'design'>[],
  rules: RuleSet,
): ReadonlyMap<string, number> =>
  new Map(
    soldiers
      .map(({ key, design }) => [key, shockBonus(design, rules)] as const)
      .filter(([, bonus]) => bonus > 0),
  );

/** A siege from its form, whose numbers are checked. @rule GND-1 @rule GND-2 @rule BOM-2 */
export function startOfSiege(siege: SiegeWhatIf, classes: Classes, rules: RuleSet): SiegePlan {
  const { attacker, defender, bombardment } = siege;
  const troops = soldiersOf(defender.units, 'defender', classes);
  const own = soldiersOf(attacker.units, 'attacker', classes);
  const { missions: ordered, points, massDrivers } = bombardment;
  const rebels = militias(defender.rebels);
  const attrition = sumOf(troops, ({ fighter }) => fighter.left) + rebels.length;
  const usual = usualShares('usual', { attrition, productivity: 0, census: 0 });
  const division = dividePoints(points, ordered.length === 0 ? usual : ordered);
  const missions = division.missions
    .filter((one) => one.points > 0)
    .map((one) => ({ ...one, ...missionHits(one.mission, one.points) }));
  const { defenders, lowered } = fireAt({ troops, rebels }, missions);
  const ofWay = (...ways: readonly BesiegingUnits['way'][]) =>
    own.filter(({ of }) => ways.includes(of.way));
  const start: SiegeStart = {
    landed: ofWay('landed', 'reserve').map(({ fighter }) => fighter),
    invaders: ofWay('convoy', 'assault', 'supported').map((one) => ({
      invading: invadingOf(one, rules),
      landed: one.fighter,
    })),
    waiting: ofWay('waiting').map(({ fighter }) => fighter),
    attackerPlan: attacker.plan,
    defenders,
    lowered,
    defenderPlan: defender.plan,
    shock: shockOf([...own, ...troops], rules),
    militia: defender.militia,
    turns: SIEGE_TURNS,
    rules,
  };
  return {
    start,
    defenders: troops.length + rebels.length,
    bombardment: {
      missions,
      unused: division.unused,
      harm: expectedHarm(missions, massDrivers),
      attrition: attrition - sumOf(defenders, ({ left }) => left),
      destroyed: troops.length + rebels.length - defenders.length,
    },
  };
}
