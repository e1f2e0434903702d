import { expect, test } from 'vitest';
import { intelSpentIdOf } from '#model/campaign/effect';
import type { Decider, DecisionOf } from '#model/decisions/decision';
import { trialOf } from '#test/conformance/tactical.trials';
import { withScouts } from '#test/conformance/with-scouts';
import { eventsOf, here, meetingAt } from '#test/engine/battle/meetings-at';
import { phaseOf } from '#test/support/by-hand-phase';
import { unitId } from '#test/support/campaign';
import { foughtTwice } from '#test/support/entered-by-hand';

type Asked = DecisionOf<'battle-outcome'>;

test('ENC-1, CSC-5: what the machine’s Scouts spent may be entered by hand, and comes to the same', () => {
  let spent = 0;
  for (let seed = 0; seed < 25; seed += 1) {
    const { machine, byHand } = foughtTwice(withScouts(trialOf(seed)));
    // No question is about a unit that was kept out, and it has not changed.
    expect(byHand.outcome).toEqual({ ...machine, excluded: undefined });
    spent += machine.scouted?.length ?? 0;
  }
  expect(spent).toBeGreaterThan(10);
});

const base = meetingAt({
  sides: { human: { f1: ['scout', 'dd'] }, loran: { f1: ['scout'] } },
  standing: { human: { engageRatio: 0 } },
  owners: { [here]: 'human' },
});
const state = {
  ...base,
  systems: { ...base.systems, [here]: { ...base.systems[here]!, intel: 3 } },
};
const scout = unitId('human.f1u0');

/** The first battle is entered with this, and any other with nothing. */
function enteredWith(answer: object) {
  const asked: Asked[] = [];
  const nothing = { kind: 'battle-outcome', rounds: 1, fates: [], retreats: [], cameOut: [] };
  const decide: Decider = (question, standing) => {
    if (question.kind !== 'battle-outcome') return { answer: standing, by: 'standing' };
    asked.push(question as Asked);
    const said = asked.length === 1 ? { ...nothing, ...answer } : nothing;
    return { answer: said as never, by: 'window' };
  };
  const run = phaseOf(state, { combat: 'external', decide });
  if (!run.done) throw new Error('somebody is waited for');
  return { asked, run };
}

test('CSC-5: the question shows what Intel a side had and who could scout, and nothing of who had none', () => {
  const { asked } = enteredWith({});
  const { attacker, defender } = asked[0]!.sides;
  const [human, loran] = attacker.leader === 'human' ? [attacker, defender] : [defender, attacker];
  expect(human.intel).toBe(3);
  expect(human.units.map(({ unit, scouts }) => [unit, scouts])).toEqual([
    [scout, 1],
    ['human.f1u1', undefined],
  ]);
  expect(JSON.stringify(loran)).not.toMatch(/intel|scouts|isFast/u);
});

test('CSC-5: entered Intel is used up until the turn ends, and told only to the empire that spent it; its Scout scouts there no more', () => {
  const side =
    enteredWith({}).asked[0]!.sides.attacker.leader === 'human' ? 'attacker' : 'defender';
  const { asked, run } = enteredWith({ scouted: [{ side, intel: 1, units: [scout] }] });
  expect(eventsOf(run, 'IntelSpent')).toMatchObject([
    { empire: 'human', system: here, on: 'battle', intel: 1, witnesses: [{ empire: 'human' }] },
  ]);
  expect(run.state.effects[intelSpentIdOf(here)]).toMatchObject({ amount: 1, ends: state.turn });
  const told = run.events.filter(({ witnesses }) =>
    witnesses.some(({ empire }) => empire === 'loran'),
  );
  expect(JSON.stringify(told)).not.toMatch(/IntelSpent|scouted/u);
  for (const { sides } of asked.slice(1)) {
    const units = [...sides.attacker.units, ...sides.defender.units];
    expect(units.find(({ unit }) => unit === scout)?.scouts).toBeUndefined();
  }
});
