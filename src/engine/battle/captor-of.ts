import { groupBy } from '#kernel/collections/group-by';
import { sumOf } from '#kernel/numbers/sum';
import { cite } from '#kernel/reasons/cite';
import { invariant } from '#kernel/result/invariant';
import type { RollId } from '#kernel/dice/dice';
import type { Combatant } from '#model/battle/setup';
import type { EmpireId } from '#model/campaign/ids';
import { attacks, standsWith } from './demand-rights.ts';
import { type EncounterRun, rowOfSide } from './encounter-run.ts';
import { fleetCombatants } from './combatants-of.ts';
import { everythingOf } from './forces.ts';
import { remainingFleets } from './side.ts';

/** Who takes them, and his own rolls for it. */
export type Captor = Readonly<{ empire: EmpireId; rolls: readonly RollId[] }>;
type Claim = Readonly<{ empire: EmpireId; ships: number; cost: number }>;

/** Whether civilians have somebody of theirs, or of a partner, who could guard them. @rule ENC-6 */
function isGuarded(run: EncounterRun, victim: EmpireId): boolean {
  return [...run.sides.keys()]
    .filter((other) => standsWith(run, victim, other))
    .flatMap((other) => everythingOf(run, other))
    .some(({ design }) => !design.civilian && design.kind !== 'minefield');
}

/** Ships that could take prizes, and what they are worth. @rule ENC-6 */
export function claimOf(run: EncounterRun, empire: EmpireId): Claim {
  const side = rowOfSide(run, empire);
  const isShip = ({ design }: Combatant): boolean => design.kind === 'ship' && !design.civilian;
  const ships = fleetCombatants(run.world, side, remainingFleets(side)).filter(isShip);
  return { empire, ships: ships.length, cost: sumOf(ships, ({ design }) => design.cost) };
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
 * To whom the civilians of a side surrender: they are left alone with an enemy fleet, of several with that
 * with most ships; null: to nobody.
 * @rule ENC-6
 * @ruling Neutrals take only those whom they sought out or demanded a scenario of, where they may. Ships of
 *   a partner guard too, minefields do not. Equal numbers of ships: the dearer, then a roll of d100 each.
 */
export function captorOf(run: EncounterRun, victim: EmpireId): Captor | null {
  if (isGuarded(run, victim)) return null;
  const claims = [...run.sides.keys()]
    .filter((other) => attacks(run, other, victim))
    .map((other) => claimOf(run, other))
    .filter(({ ships }) => ships > 0);
  if (claims.length === 0) return null;
  const most = Math.max(...claims.map(({ ships }) => ships));
  const strongest = claims.filter(({ ships }) => ships === most);
  const dearest = Math.max(...strongest.map(({ cost }) => cost));
  const tied = strongest.filter(({ cost }) => cost === dearest);
  return rollFor(
    run,
    tied.map(({ empire }) => empire),
  );
}
