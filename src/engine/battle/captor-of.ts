import { rollForOrder } from '#engine/record/roll-for-order';
import { sortBy } from '#kernel/collections/sort-by';
import { sumOf } from '#kernel/numbers/sum';
import { cite } from '#kernel/reasons/cite';
import { invariant } from '#kernel/result/invariant';
import type { RollId } from '#kernel/dice/dice';
import type { Combatant } from '#model/battle/setup';
import type { EmpireId, FleetId } from '#model/campaign/ids';
import { attacks, standsWith } from './demand-rights.ts';
import { contingentsOf, type EncounterRun, sideOf } from './encounter-run.ts';
import { fleetCombatants } from './combatants-of.ts';
import { type Contingent, remainingFleets } from './contingent.ts';
import { allOf, fleetsAmong, isGuard } from './forces.ts';

/** The captor, and its own rolls. */
export type Captor = Readonly<{ empire: EmpireId; rolls: readonly RollId[] }>;
type Claim = Readonly<{ empire: EmpireId; ships: number; cost: number }>;

/** Whether civilians have a unit of their own empire, or of a partner, that guards them. @rule ENC-6 */
function isGuarded(run: EncounterRun, victim: EmpireId): boolean {
  return [...run.contingents.values()]
    .filter(({ empire }) => standsWith(run, victim, empire))
    .some((one) => isGuard(allOf(run.world, one)));
}

const isWarship = ({ design }: Combatant): boolean => design.kind === 'ship' && !design.civilian;

/** The warships of an empire that have not withdrawn. */
const stayedShips = ({ world }: EncounterRun, own: Contingent): readonly Combatant[] =>
  fleetCombatants(world, own, remainingFleets(own)).filter(isWarship);

/** The warships of an empire that have withdrawn, and are still there until they sail. @rule ENC-4 */
const withdrawnShips = ({ world }: EncounterRun, own: Contingent): readonly Combatant[] =>
  fleetsAmong(world, own, own.withdrawn).filter(isWarship);

/** An empire's ships that could take prizes, and what they are worth. @rule ENC-6 */
function claimOf(run: EncounterRun, own: Contingent): Claim {
  const ships = stayedShips(run, own);
  const { empire } = own;
  return { empire, ships: ships.length, cost: sumOf(ships, ({ design }) => design.cost) };
}

const hasBaseIn = ({ world }: EncounterRun, own: Contingent): boolean =>
  allOf(world, own).some(({ design }) => design.kind === 'base' && !design.civilian);

/** The captor's fleet that takes the prizes along; for a captor that has withdrawn, a fleet that leaves. Null: it has only bases. */
export function escortOf(run: EncounterRun, own: Contingent): FleetId | null {
  if (stayedShips(run, own).length > 0) return remainingFleets(own)[0]?.id ?? null;
  return hasBaseIn(run, own) ? null : (withdrawnShips(run, own)[0]?.fleet ?? null);
}

/** The ships with which a side can take prizes. */
function claimOfSide(run: EncounterRun, side: EmpireId): Claim {
  const claims = contingentsOf(run, side).map((one) => claimOf(run, one));
  const ships = sumOf(claims, (one) => one.ships);
  return { empire: side, ships, cost: sumOf(claims, ({ cost }) => cost) };
}

/**
 * The empire of a side that takes prizes: the one with most ships there, then with the more expensive ones, then its leader. A base can
 * also hold what was boarded. Null if no empire can.
 * @rule ENC-6 @rule CSC-10
 * @ruling If nothing of a side has stayed, its ships that have withdrawn can still hold what it captured in a battle, because they are
 *   there until they leave.
 */
export function captorIn(run: EncounterRun, side: EmpireId, wasBoarded: boolean): EmpireId | null {
  const members = contingentsOf(run, side);
  const [most] = sortBy(
    members.map((one) => claimOf(run, one)),
    (a, b) => b.ships - a.ships,
    (a, b) => b.cost - a.cost,
  );
  if (most !== undefined && most.ships > 0) return most.empire;
  const byBase = members.find((one) => wasBoarded && hasBaseIn(run, one));
  const gone = members.find((one) => withdrawnShips(run, one).length > 0);
  return (byBase ?? gone)?.empire ?? null;
}

/** The empire that comes first by a roll of d100 each. */
function rollFor(run: EncounterRun, tied: readonly EmpireId[]): Captor {
  const purpose = { kind: 'prize', text: 'who takes those that surrender' } as const;
  const among = { among: tied, purpose, cite: cite('ENC-6') };
  const [first] = rollForOrder(run.dice.stream('prize'), among);
  invariant(first !== undefined, 'CAPTOR_MISSING');
  return first;
}

/**
 * The captor to which an empire's civilians surrender if they are left alone with an enemy fleet: of several sides the one with most ships.
 * Null if there is none.
 * @rule ENC-6
 * @ruling Neutrals capture only civilians of a side that they began the encounter against or demanded a scenario of, where they may do
 *   that. A partner's ships, flights and military bases guard civilians too, but minefields don't. If several sides have equally many
 *   ships, the one whose ships cost more captures them, then a roll of d100 each decides.
 */
export function captorOf(run: EncounterRun, victim: EmpireId): Captor | null {
  if (isGuarded(run, victim)) return null;
  const claims = [...run.sides.keys()]
    .filter((side) => attacks(run, side, sideOf(run, victim)))
    .map((side) => claimOfSide(run, side))
    .filter(({ ships }) => ships > 0);
  if (claims.length === 0) return null;
  const most = Math.max(...claims.map(({ ships }) => ships));
  const strongest = claims.filter(({ ships }) => ships === most);
  const dearest = Math.max(...strongest.map(({ cost }) => cost));
  const tied = strongest.filter(({ cost }) => cost === dearest);
  const { empire: side, rolls } = rollFor(
    run,
    tied.map(({ empire }) => empire),
  );
  return { empire: captorIn(run, side, false) ?? side, rolls };
}
