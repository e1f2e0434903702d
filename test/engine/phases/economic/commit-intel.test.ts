import { expect, test } from 'vitest';
import { commitIntel } from '#engine/phases/economic/commit-intel';
import { recorderOf } from '#engine/record/recorder';
import { intelHalvedIdOf } from '#model/campaign/effect';
import type { SystemId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import { isIntelCommitted } from '#rules/intel/is-intel-committed';
import { campaignOf, empireOf, systemId, systemOf } from '#test/support/campaign';
import { human, loran } from '#test/support/human-and-loran';
import { eventsOf } from '#test/support/run-phases';

const sol = systemId('H0202');
const wolf = systemId('H0303');
const kili = systemId('H0404');
const idle = systemId('H0101');

const world = (): CampaignState =>
  campaignOf({
    turn: 3,
    empires: [empireOf({ id: human, treasury: 20 }), empireOf({ id: loran, treasury: 50 })],
    systems: [
      systemOf({ id: sol, name: 'Sol', owner: human, census: 8, intel: 4 }),
      systemOf({ id: wolf, name: 'Wolf', owner: human, census: 3, intel: 1 }),
      systemOf({ id: idle, name: 'Ross', owner: human, census: 3, intel: 0 }),
      systemOf({ id: kili, name: 'Kili', owner: loran, census: 6, intel: 5 }),
    ],
  });

/** Uses of Intel by the orders of one sheet, in turn. */
function used(state: CampaignState, ...uses: readonly (readonly [SystemId, number])[]) {
  const record = recorderOf(state);
  for (const [index, [system, points]] of uses.entries())
    commitIntel(record, { kind: 'GiveEp' }, { empire: human, index }, { system, points });
  return record.result();
}
const failures = (run: ReturnType<typeof used>) =>
  eventsOf(run.events, 'OrderFailed').map(({ index, because, about }) => [index, because, about]);

test('INT-1, ECO-6: the Intel of a system is paid for and used for this turn', () => {
  const run = used(world(), [sol, 9], [wolf, 6]);
  expect(failures(run)).toEqual([]);
  expect(run.state.empires).toMatchObject({ human: { treasury: 5 }, loran: { treasury: 50 } });
  expect(isIntelCommitted(run.state, human, sol)).toBe(true);
  expect(isIntelCommitted(run.state, human, wolf)).toBe(true);
  expect(isIntelCommitted(run.state, human, idle)).toBe(false);
  expect(isIntelCommitted(run.state, loran, sol)).toBe(false);
  expect(eventsOf(run.events, 'IntelCommitted')).toMatchObject([
    { witnesses: [{ empire: human, as: 'owner' }], system: sol, points: 9, turn: 3 },
    { system: wolf, points: 6 },
  ]);
});

test('INT-1: a system does one thing in a turn, and only with Intel of its owner’s', () => {
  const run = used(world(), [sol, 9], [sol, 2], [idle, 3], [kili, 4]);
  expect(failures(run)).toEqual([
    [1, 'intel-used', 'Sol'],
    [2, 'no-intel', 'Ross'],
    [3, 'system-lost', 'Kili'],
  ]);
  expect(run.state.empires[human]!.treasury).toBe(11);
});

test('INT-6: Intel that sabotage has halved to nothing can do nothing', () => {
  const state = world();
  const id = intelHalvedIdOf(wolf, 3);
  const subject = { kind: 'system', system: wolf } as const;
  const mark = { id, kind: 'intel-halved', owner: human, subject, amount: 1 } as const;
  const effects = { [id]: { ...mark, begins: 3, ends: 3 } };
  expect(failures(used({ ...state, effects }, [wolf, 2]))).toEqual([[0, 'no-intel', 'Wolf']]);
});

test('ECO-6: what can’t be paid is not used, and can still be used for less', () => {
  const run = used(world(), [sol, 21], [sol, 20]);
  expect(failures(run)).toEqual([[0, 'treasury-short', 'Sol']]);
  expect(isIntelCommitted(run.state, human, sol)).toBe(true);
  expect(run.state.empires[human]!.treasury).toBe(0);
});
