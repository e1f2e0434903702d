import { expect, test } from 'vitest';
import type { CampaignStore } from '#app/ports/campaign-store';
import { clockDeskOf, DEADLINE } from '#test/support/clock-desk';
import { codeOf, done } from '#test/support/desk';
import { memoryStore } from '#test/support/memory-store';

const INTERLEAVINGS = 100;

type Waiting = Readonly<{ go: () => void }>;

/** A store whose reads and commits wait until the script lets one of those that wait go on. */
function scriptedStore(): Readonly<{
  store: CampaignStore;
  /** Runs all works to their end; who goes next is read from the number. */
  play: (script: number, works: readonly (() => Promise<unknown>)[]) => Promise<void>;
}> {
  const store = memoryStore();
  const waiting: Waiting[] = [];
  const script = { isOn: false };
  const turn = (): Promise<void> =>
    script.isOn ? new Promise((go) => waiting.push({ go })) : Promise.resolve();
  return {
    store: {
      read: async (work) => {
        await turn();
        return store.read(work);
      },
      commit: async (commit) => {
        await turn();
        return store.commit(commit);
      },
    },
    play: async (number, works) => {
      script.isOn = true;
      const left = { works: works.length, choices: number };
      for (const work of works) void work().finally(() => (left.works -= 1));
      while (left.works > 0) {
        await new Promise((resolve) => setImmediate(resolve));
        const [next] = waiting.splice(left.choices % Math.max(1, waiting.length), 1);
        left.choices = Math.floor(left.choices / 2);
        next?.go();
      }
      script.isOn = false;
    },
  };
}

async function raceBy(script: number): Promise<string> {
  const { store, play } = scriptedStore();
  const desk = await clockDeskOf({ store });
  const { use, human, loran, moderator: actor } = desk;
  for (const one of [human, loran]) {
    done(await use.submitOrders({ actor: one, turn: 1, orders: [] }));
  }
  desk.at(DEADLINE);
  const version = await desk.version();
  const codes = { sent: '', begun: '' };
  await play(script, [
    async () => {
      const order = { kind: 'SetStanding', fleet: null, standing: { engageRatio: 90 } } as const;
      codes.sent = codeOf(await use.submitOrders({ actor: loran, turn: 1, orders: [order] }));
    },
    async () => {
      codes.begun = codeOf(await use.runNextPhase({ actor, version }));
    },
  ]);
  const { sheet, audit } = await store.read(async (reader) => ({
    sheet: await reader.sheet(actor.campaign, {
      turn: 1,
      empire: loran.empire,
      status: 'submitted',
    }),
    audit: await reader.audit(actor.campaign),
  }));
  const acts = audit.map(({ act }) => act);
  // A player who is told that they were in time is in time: their orders are stored before the turn begins.
  expect(codes.begun).toBe('done');
  expect(sheet!.orders.length).toBe(codes.sent === 'done' ? 1 : 0);
  expect(acts.lastIndexOf('orders-submitted')).toBeLessThan(acts.lastIndexOf('phase-run'));
  return codes.sent;
}

test('TURN-5: of orders and a run at the second of the deadline exactly one wins, and the other is told', async () => {
  const outcomes = new Set<string>();
  for (let script = 0; script < INTERLEAVINGS; script += 1) outcomes.add(await raceBy(script));
  expect(outcomes).toEqual(new Set(['done', 'ORDERS_LOCKED']));
});
