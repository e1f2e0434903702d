import { keysById } from '#kernel/collections/tables';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import { rightsBetween } from '#rules/diplomacy/rights-between';
import type { Rights } from '#rules/diplomacy/rights-of';
import { controllersIn } from '#rules/movement/controllers-in';
import { hidersIn } from '#rules/sight/hiders-in';
import { type Presence, presenceIn } from '#rules/supply/presence-in';
import { runnersIn } from '#rules/supply/runners-in';

/** The positions of forces when supply is drawn; fleets don't move in this phase. */
export type Theatre = Readonly<{
  empires: readonly EmpireId[];
  controllerOf: (system: SystemId) => EmpireId | null;
  /** What the first may do to the other; one empire is friends with itself. */
  rights: (one: EmpireId, other: EmpireId) => Rights;
  /** The Blockade Runners of an empire by system, and by fleet in a lane. */
  runnersOf: (empire: EmpireId) => ReadonlyMap<string, number>;
  presencesAt: (system: SystemId) => ReadonlyMap<EmpireId, Presence>;
  /** The systems with a working depot of an empire. */
  depotsOf: (empire: EmpireId) => readonly SystemId[];
}>;

const NOBODY: ReadonlyMap<EmpireId, Presence> = new Map();
const NO_RUNNERS: ReadonlyMap<string, number> = new Map();

/** Reads a state once for all empires. */
export function theatreOf(state: CampaignState): Theatre {
  const presences = presenceIn(state, hidersIn(state));
  const runners = runnersIn(state);
  const depots = new Map<EmpireId, SystemId[]>();
  for (const [system, here] of presences) {
    for (const [empire, { depot }] of here) {
      if (depot) depots.set(empire, [...(depots.get(empire) ?? []), system]);
    }
  }
  return {
    empires: keysById(state.empires),
    controllerOf: controllersIn(state),
    rights: (one, other) => rightsBetween(state.relations, one, other),
    runnersOf: (empire) => runners.get(empire) ?? NO_RUNNERS,
    presencesAt: (system) => presences.get(system) ?? NOBODY,
    depotsOf: (empire) => depots.get(empire) ?? [],
  };
}
