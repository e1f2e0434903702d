import { BATTLE_SIDES, type BattleSetup, type Combatant } from '#model/battle/setup';
import type { UnitCondition } from '#model/forces/unit';
import type { BattleTraits } from '#rules/combat/abilities/battle-ability';
import { TRAIT_NAMES, traitsOf } from '#rules/combat/abilities/traits-of';
import { currentStats } from '#rules/combat/current-stats';

/** What a unit has by itself in a condition: its values, and what its abilities give it. */
export type Body = Readonly<{ stats: ReturnType<typeof currentStats>; traits: BattleTraits }>;

type Form = `${UnitCondition}${'' | ' prize'}`;

/** The same units fight thousands of battles for odds: what they have by themselves is worked out once. */
const BODIES = new WeakMap<Combatant, Partial<Record<Form, Body>>>();

/** What a unit has by itself; a prize, without its crew, has neither weapons nor abilities. @rule CSC-16 @rule CSC-10 @rule TECH-6 */
export function bodyOf(combatant: Combatant, condition: UnitCondition, isPrize: boolean): Body {
  let known = BODIES.get(combatant);
  if (known === undefined) {
    known = {};
    BODIES.set(combatant, known);
  }
  const form: Form = isPrize ? `${condition} prize` : condition;
  return (known[form] ??= bodyIn(combatant, condition, isPrize));
}

function bodyIn(combatant: Combatant, condition: UnitCondition, isPrize: boolean): Body {
  const body = { ...combatant, condition, unconverted: combatant.unconverted || isPrize };
  return { stats: currentStats(body), traits: traitsOf(body) };
}

/** The same battle is fought thousands of times for odds: what both sides bring is looked for once. */
const BROUGHT = new WeakMap<BattleSetup, ReadonlySet<keyof BattleTraits>>();

/** What abilities both sides bring: what is not among it need not be looked for in the battle. */
export function broughtBy(setup: BattleSetup): ReadonlySet<keyof BattleTraits> {
  const known = BROUGHT.get(setup);
  if (known !== undefined) return known;
  const all = BATTLE_SIDES.flatMap((side) => setup.sides[side].combatants);
  const traits = all.map((one) => bodyOf(one, 'sound', false).traits);
  const brought = new Set(TRAIT_NAMES.filter((name) => traits.some((has) => has[name] !== 0)));
  BROUGHT.set(setup, brought);
  return brought;
}
