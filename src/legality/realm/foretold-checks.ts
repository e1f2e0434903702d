import { tableOf } from '#kernel/collections/group-by';
import { valuesById } from '#kernel/collections/tables';
import type { MoraleEffectKind } from '#model/campaign/effect';
import type { SystemId } from '#model/campaign/ids';
import type { MoraleCondition } from '#model/campaign/morale';
import type { StarSystem } from '#model/campaign/system';
import { nextYearEnd } from '#rules/calendar/is-year-end';
import { garrisonsOf } from '#rules/colony/garrisons-of';
import { growthChanceOf } from '#rules/colony/growth-chance';
import { canGrow } from '#rules/colony/growth-check';
import { type MoraleChances, moraleChancesOf } from '#rules/colony/morale-chances';
import { moraleConditionsOf } from '#rules/colony/morale-conditions-of';
import { nextMoraleCheck } from '#rules/colony/next-morale-check';
import { rebelsBeside } from '#rules/colony/rebels-beside';
import type { ProjectedAccounts } from '#legality/accounts/projected-accounts';
import type { Plan } from '#legality/plan/plan';
import { supplyAfterMoves } from '#legality/plan/planned-supply';

/** What a Morale check depends on, and the own ground units that are landed. */
export type ForetoldCheck = Readonly<{ conditions: readonly MoraleCondition[]; loyal: number }>;

const UNSUPPLIED: ReadonlySet<MoraleEffectKind> = new Set(['unsupplied']);
const NO_MARKS: ReadonlySet<MoraleEffectKind> = new Set();

/** A route of supply that only ships make doesn’t count for Morale. @rule COL-5 @rule SUP-5 */
function marksOf(plan: Plan, { id }: StarSystem): ReadonlySet<MoraleEffectKind> {
  const supply = supplyAfterMoves(plan, id);
  return supply.supplied && supply.by === 'route' ? NO_MARKS : UNSUPPLIED;
}

/** What will hold as far as its owner knows; what battles of this turn bring, nobody does. @rule COL-5 @rule FOG-14 */
export function foretoldChecks(
  plan: Plan,
  { then }: Pick<ProjectedAccounts, 'then'>,
): (system: StarSystem) => ForetoldCheck {
  const { view, yards } = plan;
  const units = tableOf(then.units, ({ id }) => id);
  const garrison = garrisonsOf({ units, designOf: yards.facts.designOf });
  const systems = tableOf(then.systems, ({ id }) => id);
  const viewer = view.empire.id;
  const lanes = valuesById(view.lanes).map((lane) => ({ ...lane, viewer }));
  const beside = rebelsBeside({ systems, lanes });
  const isChecked = nextMoraleCheck(view.turn, view.rules) === view.turn;
  return (system) => {
    const loyal = garrison(system.id, viewer).units;
    const hasRebelsBeside = beside.has(system.id);
    if (!isChecked) return { loyal, conditions: [] };
    const marks = marksOf(plan, system);
    const facts = { system, troops: loyal, hasRebelsBeside, marks };
    return { loyal, conditions: moraleConditionsOf(facts) };
  };
}

/** What dice may do to an own system: to its Morale this turn, and to its Census at the end of the year. */
export type SystemChances = Readonly<{
  system: SystemId;
  morale: MoraleChances;
  /** The chance in percent that it grows; null: it can’t. */
  growth: Readonly<{ turn: number; chance: number }> | null;
}>;

/** The chances of the checks of all own systems after a sheet, by what their owner knows. @rule COL-4 @rule COL-5 @rule FOG-14 */
export function systemChances(
  plan: Plan,
  accounts: Pick<ProjectedAccounts, 'then'>,
): readonly SystemChances[] {
  const foretold = foretoldChecks(plan, accounts);
  const turn = nextYearEnd(plan.view.turn);
  return accounts.then.systems.map((system) => ({
    system: system.id,
    morale:
      system.census === 0
        ? { falls: 0, rises: 0 }
        : moraleChancesOf(system, foretold(system).conditions),
    growth: canGrow(system) ? { turn, chance: growthChanceOf(system) } : null,
  }));
}
