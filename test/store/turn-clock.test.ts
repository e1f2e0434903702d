import { expect, test } from 'vitest';
import { newClock } from '#app/clock/new-clock';
import type { CampaignStore } from '#app/ports/campaign-store';
import type { TurnClock } from '#app/ports/turn-clock';
import { brandAs } from '#kernel/brand/brand';
import type { EmpireId } from '#model/campaign/ids';
import { openStore } from '#store/open-store';
import { campaignRow } from '#test/conformance/store.fixtures';
import { memoryStore } from '#test/support/memory-store';

const MOMENT = '2026-11-24T20:00:00.000Z';
const FULL: TurnClock = {
  settings: {
    ...newClock().settings,
    mode: 'fixed',
    weekdays: [1, 4],
    mostMissing: 0,
    webhook: 'https://chat.example/hook',
  },
  deadline: MOMENT,
  announced: MOMENT,
  pausedAt: MOMENT,
  reportsAt: MOMENT,
  extensions: [{ empire: brandAs<EmpireId>('loran'), until: MOMENT, reason: 'on a journey' }],
  trouble: { at: MOMENT, text: 'It failed.', tries: 2, retryAt: MOMENT },
  reminded: [24],
  notices: ['Turn 2 is issued.'],
};

const STORES: readonly (readonly [string, () => Promise<CampaignStore>])[] = [
  ['memory', async () => memoryStore()],
  ['SQLite', async () => (await openStore(':memory:')).store],
];

test.each(STORES)('a clock is kept as it was set, and set again (%s)', async (_name, open) => {
  const store = await open();
  const { id } = campaignRow();
  const read = () => store.read((reader) => reader.turnClock(id));
  const born = { put: 'campaign', campaign: campaignRow() } as const;
  await store.commit({ campaign: id, revision: 0, changes: [born] });
  expect(await read()).toBeUndefined();
  for (const [index, clock] of [FULL, newClock()].entries()) {
    const change = { put: 'turn-clock', clock } as const;
    await store.commit({ campaign: id, revision: index + 1, changes: [change] });
    expect(await read()).toEqual(clock);
  }
});
