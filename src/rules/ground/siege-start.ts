import type { GroundPlan } from '#model/forces/ground-plan';
import type { RuleSet } from '#model/settings/rule-set';
import type { GroundFighter } from './ground-fighter.ts';

/** A unit that invades, and as it is once it is landed. */
export type Lander = Readonly<{ invading: GroundFighter; landed: GroundFighter }>;

/** Both sides of a siege before the first turn. No two fighters have the same key. */
export type SiegeStart = Readonly<{
  /** Of the attacker: already on the ground, invading, and waiting aboard until there is a beachhead. */
  landed: readonly GroundFighter[];
  invaders: readonly Lander[];
  waiting: readonly GroundFighter[];
  attackerPlan: GroundPlan;
  defenders: readonly GroundFighter[];
  /** By how much Tactical Support lowers the Defense of defenders in the first turn, by key (BOM-2). */
  lowered: ReadonlyMap<string, number>;
  defenderPlan: GroundPlan;
  /** What Shock adds to the Attack of a unit that didn't attack in the turn before, by key (ABL-3). */
  shock: ReadonlyMap<string, number>;
  /** The colony raises a militia when nobody defends it. */
  militia: boolean;
  turns: number;
  rules: Pick<RuleSet, 'beachhead' | 'beachheadLanding' | 'counterAttack'>;
}>;

type BySide = Readonly<{ attackers: number; defenders: number }>;

/** What happened; turns count from 1, 0: it didn't. */
export type SiegeEnd = Readonly<{
  /** Invaders got ashore alive. */
  landing: number;
  /** At the end of that turn the attacker first had units on the ground. */
  beachhead: number;
  conquest: number;
  /** The attacker has nothing left. */
  beaten: number;
  /** Attrition lost, without that of militias. */
  lost: BySide;
  /** Units left. */
  units: BySide;
}>;
