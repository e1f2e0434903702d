import { sortBy } from '#kernel/collections/sort-by';
import { compareIds, valuesById } from '#kernel/collections/tables';
import { sumOf } from '#kernel/numbers/sum';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId, LaneId } from '#model/campaign/ids';
import { RAIDERS } from '#model/campaign/raiders';
import { type EncounterRun, contingentOf } from './encounter-run.ts';
import { forceOf } from './forces.ts';
import { mobileFleets } from './contingent.ts';
import { type Withdrawal, withdrawFleets } from './withdraw.ts';

const SUP_1 = cite('SUP-1');
const TOO_MUCH = 2;

const costOf = (run: EncounterRun, side: EmpireId): number =>
  sumOf(
    forceOf(run, side).filter(({ design }) => !design.civilian),
    ({ design }) => design.cost,
  );

/** The lanes that raiders could take from the place: explored ones that need no Scout. */
function lanesFrom({ world, pending: { place } }: EncounterRun): readonly LaneId[] {
  if (place.kind === 'lane') return [];
  const open = valuesById(world.state.lanes).filter(
    (lane) =>
      (lane.a === place.system || lane.b === place.system) &&
      (lane.class === 'minor' || lane.class === 'major'),
  );
  return sortBy(
    open.map(({ id }) => id),
    compareIds,
  );
}

function randomLane(run: EncounterRun): LaneId | null {
  const lanes = lanesFrom(run);
  if (lanes.length < 2) return lanes[0] ?? null;
  const purpose = { kind: 'raider flight', text: 'where raiders flee' } as const;
  const dice = run.dice.stream('raider flight');
  const rolled = dice.roll({ count: 1, faces: lanes.length }, purpose, SUP_1);
  return lanes[rolled.total - 1] ?? null;
}

/**
 * Raiders withdraw from a demanded battle, all by one random lane, if the setting says so and the demanding side has
 * ships and flights worth twice theirs; null: they fight.
 * @rule SUP-1
 */
export function raidersFlee(run: EncounterRun, by: EmpireId): Withdrawal | null {
  if (run.world.rules.raiderTactics === 'stand') return null;
  if (costOf(run, by) < TOO_MUCH * costOf(run, RAIDERS)) return null;
  const lane = randomLane(run);
  if (lane === null) return null;
  const fleets = mobileFleets(contingentOf(run, RAIDERS));
  const leave = fleets.map(({ id: fleet }) => ({ fleet, lane }));
  return withdrawFleets(run, RAIDERS, { leave, how: 'refused' });
}
