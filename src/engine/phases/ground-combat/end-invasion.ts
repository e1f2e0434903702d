import type { Siege } from '#engine/siege/siege-world';
import { groupBy } from '#kernel/collections/group-by';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId, UnitId } from '#model/campaign/ids';
import type { InvasionEnded } from '#model/events/ground-events';
import { onlyFor } from '#model/events/fact';
import { winsBeachhead } from '#rules/ground/beachhead-of';
import type { RoundEnd } from './end-round.ts';
import type { Strike } from './fight-on-ground.ts';
import type { Invader } from './invasions-of.ts';
import { areHostile, type Field, type GroundSide, defends, type Fighter } from './sides-of.ts';

const GND_2 = cite('GND-2');

type Round = Readonly<{ strikes: readonly Strike[]; end: RoundEnd }>;
type Shore = Readonly<{ siege: Siege; field: Field; sides: readonly GroundSide[] }>;

/** Whether enemies of a side were on the ground when it came. */
const isOpposed = ({ siege, field, sides }: Shore, side: GroundSide): boolean =>
  sides.some(
    (other) =>
      other !== side &&
      other.fighters.some(({ invades }) => !invades) &&
      areHostile(siege, field.system, side, other),
  );

/** A militia, or a unit of the owner of the system or of an empire on the owner's side. */
const isDefender = ({ siege, field }: Shore, { actor }: Fighter): boolean =>
  actor.unit === null || (actor.empire !== null && defends(siege, field.system, actor.empire));

/** The result of an invasion for one side. */
function resultOf(
  shore: Shore,
  side: GroundSide,
  { strikes, end }: Round,
): InvasionEnded['result'] {
  if (!isOpposed(shore, side)) return 'unopposed';
  const all = strikes.filter(
    ({ side: by, target }) => by.leader === side.leader && isDefender(shore, target),
  );
  const landings = all.map(({ target, damage, attackers }) => ({
    damage,
    isDestroyed: damage > 0 && end.destroyed.has(target.key),
    survived: attackers.some(({ key, invades }) => invades && !end.destroyed.has(key)),
  }));
  return winsBeachhead(landings, shore.siege.rules) ? 'beachhead' : 'repelled';
}

/** Invaders that are alive land with a beachhead, or where nobody opposed them; all others stay aboard. @rule GND-2 */
export function endInvasions(
  siege: Siege,
  field: Field,
  sides: readonly GroundSide[],
  round: Round,
): void {
  for (const side of sides) {
    const invaders = field.invaders.filter(({ soldier }) =>
      side.empires.includes(soldier.unit.owner),
    );
    if (invaders.length === 0) continue;
    const result = resultOf({ siege, field, sides }, side, round);
    const { units: left } = siege.record.state();
    const isAlive = ({ soldier }: Invader): boolean => Object.hasOwn(left, soldier.unit.id);
    for (const [empire, own] of groupBy(invaders, ({ soldier }) => soldier.unit.owner)) {
      const units = own.map(({ soldier }) => soldier.unit.id);
      tell(siege, field, { empire, result: own.some(isAlive) ? result : 'lost', units });
    }
    if (result === 'repelled') continue;
    for (const invader of invaders.filter(isAlive)) land(siege, field, invader);
  }
}

function tell(
  { record }: Siege,
  { system }: Field,
  told: Readonly<{ empire: EmpireId; result: InvasionEnded['result']; units: readonly UnitId[] }>,
): void {
  const head = { type: 'InvasionEnded', cite: GND_2, rolls: [] } as const;
  const { owner } = system;
  const host = owner === null ? [] : [{ empire: owner, as: 'participant' } as const];
  const witnesses = [...onlyFor(told.empire), ...host];
  record.emit({ ...head, witnesses, system: system.id, ...told });
}

function land({ record }: Siege, { system }: Field, { soldier, carrier }: Invader): void {
  const { id: unit, owner: empire } = soldier.unit;
  const head = { type: 'UnitsLanded', cite: GND_2, rolls: [], witnesses: onlyFor(empire) } as const;
  const to = { kind: 'system', system: system.id } as const;
  record.emit({ ...head, empire, carrier, system: system.id, units: [unit], to });
}
