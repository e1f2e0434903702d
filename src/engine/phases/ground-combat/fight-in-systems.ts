import type { PhaseInput } from '#engine/record/phase';
import { landedIn, landedNow, type Siege } from '#engine/siege/siege-world';
import { rowOf } from '#kernel/collections/row-of';
import { compareIds } from '#kernel/collections/tables';
import { unique } from '#kernel/collections/unique';
import { cite } from '#kernel/reasons/cite';
import type { SystemId } from '#model/campaign/ids';
import { orderStateOf } from '#rules/economy/order-state';
import { endInvasions } from './end-invasion.ts';
import { endRound } from './end-round.ts';
import { fightOnGround } from './fight-on-ground.ts';
import type { Invader } from './invasions-of.ts';
import {
  areHostile,
  defends,
  type Field,
  type GroundSide,
  militiaOf,
  plansOf,
  sidesOf,
} from './sides-of.ts';

/** The systems where there may be fighting: with ground units of several owners, rebels, or invaders. */
function battlefields(siege: Siege, invaders: readonly Invader[]): readonly SystemId[] {
  const { systems } = siege.before;
  const contested = [...landedNow(siege)].flatMap(([system, here]) => {
    const owners = unique(here.map(({ unit }) => unit.owner));
    return owners.length > 1 || isForeign(systems[system], owners[0]) ? [system] : [];
  });
  const found = [...contested, ...invaders.map(({ system }) => system)];
  return [...unique(found)].sort(compareIds);
}

/** Whether units on the ground may have somebody to fight there without units of others. */
const isForeign = (
  system: Readonly<{ owner: string | null; rebels: number }> | undefined,
  owner: string | undefined,
): boolean => system !== undefined && (system.owner !== owner || system.rebels > 0);

/**
 * A militia of the colony, if no ground unit defends it, somebody attacks it, and its owner wishes it.
 * @rule GND-3
 */
function withMilitia(
  siege: Siege,
  field: Field,
  sides: readonly GroundSide[],
  planOf: ReturnType<typeof plansOf>,
): readonly GroundSide[] {
  const { owner, id, census } = field.system;
  if (owner === null || census === 0 || orderStateOf(field.system) === 'rebellion') return sides;
  const isDefended = sides.some(
    ({ empires, fighters }) =>
      fighters.some(({ invades }) => !invades) &&
      empires.some((one) => defends(siege, field.system, one)),
  );
  if (isDefended || !planOf(owner, id).militia) return sides;
  const { plan } = planOf(owner, id);
  const militia = militiaOf('militia', owner, { side: owner, index: 1, digsIn: true });
  const home: GroundSide = {
    ...{ leader: owner, empires: [owner], plan },
    ...{ aims: [], fighters: [militia] },
  };
  const isAttacked = sides.some((side) => areHostile(siege, field.system, side, home));
  if (!isAttacked) return sides;
  siege.record.emit({
    type: 'MilitiaRaised',
    cite: cite('GND-3'),
    rolls: [],
    witnesses: [{ empire: owner, as: 'owner' }],
    empire: owner,
    system: id,
  });
  return [...sides, home];
}

/** What is left of a militia when the fighting is over: it still defends its colony. */
export type MilitiasLeft = ReadonlySet<SystemId>;

/** All fighting on the ground. Returns the systems that a militia has held. @rule GND-1 @rule GND-2 @rule GND-3 */
export function fightInSystems(
  siege: Siege,
  input: Pick<PhaseInput, 'orders'>,
  invaders: readonly Invader[],
): MilitiasLeft {
  const planOf = plansOf(siege, input);
  const held = new Set<SystemId>();
  for (const id of battlefields(siege, invaders)) {
    const field: Field = {
      system: rowOf(siege.before.systems, id),
      landed: landedIn(siege, id),
      invaders: invaders.filter(({ system }) => system === id),
    };
    const sides = withMilitia(siege, field, sidesOf(siege, field, planOf), planOf);
    const strikes = fightOnGround(siege, field, sides);
    const end = endRound(siege, field, strikes);
    endInvasions(siege, field, sides, { strikes, end });
    const militia = sides
      .flatMap(({ fighters }) => fighters)
      .find(({ actor }) => actor.kind === 'militia');
    if (militia !== undefined && !end.destroyed.has(militia.key)) held.add(id);
  }
  return held;
}
