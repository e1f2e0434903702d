import { brandAs } from '#kernel/brand/brand';
import { sortBy } from '#kernel/collections/sort-by';
import { cite } from '#kernel/reasons/cite';
import { compareNumbers, compareText } from '#kernel/result/compare-text';
import type { UnitEntry } from '#model/battle/battle-event';
import { BATTLE_SIDES, type BattleSide, type Combatant } from '#model/battle/setup';
import type { TagId, UnitId } from '#model/campaign/ids';
import type { AnswerOf } from '#model/decisions/decision';
import { HULL_CLASSES, type UnitDesign } from '#model/forces/design';
import { UNIT_CONDITIONS, UNIT_KINDS } from '#model/forces/unit';
import type { BattleInput } from '#engine/tactical/contract';

type Outcome = AnswerOf<'battle-outcome'>;

const LETTERS: Readonly<Record<BattleSide, string>> = { attacker: 'A', defender: 'B' };

/** All units that an outcome names. */
const namedIn = ({ fates, retreats, cameOut }: Outcome): ReadonlySet<UnitId> =>
  new Set([...fates, ...retreats].map(({ unit }) => unit).concat(cameOut));

/**
 * Whether the enemy sees a unit in a battle whose rounds are unknown.
 * @rule FOG-6
 * @ruling In a battle that is fought elsewhere, the enemy sees all units that could fight, as if they had all been in the task force. A
 *   unit that couldn't fight, or that hides behind a convoy, is seen only if the outcome names it.
 */
const shows = ({ unit, lurks, nonCombatant }: Combatant, named: ReadonlySet<UnitId>): boolean =>
  named.has(unit) || (lurks !== true && !nonCombatant);

const hullSize = ({ hull }: UnitDesign): number =>
  hull === null ? -1 : HULL_CLASSES.indexOf(hull);

/** Sorts units by nothing but what the enemy sees of them. @rule FOG-12 */
const inSight = (some: readonly Combatant[]): readonly Combatant[] =>
  sortBy(
    some,
    (a, b) => compareNumbers(UNIT_KINDS.indexOf(a.design.kind), UNIT_KINDS.indexOf(b.design.kind)),
    (a, b) => compareNumbers(hullSize(b.design), hullSize(a.design)),
    (a, b) => compareText(a.design.name, b.design.name),
    (a, b) => compareText(a.name, b.name),
    (a, b) =>
      compareNumbers(UNIT_CONDITIONS.indexOf(a.condition), UNIT_CONDITIONS.indexOf(b.condition)),
  );

/** The units of a side that the enemy sees, with their tags. */
function entriesOf(
  { setup }: BattleInput,
  side: BattleSide,
  named: ReadonlySet<UnitId>,
): readonly UnitEntry[] {
  const there = setup.sides[side].combatants.filter(
    (one) => one.design.kind !== 'ground' && shows(one, named),
  );
  return inSight(there).map(({ unit, owner, design, name, condition }, index) => ({
    unit,
    tag: brandAs<TagId>(`${LETTERS[side]}${String(index + 1)}`),
    owner,
    design: design.id,
    name,
    condition,
  }));
}

/** Tells both sides which units fought, and then their fates. @rule ENC-1 @rule CSC-15 */
export function tellOutcome(input: BattleInput, outcome: Outcome): void {
  const head = { cite: cite('ENC-1'), rolls: [] };
  const named = namedIn(outcome);
  const sides = BATTLE_SIDES.map((side) => ({ side, entered: entriesOf(input, side, named) }));
  for (const { side, entered } of sides) {
    input.sink({ type: 'ReinforcementsEntered', ...head, side, entered, reinforcements: 0 });
  }
  const fateOf = new Map(outcome.fates.map((one) => [one.unit, one.fate] as const));
  const laneOf = new Map(outcome.retreats.map((one) => [one.unit, one.lane] as const));
  for (const { side, entered } of sides) {
    input.sink({
      type: 'OutcomeEntered',
      ...head,
      side,
      fates: entered.flatMap(({ unit, tag }) => {
        const fate = fateOf.get(unit);
        return fate === undefined ? [] : [{ unit, tag, fate }];
      }),
      away: entered.flatMap(({ unit, tag }) => {
        const lane = laneOf.get(unit);
        return lane === undefined ? [] : [{ unit, tag, lane }];
      }),
    });
  }
}
