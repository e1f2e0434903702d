import type { ContactView, EmpireView } from '#fog/views/empire-view';
import type { SystemId } from '#model/campaign/ids';
import type { Unit } from '#model/forces/unit';

/** A battle that a machine thinks of: own units, with those aboard them, against enemies that it remembers at a system. */
export type ThoughtBattle = Readonly<{
  system: SystemId;
  own: readonly Unit[];
  enemies: readonly ContactView[];
}>;

/**
 * The odds of What if, asked by a machine: the percentage of such battles that its own side wins; null: it doesn't know a class that it
 * would meet. They follow from the view alone.
 */
export type BattleOdds = (view: EmpireView, battle: ThoughtBattle) => number | null;
