import { FIRE_PHASES, type FirePhase } from '#model/battle/battle-event';
import { BATTLE_SIDES, type BattleSetup, type Combatant } from '#model/battle/setup';
import type { EnemyPiece } from '#model/decisions/decision';
import type { UnitCondition, UnitKind } from '#model/forces/unit';
import type { BattleTraits } from '#rules/combat/abilities/battle-ability';
import { NO_TRAITS, TRAIT_NAMES, traitsOf } from '#rules/combat/abilities/traits-of';
import { currentStats } from '#rules/combat/current-stats';
import { FIRE_TABLE, type FireRow, firesIn, isTargetIn } from '#rules/combat/fire-table';

/** What a unit has by itself in a condition: its values, and what its abilities give it. */
export type Body = Readonly<{ stats: ReturnType<typeof currentStats>; traits: BattleTraits }> & {
  /** What an enemy who knows its class sees of it, where nothing but its condition shows; null: nobody has looked. */
  face: EnemyPiece['stats'];
};

type Form = `${UnitCondition}${'' | ' prize'}`;
/** What a unit has by itself, as far as anybody has asked. */
export type Forms = Partial<Record<Form, Body>>;

/** The same units fight thousands of battles for odds: what they have by themselves is worked out once. */
const FORMS = new WeakMap<Combatant, Forms>();

export function formsOf(combatant: Combatant): Forms {
  const known = FORMS.get(combatant);
  if (known !== undefined) return known;
  const forms: Forms = {};
  FORMS.set(combatant, forms);
  return forms;
}

type Embodied = Readonly<{
  combatant: Combatant;
  forms: Forms;
  condition: UnitCondition;
  takenFrom: unknown;
}>;

/** What a unit has by itself; a prize, without its crew, has neither weapons nor abilities. @rule CSC-16 @rule CSC-10 @rule TECH-6 */
export function bodyOf({ combatant, forms, condition, takenFrom }: Embodied): Body {
  const isPrize = takenFrom !== null;
  if (!isPrize && condition === 'crippled')
    return (forms.crippled ??= bodyIn(combatant, condition, false));
  const form: Form = isPrize ? `${condition} prize` : condition;
  return (forms[form] ??= bodyIn(combatant, condition, isPrize));
}

function bodyIn(combatant: Combatant, condition: UnitCondition, isPrize: boolean): Body {
  const body = { ...combatant, condition, unconverted: combatant.unconverted || isPrize };
  return { stats: currentStats(body), traits: traitsOf(body), face: null };
}

/** What both sides bring: what is not among it need not be looked for in the battle. */
export type Brought = Readonly<{
  /** What abilities that somebody has, sound, could give; 0: nobody has any. */
  traits: BattleTraits;
  kinds: ReadonlySet<UnitKind>;
  hasMinefields: boolean;
  /** Neither flights nor minefields are here. */
  isShipsOnly: boolean;
  hasCivilians: boolean;
  /** Something is based on something else. */
  hasBased: boolean;
  /** Somebody hides behind a convoy. */
  lurkers: boolean;
  /** In which somebody could hit somebody, and the first, in which more is done than that. */
  rows: readonly FireRow[];
  /** All are ships whom no Stasis holds: of a task force everybody is hit in the same phases, and nobody in another. */
  isUniform: boolean;
  /** None of them brings another along, or CR: how many there are is all that counts for the room of a task force. */
  isPlain: boolean;
}>;

/** The same battle is fought thousands of times for odds: what both sides bring is looked for once. */
const BROUGHT = new WeakMap<BattleSetup, Brought>();

export function broughtBy(setup: BattleSetup): Brought {
  const known = BROUGHT.get(setup);
  if (known !== undefined) return known;
  const all = BATTLE_SIDES.flatMap((side) => setup.sides[side].combatants);
  const kinds = new Set(all.map(({ design }) => design.kind));
  const traits = traitsOfAll(all);
  const isUniform = [...kinds].every((kind) => kind === 'ship') && traits.stasis === 0;
  const brought: Brought = {
    traits,
    kinds,
    hasMinefields: kinds.has('minefield'),
    isShipsOnly: !kinds.has('flight') && !kinds.has('minefield'),
    hasCivilians: all.some(({ design }) => design.civilian || design.kind === 'convoy'),
    hasBased: all.some(({ carrier }) => carrier !== null),
    lurkers: all.some(({ lurks }) => lurks === true),
    rows: FIRE_PHASES.filter((phase, at) => at === 0 || isFoughtBy([...kinds], phase)).map(
      (phase) => FIRE_TABLE[phase],
    ),
    isUniform,
    isPlain: isUniform && isPlain(all, traits),
  };
  BROUGHT.set(setup, brought);
  return brought;
}

/** Whether anybody could fire in a phase, and anybody be hit. @rule CSC-7 */
const isFoughtBy = (kinds: readonly UnitKind[], phase: FirePhase): boolean =>
  kinds.some((kind) => firesIn(kind, phase)) && kinds.some((kind) => isTargetIn(kind, phase));

const isPlain = (
  all: readonly Combatant[],
  { commands, corvettes, followsConvoys, minefields, boards }: BattleTraits,
): boolean =>
  commands + corvettes + followsConvoys + minefields + boards === 0 &&
  all.every(({ design, carrier }) => !design.civilian && carrier === null);

function traitsOfAll(all: readonly Combatant[]): BattleTraits {
  const has: Record<keyof BattleTraits, number> = { ...NO_TRAITS };
  for (const combatant of all) {
    const forms = formsOf(combatant);
    const { traits } = bodyOf({ combatant, forms, condition: 'sound', takenFrom: null });
    for (const name of TRAIT_NAMES) if (traits[name] !== 0) has[name] = traits[name];
  }
  return has;
}
