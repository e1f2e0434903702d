import { expect, test } from 'vitest';
import { machinePlan } from '#ai/machine/plan';
import { battleOdds } from '#app/machine/battle-odds';
import { LEVEL_NAMES, type MachinePlayer, PERSONALITY_NAMES } from '#model/campaign/machine-player';
import { empireViewOf } from '#fog/views/empire-view-of';
import { keysById } from '#kernel/collections/tables';
import { judgeOrders } from '#legality/judge-orders';
import type { EmpireId } from '#model/campaign/ids';
import { pairOf } from '#test/fog/noninterference/compare';
import type { ProofWorld } from '#test/support/proof-world';
import { diceOf, infoOf } from '#test/support/whole-turn';

const SEEDS = [3100, 3101, 3102, 3103];

const HARD: MachinePlayer = { level: 'hard', personality: 'warlike' };

/** What a player plans in a world that is full of everything, by dice that both twins share. */
function planIn(world: ProofWorld, viewer: EmpireId, player: MachinePlayer = HARD) {
  const view = empireViewOf(world.state, viewer, infoOf(world));
  return {
    view,
    plan: machinePlan(view, player, { dice: diceOf(world, world.state), odds: battleOdds }),
  };
}

test.each(SEEDS)(
  'TURN-5: nothing of a machine’s sheet is refused, and each order has a reason (%i)',
  (seed) => {
    const { world } = pairOf(seed);
    for (const empire of keysById(world.state.empires)) {
      const { view, plan } = planIn(world, empire);
      const { verdicts } = judgeOrders(
        view,
        plan.noted.map(({ order }) => order),
      );
      expect(verdicts.filter(({ accepted }) => !accepted)).toEqual([]);
      expect(plan.legal).toHaveLength(plan.noted.length);
      expect(plan.noted.filter(({ why }) => !/^[A-Z].*\.$/u.test(why))).toEqual([]);
    }
  },
);

test.each(SEEDS)(
  'FOG-14: what a machine can’t know changes none of its orders or reasons (%i)',
  (seed) => {
    const { world, twin, viewer } = pairOf(seed);
    expect(world.state).not.toEqual(twin.state);
    expect(planIn(twin, viewer).plan).toEqual(planIn(world, viewer).plan);
  },
);

test('every level and personality writes a legal sheet', () => {
  const { world } = pairOf(3104);
  for (const level of LEVEL_NAMES) {
    for (const personality of PERSONALITY_NAMES) {
      for (const empire of keysById(world.state.empires)) {
        const { plan } = planIn(world, empire, { level, personality });
        expect(plan.legal).toHaveLength(plan.noted.length);
      }
    }
  }
});

test('a passive machine declares no war and sends nobody to invade', () => {
  const player: MachinePlayer = { level: 'passive', personality: 'warlike' };
  for (const seed of SEEDS) {
    const { world } = pairOf(seed);
    const kinds = keysById(world.state.empires).flatMap((empire) =>
      planIn(world, empire, player).plan.noted.map(({ order }) => order.kind),
    );
    expect(kinds).not.toContain('DeclareWar');
    expect(kinds.length).toBeGreaterThan(0);
  }
});
