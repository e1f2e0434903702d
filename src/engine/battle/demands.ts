import type { ScenarioKind } from '#model/battle/setup';
import type { EmpireId } from '#model/campaign/ids';
import { relationIdOf } from '#model/campaign/relation';
import { isShutInBy } from './blockades.ts';
import { mayDemandOf } from './demand-rights.ts';
import { empiresOf, type EncounterRun, ownerOfPlace, ownsPlace } from './encounter-run.ts';
import { fleetWaysOf } from './fleet-ways.ts';
import {
  canFight,
  defensesOf,
  everythingOf,
  fleetsOf,
  forceOf,
  isArmed,
  isGuard,
} from './forces.ts';

export type Demand = Readonly<{ by: EmpireId; against: EmpireId; scenario: ScenarioKind }>;

const demandKey = ({ by, against, scenario }: Demand): string => `${by}>${against}:${scenario}`;

/** Notes a demand, so that the same one is not made again (ENC-2 scenarioLimit). */
export function noteDemand(run: EncounterRun, demand: Demand): void {
  run.demands.add(demandKey(demand));
}

/** Whether a side may still demand this kind of scenario of another. @rule ENC-2 */
export const isOpen = (run: EncounterRun, demand: Demand): boolean =>
  run.world.rules.scenarioLimit === 'unlimited' || !run.demands.has(demandKey(demand));

const ALLIED = ['alliance', 'partnership', 'unification'];

function isAllyOfOwner(run: EncounterRun, side: EmpireId): boolean {
  const owner = ownerOfPlace(run);
  if (owner === null || ownsPlace(run, side)) return false;
  const states = empiresOf(run, side).map(
    (empire) => run.world.state.relations[relationIdOf(owner, empire)]?.state,
  );
  return states.some((state) => state !== undefined && ALLIED.includes(state));
}

/**
 * Whether a side has bases, or by setting flights of a colony, that others can attack in a Defensive scenario, and somebody to guard them.
 * @rule ENC-3
 * @ruling A shipyard, depot or other civilian base can be attacked like any base while its side has ships, flights or military bases there. Else a
 *   colony's flights alone could keep enemies from its shipyard, and so from superiority (BOM-1), for good.
 */
export function hasFixedDefenses(run: EncounterRun, side: EmpireId): boolean {
  const fixed = run.world.rules.defensiveTargets === 'fixed';
  const isTarget = defensesOf(run, side).some(({ fleet, design, owner }) => {
    const isColonyFlight = fixed && design.kind === 'flight' && ownerOfPlace(run) === owner;
    return fleet === null && (design.kind === 'base' || isColonyFlight);
  });
  return isTarget && isGuard(everythingOf(run, side));
}

/**
 * Whether a Defensive scenario may be demanded: by empires that don't own the system, against a side with a base there.
 * @rule ENC-3
 * @ruling The owner of the system may demand a Defensive scenario too, but only of a side that has nothing but fixed defenses there, because
 *   it could demand nothing else of that side.
 */
function mayDemandDefensive(run: EncounterRun, by: EmpireId, against: EmpireId): boolean {
  if (isAllyOfOwner(run, by) || !hasFixedDefenses(run, against)) return false;
  return !ownsPlace(run, by) || !isArmed(forceOf(run, against));
}

/** Interception is for the owner of the system and its allies. @rule ENC-3 */
const mayIntercept = (run: EncounterRun, side: EmpireId): boolean =>
  ownsPlace(run, side) || isAllyOfOwner(run, side);

/** The scenarios that may be demanded of a side that can be met in the open. @rule ENC-3 @rule SUP-4 */
function openToMeet(run: EncounterRun, by: EmpireId, against: EmpireId): readonly ScenarioKind[] {
  if (!isArmed(forceOf(run, against))) return [];
  return mayIntercept(run, by) ? ['deep-space', 'interception'] : ['deep-space'];
}

/**
 * The scenarios that a side can demand of another, as far as it shows.
 * @rule SUP-4
 * @ruling A blockaded side may demand only a Breakout of the blockaders, but the usual scenarios of other sides there. Flights on a strike
 *   aren't shut in: without a fleet beside them they may demand the usual scenarios (MOV-8).
 */
function openAgainst(run: EncounterRun, by: EmpireId, against: EmpireId): readonly ScenarioKind[] {
  if (!isArmed(forceOf(run, by))) return [];
  const isInside = isArmed(fleetsOf(run, by));
  const kinds: readonly ScenarioKind[] =
    isInside && isShutInBy(run, by, against)
      ? ['breakout']
      : [
          ...openToMeet(run, by, against),
          ...(mayDemandDefensive(run, by, against) ? (['defensive'] as const) : []),
        ];
  return kinds.filter((scenario) => isOpen(run, { by, against, scenario }));
}

/**
 * The scenarios that a side may still demand of an opponent on its turn, each kind once: Deep Space or, at home, Interception of a side
 * that can be met in the open, and Defensive of a side with fixed defenses. A side that can't fight may demand nothing.
 * @rule ENC-3
 * @rule ENC-2
 * @ruling No scenario can be demanded of civilians alone. They surrender (ENC-6), or are pursued when they leave.
 */
export function demandableOf(
  run: EncounterRun,
  by: EmpireId,
  against: EmpireId,
): readonly ScenarioKind[] {
  return canFight(forceOf(run, by)) ? openAgainst(run, by, against) : [];
}

/** Whether a side has to fear another, as far as it can see: it doesn't see that ships are under repair. @rule ENC-2 */
export const isThreatenedBy = (run: EncounterRun, empire: EmpireId, by: EmpireId): boolean =>
  mayDemandOf(run, by, empire) && openAgainst(run, by, empire).length > 0;

/** Opponents that a side could demand something of. */
export function opponentsOf(run: EncounterRun, empire: EmpireId): readonly EmpireId[] {
  return [...run.sides.keys()].filter(
    (other) => mayDemandOf(run, empire, other) && demandableOf(run, empire, other).length > 0,
  );
}

/**
 * Whether a side has something to decide on its turn: whom to fight, or whether to leave before others fight it.
 * @rule ENC-2
 */
export function mayAct(run: EncounterRun, empire: EmpireId): boolean {
  if (opponentsOf(run, empire).length > 0) return true;
  const others = [...run.sides.keys()];
  if (!others.some((other) => isThreatenedBy(run, empire, other))) return false;
  return fleetWaysOf(run, empire).length > 0;
}
