import { randomOrders } from '#ai/plans/random-orders';
import { seededDice } from '#kernel/dice/seeded-dice';
import { valuesById } from '#kernel/collections/tables';
import type { CampaignState } from '#model/campaign/state';
import type { RollPurpose } from '#model/rolls/roll-purpose';
import type { ProofWorld } from './proof-world.ts';
import { donePhase, standingDecider, viewOf, wholeTurn } from './whole-turn.ts';

/** Random legal orders of everybody for the turn that is about to open. */
export function withRandomOrders(world: ProofWorld): ProofWorld {
  const { state } = donePhase(world, { state: world.state, orders: {}, decide: standingDecider });
  const { secret } = world;
  const dice = seededDice<RollPurpose>({ secret, turn: state.turn, attempt: 0, phase: 'players' });
  const sheets = valuesById(state.empires).map(({ id }) => {
    const orders = randomOrders(viewOf(world, state, id), dice);
    return [id, orders] as const;
  });
  return { ...world, orders: Object.fromEntries(sheets) };
}

/** The same without missions: their results rest on Intel that nobody sees, which is allowed (FOG-15). */
function withoutMissions({ orders, ...world }: ProofWorld): ProofWorld {
  const sheets = Object.entries(orders).map(([id, sheet]) => {
    return [id, sheet.filter(({ kind }) => kind !== 'RunMission')] as const;
  });
  return { ...world, orders: Object.fromEntries(sheets) };
}

/** The world after this number of turns: with contacts, memories, damage, reports and fleets that withdrew. */
export function laterWorld(world: ProofWorld, turns: number): ProofWorld {
  let later = world;
  for (let turn = 0; turn < turns; turn += 1) {
    later = withRandomOrders({ ...later, state: beforeOpening(later) });
  }
  return withoutMissions(later);
}

/** The state at the end of a turn, before the next one opens. */
function beforeOpening(world: ProofWorld): CampaignState {
  return wholeTurn(world).find(({ phase }) => phase === 'end-of-turn')!.state;
}
