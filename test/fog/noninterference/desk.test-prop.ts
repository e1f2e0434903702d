import { expect, test } from 'vitest';
import type { CampaignId } from '#app/ports/campaign-record';
import type { CampaignStore } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import { stateHashOf } from '#app/run/phase/state-hash';
import { type UseCases, useCasesOf } from '#app/use-cases';
import type { SeatId } from '#app/ports/people-record';
import { brandAs } from '#kernel/brand/brand';
import { keysById } from '#kernel/collections/tables';
import type { EmpireId } from '#model/campaign/ids';
import { howMany } from '#test/support/how-many';
import { memoryStore } from '#test/support/memory-store';
import { done, testPorts } from '#test/support/ports';
import type { ProofWorld } from '#test/support/proof-world';
import { sitDown } from '#test/support/whole-turn-desk';
import { type Pair, compare, pairOf } from './compare.ts';
import { parting } from './observe.ts';
import { CLEAN } from './rig.ts';

const PAIRS = howMany(2, 20);
const MOST_SITTINGS = 600;
const campaign = brandAs<CampaignId>('campaign');
const moderator = { kind: 'moderator', campaign } as const;
const NOON = '2024-01-01T12:00:00.000Z';

/** Somebody to ask in each empire: without a player its standing orders answer. */
const seatOf = (empire: EmpireId) => ({
  ...{ id: brandAs<SeatId>(`seat-${empire}`), campaign, role: { kind: 'player', empire } as const },
  ...{ account: null, maySubmit: true, createdAt: NOON, endedAt: null },
});

/** The world as a campaign with windows, about to open its turn, with the clock stopped. */
async function kept({ state, rules, secret }: ProofWorld): Promise<Ports> {
  const store: CampaignStore = memoryStore();
  const { turn, phase } = state;
  const counters = {
    attempt: 1,
    version: 0,
    revision: 0,
    windowsClosed: 0,
    keysFrom: 'ids' as const,
  };
  const head = { version: 0, turn, phase, attempt: 1, hash: stateHashOf(state) };
  const names = { id: campaign, slug: 'proof', name: 'The proof', createdAt: NOON };
  const windows = { ...rules, battles: 'interactive' } as const;
  await store.commit({
    campaign,
    revision: 0,
    changes: [
      { put: 'campaign', campaign: { ...names, rules: windows, secret, turn, phase, ...counters } },
      { put: 'state', before: null, after: state },
      { put: 'checkpoint', head, state },
      ...keysById(state.empires).map((empire) => ({ put: 'seat', seat: seatOf(empire) }) as const),
    ],
  });
  return { ...testPorts(store), clock: { now: () => NOON } };
}

async function submitAll(use: UseCases, { orders }: ProofWorld, turn: number): Promise<void> {
  for (const [empire, sheet] of Object.entries(orders)) {
    const actor = { kind: 'player', campaign, empire: empire as EmpireId } as const;
    done(await use.submitOrders({ actor, turn, orders: sheet }));
  }
}

/** Every different desk that a player finds from one sheet to the next, no matter how often they look. */
async function desksOf(world: ProofWorld, viewer: EmpireId): Promise<readonly string[]> {
  const use = useCasesOf(await kept(world));
  const actor = { kind: 'player', campaign, empire: viewer } as const;
  const desks: string[] = [];
  const { turn } = world.state;
  for (let sitting = 0; sitting < MOST_SITTINGS; sitting += 1) {
    const { stage, turn: now } = done(await use.readDesk({ actor: moderator }));
    if (stage === 'orders' && now > turn) return desks;
    if (stage === 'orders') await submitAll(use, world, turn);
    await sitDown(use, moderator);
    const desk = JSON.stringify(done(await use.readPlayerDesk({ actor })));
    if (desk !== desks.at(-1)) desks.push(desk);
  }
  throw new Error('The turn does not end.');
}

/** What a treaty told of classes may show in what somebody openly does, on a desk as anywhere (FOG-15). */
const mayPart = (pair: Pair): boolean => compare(pair, 'windows', CLEAN).restedOnTreaty;

async function compareDesks(pair: Pair): Promise<number> {
  const { seed, world, twin, viewer } = pair;
  const one = await desksOf(world, viewer);
  const other = await desksOf(twin, viewer);
  for (let at = 0; at < Math.max(one.length, other.length); at += 1) {
    const [a = 'no more', b = 'no more'] = [one[at], other[at]];
    if (a === b) continue;
    if (mayPart(pair)) break;
    expect.fail(`seed ${String(seed)}, desk ${String(at)}: ${parting(a, b)}`);
  }
  return one.length;
}

test(
  'FOG-15, TURN-4: a player’s desk does not depend on what others are asked elsewhere',
  async () => {
    let desks = 0;
    for (let seed = 0; seed < PAIRS; seed += 1) desks += await compareDesks(pairOf(2000 + seed));
    expect(desks).toBeGreaterThan(PAIRS * 6);
  },
  howMany(240_000, 1_200_000),
);
