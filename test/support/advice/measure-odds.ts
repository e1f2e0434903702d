import { fightOdds } from '#app/odds/fight-odds';
import { standingWhenAsked } from '#app/what-if/asked/standing-when-asked';
import { askedBattles } from '#app/what-if/asked/asked-battle';
import { battleOfWhatIf } from '#app/what-if/battle-of-what-if';
import { listsWith } from '#app/what-if/known-classes';
import { withoutFixed } from '#app/what-if/without-fixed';
import { seenInEncounters } from '#app/run/questions/seen-in-encounters';
import type { OwnQuestion } from '#app/usecases/orders/read-player-desk';
import type { Onlooker } from '#app/self-play/play-match';
import type { ForceLists } from '#content/force-lists/force-lists';
import { runPhase } from '#engine/turn/run-phase';
import type { EmpireView } from '#fog/views/empire-view';
import { playerWorld } from '#http/what-if/player-world';
import { presetForm } from '#http/what-if/preset-form';
import { whatIfIn } from '#http/what-if/read-what-if';
import { formBodyOf } from '#http/visits/form-body';
import type { RuledRoll } from '#kernel/dice/ruled-roll';
import { seededDice } from '#kernel/dice/seeded-dice';
import type { ById } from '#kernel/collections/tables';
import { hasOneAnswer } from '#legality/answers/has-one-answer';
import type { BattleId, DecisionId, EmpireId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { Answer, Decision } from '#model/decisions/decision';
import type { CampaignEvent } from '#model/events/campaign-event';
import type { OrdersByEmpire } from '#model/orders/order';
import type { RollPurpose } from '#model/rolls/roll-purpose';
import type { RuleSet } from '#model/settings/rule-set';

/** How often the odds at a question said that its player wins, how often they then did, and in which round they were asked. */
export type OddsCase = Readonly<{
  /** 0: before the first round. */
  round: number;
  told: number;
  came: number;
}>;

type Asked = Readonly<{ decision: Decision; standing: Answer }>;
type Phase = Readonly<{
  before: CampaignState;
  orders: OrdersByEmpire;
  views: ById<EmpireId, EmpireView>;
  lists: ForceLists;
}>;

/** How often a battle is fought for the odds, and how often it is played on. */
const TOLD = 400;
const PLAYED = 60;

const battleIn = (decision: Decision): BattleId | null =>
  'battle' in decision && decision.kind !== 'battle-outcome' ? decision.battle : null;

const rulesOf = ({ views }: Phase): RuleSet | undefined => Object.values(views)[0]?.rules;

type Run = Readonly<{ secret: string; ruled?: readonly RuledRoll[]; stopsAt?: DecisionId }>;

/** The Encounters Phase with standing orders that answer, up to a question or to its end. */
function run({ before, orders, views, lists }: Phase, { secret, ruled = [], stopsAt }: Run) {
  const rules = rulesOf({ before, orders, views, lists })!;
  const { turn, phase } = before;
  const dice = seededDice<RollPurpose>({ secret, turn, attempt: 1, phase }, ruled);
  const asked: Asked[] = [];
  const result = runPhase({
    state: before,
    orders,
    rules,
    dice,
    decide: (decision, standing) => {
      asked.push({ decision, standing });
      return decision.id === stopsAt ? undefined : { answer: standing, by: 'standing' };
    },
  });
  return { result, asked, rolls: dice.log() };
}

/** One question of each battle in which its player has a choice: an early one here, a late one there. */
function chosenIn(phase: Phase, asked: readonly Asked[], turn: number): readonly Asked[] {
  const byBattle = new Map<BattleId, Asked[]>();
  for (const one of asked) {
    const battle = battleIn(one.decision);
    const isPut = phase.views[one.decision.asked] !== undefined && !hasOneAnswer(one.decision);
    if (battle === null || !isPut) continue;
    byBattle.set(battle, [...(byBattle.get(battle) ?? []), one]);
  }
  return [...byBattle.values()].flatMap((all, at) => all[(turn * 5 + at * 3) % all.length] ?? []);
}

const questionOf = (
  { decision, standing }: Asked,
  rest: Pick<OwnQuestion, 'status' | 'seen'>,
): OwnQuestion => ({
  ...{ turn: 1, attempt: 1, phase: 'encounters', decision, standing, answer: null },
  ...{ askedAt: '', until: null },
  ...rest,
});

/** What the page of odds says at a question: the share of battles that its player wins; undefined: no battle can be made of it. */
function toldAt(phase: Phase, question: OwnQuestion, before: readonly Asked[]): number | undefined {
  const { asked, encounter } = question.decision;
  const view = phase.views[asked]!;
  const earlier = before
    .filter(({ decision }) => decision.asked === asked && decision.encounter === encounter)
    .map((one) => questionOf(one, { status: 'answered', seen: [] }));
  const questions = askedBattles(view, [...earlier, question]);
  const submitted = (phase.orders[asked] ?? []).map(({ order }) => ({
    ...{ order, accepted: true, cost: 0, issues: [] },
  }));
  const world = playerWorld(view, phase.lists.designs, {
    questions,
    standing: standingWhenAsked(view, { verdicts: submitted }),
    after: null,
  });
  const [meeting] = world.asked;
  const spot = world.spots.find(({ at }) => at === meeting?.at);
  if (meeting === undefined || spot === undefined) return undefined;
  const form = formBodyOf(presetForm(world, { spot, ...meeting }));
  const known = Object.values(view.designs).flatMap((one) =>
    one.known === 'stats' ? one.design : [],
  );
  const lists = listsWith(phase.lists, known);
  const classes = new Map(lists.designs.map((design) => [String(design.id), design]));
  const { whatIf } = withoutFixed(whatIfIn(form, world, spot), classes);
  const start = battleOfWhatIf(whatIf, { rules: view.rules, lists });
  if (!start.ok) return undefined;
  const tally = fightOdds({ start: start.value, seed: 'odds', first: 1, last: TOLD });
  return tally.sides[whatIf.attacker === 'one' ? 'attacker' : 'defender'].wins / TOLD;
}

/** Whether an empire won a battle; null: it did not come to its end. */
function hasWon(events: readonly CampaignEvent[], battle: BattleId, empire: EmpireId): boolean {
  const ended = events.find((event) => event.type === 'BattleEnded' && event.battle === battle);
  if (ended?.type !== 'BattleEnded' || ended.loser === null) return false;
  return !ended.sides[ended.loser].includes(empire);
}

/** How often the player of a question wins, if the battle goes on from there with other dice. */
function cameOf(phase: Phase, decision: Decision, ruled: readonly RuledRoll[]): number {
  let won = 0;
  for (let seed = 1; seed <= PLAYED; seed += 1) {
    const { result } = run(phase, { secret: `on ${String(seed)}`, ruled });
    if (!result.done) continue;
    if (hasWon(result.events, battleIn(decision)!, decision.asked)) won += 1;
  }
  return won / PLAYED;
}

function caseOf(phase: Phase, { decision }: Asked): readonly OddsCase[] {
  const { result, asked, rolls } = run(phase, { secret: 'first', stopsAt: decision.id });
  if (result.done) return [];
  const at = asked.findIndex((one) => one.decision.id === decision.id);
  const seen = seenInEncounters(phase.before, { told: result.told, rolls })(decision);
  const question = questionOf(asked[at]!, { status: 'open', seen });
  const told = toldAt(phase, question, asked.slice(0, at));
  if (told === undefined) return [];
  const ruled = rolls.map(({ id, purpose, faces, values }) => ({
    ...{ id, purpose: purpose.text, faces, values },
  }));
  const round = 'round' in decision ? decision.round : 0;
  return [{ round, told, came: cameOf(phase, decision, ruled) }];
}

/** Looks on at matches; at one question of each battle it asks the odds, and plays the battle on many times. */
export function oddsOnlooker(lists: ForceLists, cases: OddsCase[]): Onlooker {
  let ordered: Pick<Phase, 'views' | 'orders'> = { views: {}, orders: {} };
  return {
    ordered: ({ views, orders }) => {
      ordered = { views, orders };
    },
    played: ({ before, events }) => {
      if (before.phase !== 'encounters' || !events.some(({ type }) => type === 'BattleBegan'))
        return;
      const phase: Phase = { before, lists, ...ordered };
      const { asked } = run(phase, { secret: 'first' });
      for (const one of chosenIn(phase, asked, before.turn)) cases.push(...caseOf(phase, one));
    },
  };
}
