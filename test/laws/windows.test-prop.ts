import { expect, test } from 'vitest';
import { seenInEncounters } from '#app/run/questions/seen-in-encounters';
import { canonicalJson } from '#kernel/result/canonical-json';
import { phaseAfter } from '#model/campaign/phase-ids';
import type { CampaignState } from '#model/campaign/state';
import type { Answer, AnsweredDecision, DecisionKind } from '#model/decisions/decision';
import type { StandingOrders } from '#model/forces/standing-orders';
import { checkAnswer } from '#legality/answers/check-answer';
import { howMany } from '#test/support/how-many';
import { choicesOf } from '#test/support/proof-choices';
import { human } from '#test/support/proof-map';
import { type ProofWorld, proofWorld } from '#test/support/proof-world';
import { answeringBlindly, answeringOneByOne } from '#test/support/whole-turn-windows';
import {
  deepFrozen,
  donePhase,
  standingAnswers,
  standingDecider,
  throughJson,
  tryPhase,
  turnUpTo,
  windowDecider,
} from '#test/support/whole-turn';

const SEEDS = Array.from({ length: howMany(12, 60) }, (_empty, seed) => seed);
/** For what runs a phase again for every answer. */
const FEW = howMany(2, 12);

/** Encounters of a seed's world, and how they end as their fleets' standing orders want it. */
function encounters(seed: number) {
  const world = proofWorld(seed);
  const { state, orders } = turnUpTo(world, 'encounters');
  const policy = donePhase(world, { state, orders, decide: standingDecider });
  return { world, orders, state, policy };
}

const ENCOUNTERS = SEEDS.map((seed) => ({ seed, ...encounters(seed) }));
const FEW_ENCOUNTERS = ENCOUNTERS.slice(0, FEW);

/** The human fleets with other standing orders. */
function reminded(state: CampaignState, change: Partial<StandingOrders>): CampaignState {
  const fleets = Object.values(state.fleets).map((fleet) =>
    fleet.owner === human ? { ...fleet, standing: { ...fleet.standing, ...change } } : fleet,
  );
  return { ...state, fleets: Object.fromEntries(fleets.map((fleet) => [fleet.id, fleet])) };
}

/** A state as if its fleets had never been told anything. */
function mindless(state: CampaignState): CampaignState {
  const fleets = Object.values(state.fleets).map((fleet) => [fleet.id, { ...fleet, standing: {} }]);
  return { ...state, fleets: Object.fromEntries(fleets) };
}

/** What a phase wrote down, without who answered. */
const bytesOf = (done: ReturnType<typeof donePhase>): string =>
  canonicalJson({ state: mindless(done.state), events: done.events, rolls: done.rolls });

/** Ways of saying something else than the bold policy of these fleets. */
const MINDS: Readonly<Record<string, Partial<StandingOrders>>> = {
  'the policy itself': {},
  'refuse every battle': { refuseBelow: 10_000 },
  'ask for nothing': { scenario: 'none' },
  'pursue nobody': { pursue: false },
  'direct fire at the flagship': { direct: ['flagship'] },
  'direct fire at the cripples, then the strongest': { direct: ['crippled', 'strongest'] },
  'direct fire at nobody': { direct: [] },
  'send no cripples back': { sendBackCrippled: false },
  'no missions': { missions: 'none' },
  'cripples retreat': { retreat: 'crippled' },
  'disengage after the first battle': { disengageBelow: 10_000 },
};

const answersThatDiffer = (
  ones: readonly AnsweredDecision[],
  others: readonly AnsweredDecision[],
): readonly DecisionKind[] =>
  ones.flatMap((one, at) =>
    canonicalJson(one.answer) === canonicalJson(others[at]?.answer ?? null) ? [] : [one.kind],
  );

test.each(Object.entries(MINDS))(
  'TURN-4: %s: in the window or by standing orders, the bytes are the same',
  (name, change) => {
    let differ = 0;
    for (const { seed, world, orders, state, policy } of ENCOUNTERS) {
      const minded = reminded(state, change);
      const told = donePhase(world, { state: minded, orders, decide: standingDecider });
      const answers = standingAnswers(told.decided);
      const asked = donePhase(world, { state, orders, decide: windowDecider(answers) });
      expect(bytesOf(asked), `seed ${String(seed)}`).toBe(bytesOf(told));
      expect(told.decided.every(({ by }) => by === 'standing')).toBe(true);
      expect(asked.decided.every(({ by }) => by === 'window')).toBe(true);
      if (answersThatDiffer(told.decided, policy.decided).length > 0) differ += 1;
    }
    // Saying something else must have made a difference somewhere, or nothing was tested.
    if (name !== 'the policy itself') expect(differ).toBeGreaterThan(0);
  },
);

test('TURN-4: answered one by one, from the start each time, no question that was shown changes', () => {
  let questions = 0;
  for (const { seed, world, orders, state, policy } of FEW_ENCOUNTERS) {
    const given = standingAnswers(policy.decided);
    for (const pick of [0, 1] as const) {
      const { done, shown, changed } = answeringOneByOne(world, { state, orders }, { given, pick });
      expect(changed).toEqual([]);
      expect(bytesOf(done), `seed ${String(seed)}`).toBe(bytesOf(policy));
      expect(new Set(shown.keys())).toEqual(new Set(given.keys()));
      questions += shown.size;
    }
  }
  expect(questions).toBeGreaterThan(FEW * 5);
});

test('TURN-4: any answer that the question allows keeps all questions that were shown before', () => {
  for (const { seed, world, orders, state } of FEW_ENCOUNTERS) {
    const { changed, refused, done } = answeringBlindly(world, { state, orders }, choicesOf(seed));
    expect(changed).toEqual([]);
    expect(refused).toEqual([]);
    expect(done.state.phase).toBe(phaseAfter('encounters'));
  }
});

test('TURN-4: what standing orders answer is an answer that the window would take', () => {
  for (const { world, orders, state } of ENCOUNTERS) {
    donePhase(world, {
      state,
      orders,
      decide: (decision, standing) => {
        expect(checkAnswer(decision, standing)).toEqual([]);
        return { answer: standing, by: 'standing' };
      },
    });
  }
});

test('TURN-4: an unfinished phase gives nothing but its open questions, and what is told before them', () => {
  for (const { world, orders, state } of ENCOUNTERS) {
    const before = canonicalJson(state);
    const frozen = deepFrozen({ state, orders });
    const { result } = tryPhase(world, { ...frozen, decide: () => undefined });
    expect(canonicalJson(state)).toBe(before);
    if (result.done) {
      expect(Object.keys(state.encounters)).toEqual([]);
      continue;
    }
    expect(new Set(Object.keys(result))).toEqual(new Set(['done', 'open', 'decided', 'told']));
    expect(result.decided).toEqual([]);
    for (const question of result.open) {
      const foreign = new RegExp(`"(?!${question.asked}\\.)[a-z]+\\.[ufwc]\\d`, 'u');
      expect(canonicalJson(question)).not.toMatch(foreign);
    }
  }
});

test('TURN-4: questions and answers survive being written down and read again', () => {
  for (const { world, orders, state, policy } of FEW_ENCOUNTERS) {
    const given = new Map([...standingAnswers(policy.decided)].map((one) => throughJson(one)));
    const stored = { state: throughJson(state), orders: throughJson(orders) };
    const { done, changed } = answeringOneByOne(world, stored, {
      given,
      pick: 0,
      between: throughJson,
    });
    expect(changed).toEqual([]);
    expect(bytesOf(done)).toBe(bytesOf(policy));
  }
});

test('TURN-4: what one player answers is not in what another is asked and told at the same time', () => {
  let both = 0;
  for (const { world, orders, state, policy } of FEW_ENCOUNTERS) {
    const given = standingAnswers(policy.decided);
    both += blindPairs(world, { state, orders }, given);
  }
  expect(both).toBeGreaterThan(20);
});

/** Wherever several are asked together, answers one alone and looks at the question of the others. */
function blindPairs(
  world: ProofWorld,
  due: Pick<Parameters<typeof tryPhase>[1], 'state' | 'orders'>,
  given: ReadonlyMap<string, Answer>,
): number {
  const answers = new Map<string, Answer>();
  let pairs = 0;
  for (;;) {
    const { result, rolls } = tryPhase(world, { ...due, decide: windowDecider(answers) });
    if (result.done) return pairs;
    const seen = seenInEncounters(due.state, { told: result.told, rolls });
    for (const first of result.open) {
      const alone = new Map([...answers, [first.id, given.get(first.id)!] as const]);
      const { result: again, rolls: more } = tryPhase(world, {
        ...due,
        decide: windowDecider(alone),
      });
      const open = again.done ? [] : again.open;
      const told = again.done ? [] : again.told;
      const seenThen = seenInEncounters(due.state, { told, rolls: more });
      for (const other of result.open) {
        if (other.id === first.id) continue;
        pairs += 1;
        expect(open.map(canonicalJson)).toContain(canonicalJson(other));
        expect(seenThen(other)).toEqual(seen(other));
      }
    }
    for (const { id } of result.open) answers.set(id, given.get(id)!);
  }
}

test('TURN-4: a window’s question goes by a name that no other question of the phase has', () => {
  for (const { policy } of ENCOUNTERS) {
    const ids = policy.decided.map(({ decision }) => decision);
    expect(new Set(ids).size).toBe(ids.length);
  }
});
