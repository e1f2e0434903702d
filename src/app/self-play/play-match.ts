import { machinePlan } from '#ai/machine/plan';
import { battleOdds } from '#app/machine/battle-odds';
import { randomOrders } from '#ai/plans/random-orders';
import type { Outcome } from '#app/use-case-error';
import type { ScenarioStart } from '#content/scenarios/state-of-scenario';
import { type EmpireView } from '#fog/views/empire-view';
import { empireViewsOf } from '#fog/views/empire-view-of';
import { type ById, entriesById, keysById } from '#kernel/collections/tables';
import { type DiceSeed, seededDice } from '#kernel/dice/seeded-dice';
import { ok } from '#kernel/result/result';
import { legalIn } from '#legality/judge-orders';
import type { EmpireId, UnitId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { LegalOrder, OrdersByEmpire } from '#model/orders/order';
import type { RollPurpose } from '#model/rolls/roll-purpose';
import { brokenInvariants } from '#rules/invariants/broken-invariants';
import { type Calm, calmAfter, NO_CALM } from './calm.ts';
import type { Match, MatchResult, Player } from './match.ts';
import { decisionOf, seatResultsOf } from './match-decision.ts';
import { type PlayedPhase, playPhase } from './play-phase.ts';
import { worldOfMatch } from './world-of-match.ts';

/** Milliseconds, from any beginning. */
export type Stopwatch = () => number;

/** Who looks on, without changing anything: at the orders of each turn, and at each phase. */
export type Onlooker = Readonly<{
  ordered: (turn: Readonly<{ views: ById<EmpireId, EmpireView>; orders: OrdersByEmpire }>) => void;
  played: (phase: PlayedPhase & Readonly<{ before: CampaignState }>) => void;
}>;

const NOBODY_LOOKS: Onlooker = { ordered: () => undefined, played: () => undefined };

/** A match while it is played. */
type Game = Readonly<{
  match: Match;
  start: ScenarioStart;
  /** The place of the player in each seat. */
  seats: ReadonlyMap<EmpireId, number>;
  now: Stopwatch;
  onlooker: Onlooker;
  destroyed: Set<UnitId>;
}> & {
  state: CampaignState;
  orders: OrdersByEmpire;
  calm: Calm;
  counts: { battles: number; built: number; lost: number; orders: number; refused: number };
  thought: { sum: number; most: number; times: number };
};

const diceSeed = ({ match, state }: Game, whose: string): DiceSeed => {
  const secret = `match ${String(match.seed)} ${whose}`;
  return { secret, turn: state.turn, attempt: 1, phase: state.phase };
};

/** The orders of one player. What its own judge refuses of a machine's orders is counted: it should be nothing. */
function ordersOf(
  game: Game,
  player: Player,
  view: EmpireView,
): Readonly<{ legal: readonly LegalOrder[]; refused: number }> {
  const dice = seededDice<RollPurpose>(diceSeed(game, 'players')).stream('seat', view.empire.id);
  switch (player.kind) {
    case 'machine': {
      const { legal, noted } = machinePlan(view, player, { dice, odds: battleOdds });
      return { legal, refused: noted.length - legal.length };
    }
    case 'random':
      return { legal: legalIn(view, randomOrders(view, dice)), refused: 0 };
    case 'idle':
      return { legal: [], refused: 0 };
  }
}

/** Who plays a power without a seat: a machine each non-aligned world. */
const nobody = ({ empire: { nonAligned } }: EmpireView): Player | undefined =>
  nonAligned === undefined
    ? undefined
    : { kind: 'machine', level: 'standard', personality: 'balanced' };

function writeOrders(game: Game): void {
  const { name: campaignName, rules } = game.start;
  const views = empireViewsOf(game.state, { campaignName, rules });
  const sheets = entriesById(views).flatMap(
    ([empire, view]): [EmpireId, readonly LegalOrder[]][] => {
      const place = game.seats.get(empire);
      const player = place === undefined ? nobody(view) : game.match.players[place];
      if (player === undefined) return [];
      const began = game.now();
      const { legal, refused } = ordersOf(game, player, view);
      noteThought(game, player, game.now() - began);
      game.counts.orders += legal.length;
      game.counts.refused += refused;
      return [[empire, legal]];
    },
  );
  game.orders = Object.fromEntries(sheets);
  game.onlooker.ordered({ views, orders: game.orders });
}

function noteThought({ thought }: Game, { kind }: Player, took: number): void {
  if (kind !== 'machine') return;
  thought.sum += took;
  thought.times += 1;
  thought.most = Math.max(thought.most, took);
}

function noteEvents(game: Game, { events }: PlayedPhase): void {
  const { counts, destroyed, seats } = game;
  game.calm = calmAfter(game.calm, events, (empire) => empire !== null && seats.has(empire));
  for (const event of events) {
    if (event.type === 'BattleBegan') counts.battles += 1;
    if (event.type === 'UnitBuilt') counts.built += 1;
    if (event.type !== 'UnitDestroyed') continue;
    counts.lost += 1;
    destroyed.add(event.unit);
  }
}

/** Runs the current phase and checks the state after it. */
function step(game: Game): MatchResult['failure'] {
  const { turn, phase } = game.state;
  try {
    if (phase === 'economic') writeOrders(game);
    const { state, orders } = game;
    const { rules } = game.start;
    const played = playPhase({ state, orders, rules, seed: diceSeed(game, 'dice'), players: null });
    noteEvents(game, played);
    game.onlooker.played({ ...played, before: state });
    game.state = played.state;
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const broken = [{ code: 'PHASE_FAILED', sentence: 'Every phase ends.', breaches: [text] }];
    return { turn, phase, broken };
  }
  const broken = brokenInvariants(game.state, game.destroyed);
  return broken.length === 0 ? null : { turn, phase, broken };
}

function gameOf(
  match: Match,
  start: ScenarioStart,
  { now, onlooker }: Pick<Game, 'now' | 'onlooker'>,
): Game {
  const { seed, players } = match;
  const seats = keysById(start.state.empires).map((empire, at): [EmpireId, number] => [
    empire,
    (at + seed) % players.length,
  ]);
  return {
    match,
    start,
    now,
    onlooker,
    seats: new Map(seats),
    destroyed: new Set(),
    state: start.state,
    orders: {},
    calm: NO_CALM,
    counts: { battles: 0, built: 0, lost: 0, orders: 0, refused: 0 },
    thought: { sum: 0, most: 0, times: 0 },
  };
}

/** Plays one campaign by its players, in memory, until it is decided, its turns are over, or a check fails. */
export function playMatch(
  match: Match,
  now: Stopwatch,
  onlooker: Onlooker = NOBODY_LOOKS,
): Outcome<MatchResult> {
  const start = worldOfMatch(match);
  if (!start.ok) return start;
  const game = gameOf(match, start.value, { now, onlooker });
  const began = now();
  const first = game.state.turn;
  let failure: MatchResult['failure'] = null;
  let decision = decisionOf(game.state, game.seats);
  while (failure === null && game.state.turn < first + match.turns && !decision.isOver) {
    failure = step(game);
    if (game.state.phase === 'opening') decision = decisionOf(game.state, game.seats);
  }
  const turns = game.state.turn - first;
  const { sum, times, most } = game.thought;
  const { winners, by } = decisionOf(game.state, game.seats);
  return ok({
    seed: match.seed,
    turns,
    winners,
    by,
    seats: seatResultsOf(game.state, game.seats),
    ...game.counts,
    calm: game.calm,
    thought: { mean: times === 0 ? 0 : sum / times, most },
    perTurn: turns === 0 ? 0 : (now() - began - sum) / turns,
    failure,
  });
}
