import { randomOrders } from '#ai/plans/random-orders';
import { empireViewsOf } from '#fog/views/empire-view-of';
import { entriesById } from '#kernel/collections/tables';
import { type DiceSeed, seededDice } from '#kernel/dice/seeded-dice';
import { legalIn } from '#legality/judge-orders';
import type { EmpireId, UnitId } from '#model/campaign/ids';
import { PHASE_IDS, type PhaseId } from '#model/campaign/phase-ids';
import type { CampaignState } from '#model/campaign/state';
import type { CampaignEvent } from '#model/events/campaign-event';
import type { LegalOrder, OrdersByEmpire } from '#model/orders/order';
import type { Dice, RollPurpose } from '#model/rolls/roll-purpose';
import { type BrokenInvariant, brokenInvariants } from '#rules/invariants/broken-invariants';
import type { ScenarioStart } from '#content/scenarios/state-of-scenario';
import { playPhase } from './play-phase.ts';
import { NOTHING_YET, sumOfTallies, type Tally, tallyOf } from './tally.ts';

export type SelfPlay = Readonly<{
  start: ScenarioStart;
  /** The seed of the campaign. The same seed always plays the same one. */
  seed: number;
  turns: number;
  /** Players answer questions at random; otherwise their standing orders answer. */
  windows: boolean;
}>;

/** The place and the cause of a failure in a self-played campaign. */
export type SelfPlayFailure = Readonly<{
  turn: number;
  phase: PhaseId;
  broken: readonly BrokenInvariant[];
}>;

export type SelfPlayed = Readonly<{
  seed: number;
  tally: Tally;
  /** Null: no check failed. */
  failure: SelfPlayFailure | null;
  end: CampaignState;
}>;

/** The parts of a campaign that is being played. */
type Game = SelfPlay & {
  state: CampaignState;
  orders: OrdersByEmpire;
  tally: Tally;
  readonly destroyed: Set<UnitId>;
};

const NO_ORDERS: OrdersByEmpire = {};

/** Random streams of their own, so that the players' choices never change the campaign's dice. */
const diceSeed = ({ seed, state }: Game, whose: string): DiceSeed => {
  const secret = `self-play ${String(seed)} ${whose}`;
  return { secret, turn: state.turn, attempt: 1, phase: state.phase };
};

const playersDice = (game: Game): Dice => seededDice<RollPurpose>(diceSeed(game, 'players'));

/** Each player writes a sheet from their report. */
function writeOrders(game: Game): void {
  const { name: campaignName, rules } = game.start;
  const views = empireViewsOf(game.state, { campaignName, rules });
  const dice = playersDice(game);
  const sheets = entriesById(views).map(([empire, view]): [EmpireId, readonly LegalOrder[]] => {
    return [empire, legalIn(view, randomOrders(view, dice))];
  });
  game.orders = Object.fromEntries(sheets);
  game.tally = sumOfTallies(game.tally, tallyOf({ orders: sheets.flatMap(([, legal]) => legal) }));
}

function noteDestroyed(destroyed: Set<UnitId>, events: readonly CampaignEvent[]): void {
  for (const event of events) if (event.type === 'UnitDestroyed') destroyed.add(event.unit);
}

/** A fault that the engine itself found, in the form of a broken invariant. */
function crash(error: unknown): readonly BrokenInvariant[] {
  const sentence = 'Every phase ends.';
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return [{ code: 'PHASE_FAILED', sentence, breaches: [text] }];
}

/** Runs the current phase and checks the state after it. */
function step(game: Game): readonly BrokenInvariant[] {
  try {
    if (game.state.phase === 'economic') writeOrders(game);
    const { state, orders, windows } = game;
    const { rules } = game.start;
    const players = windows ? playersDice(game) : null;
    const played = playPhase({ state, orders, rules, seed: diceSeed(game, 'dice'), players });
    noteDestroyed(game.destroyed, played.events);
    game.tally = sumOfTallies(game.tally, tallyOf(played));
    game.state = played.state;
  } catch (error) {
    return crash(error);
  }
  return brokenInvariants(game.state, game.destroyed);
}

/** Plays a whole campaign in memory, until its last turn is over or a check fails. */
export function playCampaign(play: SelfPlay): SelfPlayed {
  const { seed, turns, start } = play;
  const game: Game = {
    ...play,
    state: start.state,
    orders: NO_ORDERS,
    tally: NOTHING_YET,
    destroyed: new Set(),
  };
  const ended = (failure: SelfPlayFailure | null): SelfPlayed => {
    return { seed, tally: game.tally, failure, end: game.state };
  };
  for (let phases = turns * PHASE_IDS.length; phases > 0; phases -= 1) {
    const { turn, phase } = game.state;
    const broken = step(game);
    if (broken.length > 0) return ended({ turn, phase, broken });
  }
  return ended(null);
}
