import { expect, test } from 'vitest';
import { feelAtOnce } from '#engine/diplomacy/move-tension';
import { tensionOfMissions } from '#engine/diplomacy/tension-of-missions';
import { recorderOf } from '#engine/record/recorder';
import { cite } from '#kernel/reasons/cite';
import { relationIdOf } from '#model/campaign/relation';
import { onlyFor } from '#model/events/fact';
import type { IntelMission } from '#model/orders/run-mission';
import { missionWorld, kili, wolf } from '#test/engine/phases/intel/mission-world';
import { human, loran } from '#test/support/human-and-loran';
import { empireId } from '#test/support/campaign';
import { eventsOf } from '#test/support/run-phases';

/** What the Loran think of a mission that they found out. */
function tension(mission: IntelMission, culprit = human, by = human) {
  const record = recorderOf(missionWorld());
  const head = { type: 'MissionDiscovered', cite: cite('INT-9'), rolls: [] } as const;
  const what = { empire: loran, culprit, by, mission, at: wolf, success: true };
  record.emit({ ...head, witnesses: onlyFor(loran), ...what });
  tensionOfMissions(record, feelAtOnce(record, { tension: 'on', startingTension: 45 }));
  return record.result();
}
const moved = (run: ReturnType<typeof tension>) =>
  eventsOf(run.events, 'TensionChanged').map(({ empire, toward, cause, by, value }) => ({
    ...{ empire, toward, cause, by, value },
  }));

test.each([
  ['espionage-tech', 'espionage', 10, 55],
  ['sabotage-ship', 'sabotage', 20, 65],
  ['propaganda-insurgency', 'sabotage', 20, 65],
] as const)('DIP-4, INT-9: %s that is found out', (mission, cause, by, value) => {
  expect(moved(tension(mission))).toEqual([{ empire: loran, toward: human, cause, by, value }]);
});

test('DIP-4, INT-9: an empire that is framed gets the tension, and the true culprit none', () => {
  const run = tension('sabotage-troop', kili, human);
  expect(moved(run)).toMatchObject([{ empire: loran, toward: kili, by: 20 }]);
  expect(run.state.relations[relationIdOf(human, loran)]?.tensions).toBeUndefined();
});

test('DIP-4: there is no tension toward an empire that the owner has never met', () => {
  expect(moved(tension('sabotage-troop', empireId('stranger'), human))).toEqual([]);
});
