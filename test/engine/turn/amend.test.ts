import { trueNews } from '#app/talk/true-news';
import { amend, amendmentOf } from '#engine/turn/amend';
import { relationIdOf } from '#model/campaign/relation';
import { campaignOf, empireId, empireOf } from '#test/support/campaign';
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
        openly: null,
        since: 4,
        sustained: true,
        pact: false,
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

test('DIP-3: empires that have met before stay in contact since then', () => {
  const relations = [{ a: human, b: loran, state: 'war' as const }];
  const { state } = amend(campaignOf({ turn: 4, empires, relations }), peace);
  expect(Object.values(state.relations)).toMatchObject([{ state: 'trade', since: 0 }]);
});

test('DIP-11: a pact lasts as long as the common war', () => {
  const kili = empireId('kili');
  const before = campaignOf({
    empires: [...empires, empireOf({ id: kili })],
    relations: [
      { a: human, b: kili, state: 'war' },
      { a: loran, b: kili, state: 'hostilities' },
    ],
  });
  const pactOf = ({ relations }: typeof before) => relations[relationIdOf(human, loran)]?.pact;
  const signed = amend(before, { ...peace, pact: true });
  expect(signed.events).toMatchObject([{ state: 'trade', pact: true }]);
  expect(pactOf(signed.state)).toBe(true);
  const other = { ...peace, a: human, b: kili, state: 'hostilities' } as const;
  expect(pactOf(amend(signed.state, other).state)).toBe(true);
  expect(pactOf(amend(signed.state, { ...other, state: 'non-intercourse' }).state)).toBe(false);
  expect(pactOf(amend(signed.state, peace).state)).toBe(false);
});

test('TURN-3: an amendment can be read off its event', () => {
  const [event] = amend(campaignOf({ empires }), peace).events;
  expect(event && amendmentOf(event)).toEqual(peace);
  const pact = { ...peace, pact: true } as const;
  const [signed] = amend(campaignOf({ empires }), pact).events;
  expect(signed && amendmentOf(signed)).toEqual(pact);
});

test('FOG-8: where only a pact is set, the relation is no news, because everybody knows it already', () => {
  const kili = empireId('kili');
  const before = campaignOf({
    empires: [...empires, empireOf({ id: kili })],
    relations: [
      { a: human, b: loran, state: 'trade' },
      { a: human, b: kili, state: 'war' },
      { a: loran, b: kili, state: 'war' },
    ],
  });
  const [pact] = amend(before, { ...peace, pact: true }).events;
  const [other] = amend(before, { ...peace, state: 'military', pact: true }).events;
  expect(pact).toMatchObject({ type: 'RelationSet', pact: true, known: true });
  expect(other).not.toHaveProperty('known');
  expect([pact, other].map((event) => trueNews(event!, before)?.kind)).toEqual([
    undefined,
    'relation',
  ]);
});
