import { groupBy } from '#kernel/collections/group-by';
import { sortBy } from '#kernel/collections/sort-by';
import { sumOf } from '#kernel/numbers/sum';
import { cite } from '#kernel/reasons/cite';
import { invariant } from '#kernel/result/invariant';
import type { RollId } from '#kernel/dice/dice';
import type { Combatant } from '#model/battle/setup';
import type { EmpireId } from '#model/campaign/ids';
import { attacks, standsWith } from './demand-rights.ts';
import { contingentsOf, type EncounterRun, sideOf } from './encounter-run.ts';
import { fleetCombatants } from './combatants-of.ts';
import { type Contingent, remainingFleets } from './contingent.ts';
import { allOf } from './forces.ts';

/** Who takes them, and his own rolls for it. */
export type Captor = Readonly<{ empire: EmpireId; rolls: readonly RollId[] }>;
type Claim = Readonly<{ empire: EmpireId; ships: number; cost: number }>;

/** Whether civilians have somebody of theirs, or of a partner, who could guard them. @rule ENC-6 */
function isGuarded(run: EncounterRun, victim: EmpireId): boolean {
  return [...run.contingents.values()]
    .filter(({ empire }) => standsWith(run, victim, empire))
    .flatMap((one) => allOf(run.world, one))
    .some(({ design }) => !design.civilian && design.kind !== 'minefield');
}

/** An empire's ships that could take prizes, and what they are worth. @rule ENC-6 */
function claimOf({ world }: EncounterRun, own: Contingent): Claim {
  const isShip = ({ design }: Combatant): boolean => design.kind === 'ship' && !design.civilian;
  const ships = fleetCombatants(world, own, remainingFleets(own)).filter(isShip);
  const { empire } = own;
  return { empire, ships: ships.length, cost: sumOf(ships, ({ design }) => design.cost) };
}

/** What a side has to take prizes with. */
function claimOfSide(run: EncounterRun, side: EmpireId): Claim {
  const claims = contingentsOf(run, side).map((one) => claimOf(run, one));
  const ships = sumOf(claims, (one) => one.ships);
  return { empire: side, ships, cost: sumOf(claims, ({ cost }) => cost) };
}

/**
 * Who of a side takes prizes: who has most ships there, then the dearer ones, then its leader; what was boarded a base
 * can hold too. Null: nobody can.
 * @rule ENC-6 @rule CSC-10
 */
export function takerOf(run: EncounterRun, side: EmpireId, wasBoarded: boolean): EmpireId | null {
  const members = contingentsOf(run, side);
  const [most] = sortBy(
    members.map((one) => claimOf(run, one)),
    (a, b) => b.ships - a.ships,
    (a, b) => b.cost - a.cost,
  );
  if (most !== undefined && most.ships > 0) return most.empire;
  const isBase = ({ design }: Combatant): boolean => design.kind === 'base' && !design.civilian;
  const holder = members.find((one) => wasBoarded && allOf(run.world, one).some(isBase));
  return holder?.empire ?? null;
}

/** The highest roll of d100, again among equals. */
function rollFor(run: EncounterRun, tied: readonly EmpireId[]): Captor {
  const dice = run.dice.stream('prize');
  const purpose = { kind: 'prize', text: 'who takes those that surrender' } as const;
  const rolls: Readonly<{ empire: EmpireId; id: RollId }>[] = [];
  let left = tied;
  while (left.length > 1) {
    const rolled = left.map((empire) => {
      const roll = dice.stream(empire).roll({ count: 1, faces: 100 }, purpose, cite('ENC-6'));
      rolls.push({ empire, id: roll.id });
      return { empire, total: roll.total };
    });
    const byTotal = groupBy(rolled, ({ total }) => total);
    left = (byTotal.get(Math.max(...byTotal.keys())) ?? []).map(({ empire }) => empire);
  }
  const [empire] = left;
  invariant(empire !== undefined, 'CAPTOR_MISSING');
  const own = rolls.filter((one) => one.empire === empire);
  return { empire, rolls: own.map(({ id }) => id) };
}

/**
 * To whom the civilians of an empire surrender: they are left alone with an enemy fleet, of several with that
 * with most ships; null: to nobody.
 * @rule ENC-6
 * @ruling Neutrals take only those whom they sought out or demanded a scenario of, where they may. Ships of
 *   a partner guard too, minefields do not. Equal numbers of ships: the dearer, then a roll of d100 each.
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
  return { empire: takerOf(run, side, false) ?? side, rolls };
}
