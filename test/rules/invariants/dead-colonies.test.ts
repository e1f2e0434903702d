import { expect, test } from 'vitest';
import { recorderOf } from '#engine/record/recorder';
import { cite } from '#kernel/reasons/cite';
import type { CampaignState } from '#model/campaign/state';
import { brokenInvariants } from '#rules/invariants/broken-invariants';
import { harbour, human, sol } from '#test/support/harbour';

const HEAD = { cite: cite('CSC-5'), rolls: [], witnesses: [] } as const;
const place = { kind: 'system', system: sol } as const;

test.each(['uninhabited', 'outpost'] as const)(
  'CSC-5, COL-9: Intel that was spent before a colony died was not spent beyond what there was; it is %s now',
  (left) => {
    const system = { intel: 2, census: 1, morale: 0 };
    const before: CampaignState = { ...harbour({ crew: {}, system }), phase: 'colony' };
    const record = recorderOf(before);
    const spent = { empire: human, system: sol, place, on: 'battle', intel: 2 } as const;
    record.emit({ type: 'IntelSpent', ...HEAD, ...spent });
    record.emit({ type: 'ColonyDied', ...HEAD, empire: human, system: sol, left });
    const codes = brokenInvariants(record.state()).map(({ code }) => code);
    expect(codes).not.toContain('INTEL_OVERSPENT');
  },
);
