import { runPhase } from '#engine/turn/run-phase';
import { describeEvent } from '#fog/moderator-log/describe';
import { type Names, namesOf } from '#fog/moderator-log/names';
import { seededDice } from '#kernel/dice/seeded-dice';
import { invariant, InvariantError } from '#kernel/result/invariant';
import { legalOrders } from '#app/run/phase/legal-orders';
import type { OrdersByEmpire } from '#model/orders/order';
import type { RollPurpose } from '#model/rolls/roll-purpose';
import type { CampaignState } from '#model/campaign/state';
import type { CampaignEvent } from '#model/events/campaign-event';
import type { ShadowConcern, ShadowInput, ShadowLine, ShadowRun } from './shadow-run.ts';

/** The kind of concern that an event is for a moderator; null: none. */
function concernOf(event: CampaignEvent): ShadowConcern | null {
  if (event.type === 'BattleBegan' || event.type === 'BattleEnded') return 'battle';
  if (event.type === 'UnitsOutOfSupply') return 'supply';
  if (event.type === 'OrderFailed') return 'failure';
  if (event.type === 'UnitUnpaid') return 'deficit';
  const isShort = event.type === 'IncomePaid' && (event.total < 0 || event.treasury < 0);
  return isShort ? 'deficit' : null;
}

function lineOf(event: CampaignEvent, names: Names): ShadowLine {
  const { cite } = event;
  const line = describeEvent(event, names);
  const text = line.startsWith(`${cite} `) ? line.slice(cite.length + 1) : line;
  return { cite, text, concern: concernOf(event) };
}

type Played = Readonly<{ state: CampaignState; lines: readonly ShadowLine[] }>;

function playOne(
  { rules, secret }: ShadowInput,
  state: CampaignState,
  orders: OrdersByEmpire,
): Played {
  const { turn, phase } = state;
  const dice = seededDice<RollPurpose>({ secret, turn, attempt: 1, phase });
  const result = runPhase({
    state,
    orders,
    rules,
    dice,
    decide: (_decision, standing) => ({ answer: standing, by: 'standing' }),
  });
  invariant(result.done, 'SHADOW_ASKS', phase);
  const names = namesOf(result.state);
  return { state: result.state, lines: result.events.map((event) => lineOf(event, names)) };
}

/**
 * Plays a shadow turn, from here to the next orders, to show what would happen if the turn ran now. Standing orders
 * answer everything. It has dice of its own, so that it shows nothing of the real dice. @rule TURN-3
 */
export function playShadow(input: ShadowInput): ShadowRun {
  const orders = legalOrders(input.state, input);
  const phases: ShadowRun['phases'][number][] = [];
  let { state } = input;
  do {
    const { turn, phase } = state;
    try {
      const played = playOne(input, state, orders);
      phases.push({ turn, phase, lines: played.lines });
      state = played.state;
    } catch (error) {
      if (!(error instanceof InvariantError)) throw error;
      return { phases, broken: { phase, text: error.message } };
    }
  } while (phases.at(-1)?.phase !== 'opening');
  return { phases, broken: null };
}
