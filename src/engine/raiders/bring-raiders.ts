import { nextFleetId } from '#engine/record/next-id';
import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { cite } from '#kernel/reasons/cite';
import type { SystemId } from '#model/campaign/ids';
import { RAIDERS } from '#model/campaign/raiders';
import type { Dice } from '#model/rolls/roll-purpose';
import { freeFleetName } from '#rules/forces/free-fleet-name';
import { crewRaiders } from './crew-raiders.ts';

const SUP_1 = cite('SUP-1');

/** A raider fleet for the rolled points, bought at random. @rule SUP-1 */
export function bringRaiders(record: Recorder, dice: Dice, system: SystemId): void {
  const state = record.state();
  const { name } = rowOf(state.systems, system);
  const purpose = {
    kind: 'raider purchase',
    text: `how strong the raiders at ${name} are`,
  } as const;
  const rolled = dice.roll({ count: 4, faces: 6 }, purpose, SUP_1);
  const crew = crewRaiders(state, { fleet: null, points: rolled.total }, dice);
  record.emit({
    type: 'RaidersCame',
    cite: SUP_1,
    rolls: [rolled.id, ...crew.rolls],
    witnesses: [],
    fleet: nextFleetId(state, RAIDERS),
    name: freeFleetName(state, RAIDERS, `Raiders of ${name}`),
    system,
    points: rolled.total,
    raiders: crew.raiders,
    turn: state.turn,
  });
}
