import { endOfTurnPhase } from '#engine/phases/end-of-turn/phase';
import { scriptedDice } from '#kernel/dice/scripted-dice';
import type { CampaignState } from '#model/campaign/state';
import type { RollPurpose } from '#model/rolls/roll-purpose';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import type { VictoryRules } from '#model/settings/victory';
import { campaignOf, empireOf, systemId, systemOf } from '#test/support/campaign';
import { human, loran } from '#test/support/human-and-loran';
import { eventsOf } from '#test/support/run-phases';
import { expect, test } from 'vitest';

const world = (turn: number, [ours, theirs]: readonly [number, number]): CampaignState =>
  campaignOf({
    turn,
    phase: 'end-of-turn',
    empires: [empireOf({ id: human }), empireOf({ id: loran })],
    systems: [
      systemOf({ id: systemId('H0101'), owner: human, utilized: ours, raw: 1 }),
      systemOf({ id: systemId('H0102'), owner: loran, utilized: theirs, raw: 1 }),
    ],
  });

function ended(state: CampaignState, victory: VictoryRules) {
  const result = endOfTurnPhase.run({
    state,
    orders: {},
    rules: { ...DEFAULT_RULE_SET, victory },
    dice: scriptedDice<RollPurpose>([]),
    decide: () => undefined,
  });
  if (!result.done) throw new Error('The end of the turn asks nobody.');
  const { state: after, events } = result;
  return { state: after, events, won: eventsOf(events, 'VictoryWon') };
}

const TIME: VictoryRules = { needed: 1, conditions: [{ kind: 'time', turn: 12 }] };

test.each([
  { name: 'not before its turn', turn: 11, made: [9, 1], winners: [] },
  { name: 'after its turn by the highest output', turn: 12, made: [9, 1], winners: [human] },
  { name: 'not yet by equals: one more turn', turn: 12, made: [9, 9], winners: [] },
  { name: 'by the empire that is ahead one turn later', turn: 13, made: [9, 10], winners: [loran] },
] as const)('VIC-1: time is won $name', ({ turn, made, winners }) => {
  const { won } = ended(world(turn, made), TIME);
  expect(won.flatMap((event) => event.winners.map(({ empire }) => empire))).toEqual(winners);
});

test('END-3: a victory is told to everybody, and noted', () => {
  const { state, won } = ended(world(12, [9, 1]), TIME);
  expect(won).toMatchObject([
    {
      turn: 12,
      winners: [{ empire: human, met: ['time'] }],
      witnesses: [
        { empire: human, as: 'participant' },
        { empire: loran, as: 'participant' },
      ],
    },
  ]);
  expect(state.empires[human]?.wonIn).toBe(12);
  expect(state.empires[loran]?.wonIn).toBeNull();
});

test('VIC-1: a campaign is won once, and may be played on', () => {
  const first = ended(world(12, [9, 1]), TIME);
  const { won, state } = ended({ ...first.state, turn: 13 }, TIME);
  expect(won).toEqual([]);
  expect(state.empires[human]?.wonIn).toBe(12);
});

test('VIC-1: without conditions nobody wins', () => {
  expect(ended(world(500, [9, 1]), { needed: 1, conditions: [] }).won).toEqual([]);
});

test('END-3: the moderator has every value of everybody', () => {
  const victory: VictoryRules = { needed: 1, conditions: [{ kind: 'economic', income: 20 }] };
  const { events } = ended(world(3, [9, 1]), victory);
  expect(eventsOf(events, 'StandingsTaken')).toMatchObject([
    {
      witnesses: [],
      standings: [
        { empire: human, conditions: [{ kind: 'economic', value: 9, needed: 20, met: false }] },
        { empire: loran, conditions: [{ kind: 'economic', value: 1, needed: 20, met: false }] },
      ],
    },
  ]);
});
