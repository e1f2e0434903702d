import { expect, test } from 'vitest';
import type { CampaignState } from '#model/campaign/state';
import { revealedIdOf } from '#model/campaign/effect';
import { forceOf } from '#engine/battle/forces';
import { viewedBy } from '#test/fog/viewed-by';
import { empireId, unitId } from '#test/support/campaign';
import { meetingAt, runOf, settle } from './meetings-at.ts';

const [human, loran] = [empireId('human'), empireId('loran')];

/** As after a Movement Phase in which some ships came out of hiding; amount 1: to attack. */
function revealed(state: CampaignState, amount: number, ...units: readonly string[]) {
  const effects = units.map((text) => {
    const unit = unitId(text);
    const subject = { kind: 'unit', unit } as const;
    const turns = { begins: state.turn, ends: state.turn };
    const id = revealedIdOf(unit);
    return [id, { id, kind: 'revealed', owner: human, subject, amount, ...turns }] as const;
  });
  return { ...state, effects: Object.fromEntries(effects) } as CampaignState;
}

test('MOV-4: hidden ships are in no encounter, and nobody there can tell', () => {
  const sides = (f1: readonly string[]) => ({ human: { f1 }, loran: { f1: ['dd', 'dd'] } });
  const alone = settle(meetingAt({ sides: sides(['dd']) }));
  const escorted = settle(meetingAt({ sides: sides(['dd', 'ghost', 'ghost']) }));
  expect(viewedBy(loran, escorted)).toEqual(viewedBy(loran, alone));
  expect(escorted.state.units[unitId('human.f1u1')]).toBeDefined();
  const fleet = meetingAt({ sides: { ...sides(['dd']), human: { f1: ['dd'], f2: ['ghost'] } } });
  expect(viewedBy(loran, settle(fleet))).toEqual(viewedBy(loran, alone));
});

test('MOV-4: hidden ships decide neither who leads a side nor whose standing orders it follows', () => {
  const allied = (f1: readonly string[]) => {
    const sides = { human: { f1: ['dd', 'dd'] }, kili: { f1 }, loran: { f1: ['dd', 'dd'] } };
    return settle(meetingAt({ sides, states: { 'human/kili': 'alliance' } }));
  };
  const [alone, escorted] = [allied(['dd']), allied(['dd', 'ghost', 'ghost'])];
  expect(viewedBy(loran, escorted)).toEqual(viewedBy(loran, alone));
  expect(viewedBy(human, escorted)).toEqual(viewedBy(human, alone));
});

test.each([
  ['who came out to attack', 1, 1],
  ['not who was detected', 0, 0],
])('MOV-4: First Strike in the first scenario: %s', (_name, amount, strikes) => {
  const sides = { human: { f1: ['ghost'] }, loran: { f1: ['dd'] } };
  const run = runOf(revealed(meetingAt({ sides }), amount, 'human.f1u0'));
  const [ghost] = forceOf(run, human);
  expect(ghost?.design.abilities.filter(({ id }) => id === 'firstStrike')).toHaveLength(strikes);
  const struck = settle(revealed(meetingAt({ sides }), amount, 'human.f1u0'));
  expect(struck.events.some(({ type }) => type === 'BattleBegan')).toBe(true);
  const told = struck.events.filter(
    (event) => event.type === 'BattleMoment' && 'firstStrike' in event.moment,
  );
  expect(told).toHaveLength(strikes);
});
