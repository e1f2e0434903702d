import { parties } from '#engine/diplomacy/public-news';
import type { Recorder } from '#engine/record/recorder';
import { meet } from '#engine/sight/meet';
import { brandAs } from '#kernel/brand/brand';
import { rowOf } from '#kernel/collections/row-of';
import { divide } from '#kernel/numbers/divide';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId, UnitId } from '#model/campaign/ids';
import type { StarSystem } from '#model/campaign/system';
import { onlyFor } from '#model/events/fact';
import type { Dice } from '#model/rolls/roll-purpose';
import { classesOfWorld, rollNature } from './found-world.ts';
import { nameFreeColony } from './name-world.ts';

const COL_10 = cite('COL-10');

/** A colony on the day of its independence, and whose it was. */
type Freed = Pick<StarSystem, 'id' | 'name' | 'census' | 'productivity' | 'rebels'> &
  Readonly<{ owner: EmpireId }>;

function found(record: Recorder, dice: Dice, freed: Freed): EmpireId {
  const state = record.snapshot();
  const { id: system, census, productivity, owner } = freed;
  const { forceList, era, techYears } = rowOf(state.empires, owner);
  const unlocked = classesOfWorld(state, { id: forceList }, era).map((one) => one.id);
  const own = dice.stream('non-aligned', system);
  const before = own.log().length;
  const nonAligned = rollNature(own, state.turn);
  const world = {
    ...nameFreeColony(freed, state),
    forceList,
    era,
    techYears,
    unlocked,
    nonAligned,
  };
  const rolls = own
    .log()
    .slice(before)
    .map((one) => one.id);
  const values = { census, morale: divide(census, 2, 'up'), productivity, intel: 0, utilized: 0 };
  const head = { type: 'WorldFounded', cite: COL_10, rolls, witnesses: [] } as const;
  record.emit({ ...head, world, system, values, fleet: null, units: [], turn: state.turn });
  return world.id;
}

/** The militias of the rebels are its ground forces. @rule COL-10 @rule GND-3 */
function enlist(record: Recorder, world: EmpireId, { id: system, rebels }: Freed): void {
  if (rebels === 0) return;
  const units = Array.from({ length: rebels }, (_, at) =>
    brandAs<UnitId>(`${world}.u${String(at + 1)}`),
  );
  const { turn } = record.state();
  const head = { type: 'RebelsEnlisted', cite: COL_10, rolls: [] } as const;
  record.emit({ ...head, witnesses: onlyFor(world), empire: world, system, units, turn });
}

/**
 * A colony that has become independent is a non-aligned world from now on, at War with its old owner.
 * @rule COL-10 @rule DIP-14
 * @ruling A colony that becomes independent is called Free and its name. It has unlocked what its list has below the era of the old owner, and
 *   rolls for its personality and strategy as any other world does.
 * @ruling The war between the two is no declaration: no partner has to join it, and others don’t hear of it (FOG-8), because nobody but the old
 *   owner knows that there is a new power.
 */
export function freeColony(record: Recorder, freed: Freed, dice: Dice): void {
  const world = found(record, dice, freed);
  enlist(record, world, freed);
  meet(record, [world, freed.owner], { kind: 'system', system: freed.id });
  const { turn } = record.state();
  const head = { type: 'WarDeclared', cite: COL_10, rolls: [] } as const;
  const witnesses = parties(world, freed.owner);
  record.emit({ ...head, witnesses, by: world, against: freed.owner, turn, cause: 'choice' });
}
