import type { UnitDesign } from '#model/forces/design';

/** A unit on a battle form: what it is called, how it is, and its values now. */
export type BattleFormUnit = Readonly<{
  name: string;
  state: string;
  /** DV, AS, AF, CV, CR and CC as they are at the beginning of the battle. */
  stats: readonly string[];
  abilities: string;
  design: UnitDesign;
}>;

/** A battle to be fought at a table, and written down. */
export type BattleForm = Readonly<{
  title: string;
  subtitle: string;
  sides: readonly Readonly<{ name: string; units: readonly BattleFormUnit[] }>[];
}>;

/** The heads of the values of a unit. */
export const BATTLE_STATS = ['DV', 'AS', 'AF', 'CV', 'CR', 'CC'] as const;
