import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import { rollOneOf } from '#engine/record/roll-one-of';
import { compactGraph, type CompactGraph } from '#kernel/collections/graph';
import { groupBy } from '#kernel/collections/group-by';
import { rowOf } from '#kernel/collections/row-of';
import { keysById, valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import { ledgerTotal } from '#kernel/reasons/ledger';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import { onlyFor } from '#model/events/fact';
import type { Dice, Roll } from '#model/rolls/roll-purpose';
import { censusLanded } from '#rules/colony/census-landed';
import { canGrow, growthLedgerOf, GROWTH_TARGET } from '#rules/colony/growth-check';
import { roomForGrowth } from '#rules/colony/room-for-growth';
import { type Occupation, occupationOf } from './occupation-of.ts';

const COL_4 = cite('COL-4');

type Growing = Readonly<{ empire: EmpireId; system: SystemId }>;
type Field = Readonly<{
  record: Recorder;
  dice: Dice;
  occupation: Occupation;
  /** The explored lanes that an empire knows: what it never charted must not show by its growth. */
  lanesOf: (empire: EmpireId) => Lanes;
}>;
type Lanes = CompactGraph<SystemId>;

/**
 * The yearly growth: every system is checked at once, then those with room grow, and at last the full ones send their Census to where there
 * is room.
 * @rule COL-4
 * @ruling Full systems send their Census away one after another in the order of their ids, each to the room that is left.
 */
export function growSystems(record: Recorder, { dice }: Pick<PhaseInput, 'dice'>): void {
  const state = record.state();
  const grown = valuesById(state.systems).flatMap((system): readonly Growing[] => {
    if (system.owner === null || !canGrow(system)) return [];
    const growing = { empire: system.owner, system: system.id };
    return hasGrown(record, dice, growing) ? [growing] : [];
  });
  const hasRoom = ({ system }: Growing): boolean => {
    const { census, capacity } = rowOf(state.systems, system);
    return census < capacity;
  };
  // Both are checked before anything grows: a system that fills its last room now sends no Census away this year.
  const [young, full] = [grown.filter(hasRoom), grown.filter((one) => !hasRoom(one))];
  for (const one of young) addCensus(record, one, one.system, []);
  if (full.length === 0) return;
  const field = { record, dice, occupation: occupationOf(state), lanesOf: lanesKnownIn(state) };
  for (const one of full) sendAway(field, one);
}

function hasGrown(record: Recorder, dice: Dice, { empire, system: id }: Growing): boolean {
  const system = rowOf(record.state().systems, id);
  const purpose = { kind: 'growth check', text: `growth at ${system.name}` } as const;
  const roll = dice.stream('growth', id).roll({ count: 1, faces: 10 }, purpose, COL_4);
  const ledger = growthLedgerOf(roll.total, system);
  const grown = ledgerTotal(ledger) > GROWTH_TARGET;
  record.emit({
    type: 'GrowthChecked',
    cite: COL_4,
    rolls: [roll.id],
    witnesses: onlyFor(empire),
    empire,
    system: id,
    ledger,
    target: GROWTH_TARGET,
    grown,
    missed: grown ? 0 : system.missedGrowth + 1,
  });
  return grown;
}

function addCensus(
  record: Recorder,
  { empire, system: from }: Growing,
  to: SystemId,
  rolls: readonly Roll[],
): void {
  record.emit({
    type: 'CensusGrown',
    cite: COL_4,
    rolls: rolls.map(({ id }) => id),
    witnesses: onlyFor(empire),
    empire,
    system: to,
    from,
    ...censusLanded(rowOf(record.state().systems, to)),
  });
}

function sendAway({ record, dice, occupation, lanesOf }: Field, growing: Growing): void {
  const { empire, system: from } = growing;
  const rooms = roomForGrowth({
    from,
    own: valuesById(record.state().systems).filter(({ owner }) => owner === empire),
    lanes: lanesOf(empire),
    hasEnemyFleet: (system) => occupation.hasEnemyFleet(empire, system),
  });
  const [first] = rooms;
  if (first === undefined) {
    const fact = { cite: COL_4, rolls: [], witnesses: onlyFor(empire) };
    record.emit({ type: 'GrowthLost', ...fact, empire, system: from });
    return;
  }
  const { index, rolls } = rollForPlace(record, dice, from, rooms);
  addCensus(record, growing, rooms[index] ?? first, rolls);
}

/** A tie that no rule decides is rolled. */
function rollForPlace(
  record: Recorder,
  dice: Dice,
  from: SystemId,
  rooms: readonly SystemId[],
): ReturnType<typeof rollOneOf> {
  const { systems } = record.state();
  const names = rooms.map((system) => rowOf(systems, system).name).join(', ');
  const purpose = { kind: 'growth place', text: `which of ${names} takes the growth` } as const;
  return rollOneOf(dice.stream('growth', from), { count: rooms.length, purpose, cite: COL_4 });
}

/** @rule FOG-15 */
function lanesKnownIn(state: CampaignState): Field['lanesOf'] {
  const explored = valuesById(state.knownLanes).filter(
    (lane) => lane.class !== 'unexplored' && lane.class !== 'unknown',
  );
  const byViewer = groupBy(explored, ({ viewer }) => viewer);
  return (empire) => compactGraph(keysById(state.systems), byViewer.get(empire) ?? []);
}
