import { seenInEncounters } from '#app/run/questions/seen-in-encounters';
import { entriesById } from '#kernel/collections/tables';
import type { SheetVerdict } from '#legality/judge-orders';
import type { EmpireId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { Answer, Decision } from '#model/decisions/decision';
import type { OrdersByEmpire } from '#model/orders/order';
import type { ProofWorld } from '#test/support/proof-world';
import {
  type DonePhase,
  WHOLE_TURN,
  standingDecider,
  windowDecider,
} from '#test/support/whole-turn';
import { CLEAN, type Rig } from './rig.ts';

/** Whether players are asked in windows, or their standing orders speak. */
export type Asking = 'standing' | 'windows';

/** A phase as it was played, with all that somebody could look at meanwhile. */
export type Played = Readonly<{
  before: CampaignState;
  /** What was said of each empire's sheet, before the phase that carries it out; else empty. */
  verdicts: ReadonlyMap<EmpireId, SheetVerdict>;
  /** The open questions, each time that the phase waited. */
  waits: readonly (readonly Decision[])[];
  done: DonePhase;
}>;

type Playing = Readonly<{ world: ProofWorld; asking: Asking; rig: Rig }>;

// Who looks changes nothing of what happens: a world is played once for all who look at it.
const CLEAN_TURNS = new WeakMap<ProofWorld, Map<Asking, readonly Played[]>>();

const isPlayedClean = ({ dice, run, judge }: Rig): boolean =>
  dice === CLEAN.dice && run === CLEAN.run && judge === CLEAN.judge;

/** A whole turn of the world, phase by phase. */
export function turnPlayed(world: ProofWorld, asking: Asking, rig: Rig): readonly Played[] {
  if (!isPlayedClean(rig)) return turnOf({ world, asking, rig });
  const turns = CLEAN_TURNS.get(world) ?? new Map<Asking, readonly Played[]>();
  CLEAN_TURNS.set(world, turns);
  const turn = turns.get(asking) ?? turnOf({ world, asking, rig });
  turns.set(asking, turn);
  return turn;
}

function turnOf(playing: Playing): readonly Played[] {
  const turn: Played[] = [];
  let state = playing.world.state;
  let orders: OrdersByEmpire = {};
  for (const phase of WHOLE_TURN) {
    const verdicts = phase === 'economic' ? judged(playing, state) : new Map<never, never>();
    if (verdicts.size > 0) orders = legalOf(verdicts);
    const { waits, done } = phasePlayed(playing, state, orders);
    turn.push({ before: state, verdicts, waits, done });
    state = done.state;
  }
  return turn;
}

const judged = (
  { world, rig }: Playing,
  state: CampaignState,
): ReadonlyMap<EmpireId, SheetVerdict> =>
  new Map(
    entriesById(world.orders).map(([viewer, sheet]) => [
      viewer,
      rig.judge({ world, state, viewer, open: [] }, sheet),
    ]),
  );

const legalOf = (verdicts: ReadonlyMap<EmpireId, SheetVerdict>): OrdersByEmpire =>
  Object.fromEntries([...verdicts].map(([empire, { legal }]) => [empire, legal]));

function phasePlayed(
  { world, asking, rig }: Playing,
  state: CampaignState,
  orders: OrdersByEmpire,
): Pick<Played, 'waits' | 'done'> {
  const answers = new Map<string, Answer>();
  const window = windowDecider(answers);
  const waits: (readonly Decision[])[] = [];
  for (;;) {
    const dice = rig.dice(world, state);
    const standing = new Map<string, Answer>();
    const result = rig.run({
      state,
      orders,
      rules: world.rules,
      dice,
      decide: (decision, policy) => {
        if (asking === 'standing') return standingDecider(decision, policy);
        standing.set(decision.id, policy);
        return window(decision, policy);
      },
    });
    if (result.done) {
      // Before it is told to be done there is a moment without questions, however long others take.
      if (asking === 'windows') waits.push([]);
      const { events, decided } = result;
      const rolls = dice.log();
      return { waits, done: { phase: state.phase, state: result.state, events, rolls, decided } };
    }
    // What a page tells of the battle so far beside a question is a sight as well.
    const seenBy = seenInEncounters(state, { told: result.told, rolls: dice.log() });
    waits.push(result.open.map((decision) => ({ ...decision, seen: seenBy(decision) })));
    for (const { id } of result.open) answers.set(id, standing.get(id)!);
  }
}
