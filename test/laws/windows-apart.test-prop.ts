import { expect, test } from 'vitest';
import { canonicalJson } from '#kernel/result/canonical-json';
import type { EncounterId } from '#model/campaign/ids';
import type { Answer, Decision } from '#model/decisions/decision';
import { howMany } from '#test/support/how-many';
import { choicesOf } from '#test/support/proof-choices';
import { type ProofWorld, proofWorld } from '#test/support/proof-world';
import { answeringOneByOne } from '#test/support/whole-turn-windows';
import {
  donePhase,
  standingAnswers,
  standingDecider,
  tryPhase,
  turnUpTo,
  windowDecider,
} from '#test/support/whole-turn';

type Due = ReturnType<typeof turnUpTo>;

const WORLDS = Array.from({ length: howMany(4, 24) }, (_empty, seed) => {
  const world = proofWorld(seed);
  const due = turnUpTo(world, 'encounters');
  const policy = donePhase(world, { ...due, decide: standingDecider });
  return { seed, world, due, policy, given: standingAnswers(policy.decided) };
}).filter(({ due }) => Object.keys(due.state.encounters).length > 1);

/** Different interleavings of the same answers. */
const SALTS = howMany([101], [101, 202]);

const bytesOf = ({ state, events, rolls }: ReturnType<typeof donePhase>): string =>
  canonicalJson({ state, events, rolls });

test('TURN-4: answers to several encounters in any interleaving give the same bytes', () => {
  let interleaved = 0;
  for (const { seed, world, due, policy, given } of WORLDS) {
    for (const salt of SALTS) {
      const { pick } = choicesOf(seed + salt);
      const picked: EncounterId[] = [];
      const { done, changed } = answeringOneByOne(world, due, {
        given,
        pick: (open) => {
          const one = pick(open);
          picked.push(one.encounter);
          return one;
        },
      });
      expect(changed).toEqual([]);
      expect(bytesOf(done), `seed ${String(seed)}`).toBe(bytesOf(policy));
      interleaved += picked.filter((one, at) => at > 0 && one !== picked[at - 1]).length;
    }
  }
  expect(WORLDS.length).toBeGreaterThan(2);
  expect(interleaved).toBeGreaterThan(WORLDS.length * 10);
});

type Given = ReadonlyMap<string, Answer>;

/** Answers all that is open outside one encounter, until nothing else is. */
function withoutOne(
  world: ProofWorld,
  due: Due,
  { slow, given }: Readonly<{ slow: EncounterId; given: Given }>,
): Readonly<{ first: readonly Decision[]; last: readonly Decision[]; answers: Given }> {
  const answers = new Map<string, Answer>();
  let first: readonly Decision[] | undefined;
  for (;;) {
    const { result } = tryPhase(world, { ...due, decide: windowDecider(answers) });
    if (result.done) return { first: first ?? [], last: [], answers };
    first ??= result.open;
    const others = result.open.filter(({ encounter }) => encounter !== slow);
    if (others.length === 0) return { first, last: result.open, answers };
    for (const { id } of others) answers.set(id, given.get(id)!);
  }
}

test('TURN-4: whichever encounter nobody answers in, the others are played to their end, and its questions stay as they were', () => {
  let waited = 0;
  for (const { seed, world, due, policy, given } of WORLDS) {
    for (const slow of Object.keys(due.state.encounters) as EncounterId[]) {
      const { first, last, answers } = withoutOne(world, due, { slow, given });
      expect(last).toEqual(first.filter(({ encounter }) => encounter === slow));
      if (last.length === 0) continue;
      waited += 1;
      const rest = new Map([...given].filter(([id]) => !answers.has(id)));
      const whole = new Map([...rest, ...answers]);
      const done = donePhase(world, { ...due, decide: windowDecider(whole) });
      expect(rest.size).toBeGreaterThan(0);
      expect(bytesOf(done), `seed ${String(seed)}`).toBe(bytesOf(policy));
    }
  }
  expect(waited).toBeGreaterThan(WORLDS.length);
});
