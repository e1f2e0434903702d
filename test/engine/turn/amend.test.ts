import { amend, amendmentOf } from '#engine/turn/amend';
import { campaignOf, empireOf } from '#test/support/campaign';
import { human, loran } from '#test/support/human-and-loran';
import { expect, test } from 'vitest';

const empires = [empireOf({ id: human }), empireOf({ id: loran })];
const peace = {
  kind: 'relation',
  a: loran,
  b: human,
  state: 'trade',
  covert: false,
  reason: 'agreed at the table',
} as const;

test('TURN-3: an amendment makes two empires meet, and leaves turn and phase as they are', () => {
  const before = campaignOf({ turn: 4, phase: 'movement', empires });
  const { state, events } = amend(before, peace);
  expect(state).toEqual({
    ...before,
    relations: {
      'human/loran': {
        id: 'human/loran',
        a: human,
        b: loran,
        state: 'trade',
        since: 4,
        sustained: true,
      },
    },
  });
  expect(events).toMatchObject([
    {
      type: 'RelationSet',
      state: 'trade',
      witnesses: [
        { empire: loran, as: 'participant' },
        { empire: human, as: 'participant' },
      ],
    },
  ]);
  expect(before.relations).toEqual({});
});

test('DIP-3: who has met before stays in contact since then', () => {
  const relations = [{ a: human, b: loran, state: 'war' as const }];
  const { state } = amend(campaignOf({ turn: 4, empires, relations }), peace);
  expect(Object.values(state.relations)).toMatchObject([{ state: 'trade', since: 0 }]);
});

test('TURN-3: an amendment can be read off its event', () => {
  const [event] = amend(campaignOf({ empires }), peace).events;
  expect(event && amendmentOf(event)).toEqual(peace);
});
