import { expect, test } from 'vitest';
import { joinRegions } from '#engine/galaxy/join-regions';
import { mapDraft } from '#engine/galaxy/map-draft';
import { pickOne } from '#engine/galaxy/pick-one';
import { reachRegion } from '#engine/galaxy/reach-region';
import { cite } from '#kernel/reasons/cite';
import { scriptedDice } from '#kernel/dice/scripted-dice';
import type { Hex, Importance } from '#model/campaign/system';
import type { RollPurpose } from '#model/rolls/roll-purpose';
import { hexesOf } from '#rules/galaxy/hexes-of';
import { SIDES } from '#rules/galaxy/sides';
import { systemAt } from './maps.ts';

const HUB = { q: 0, r: 0 };
const ties = (...values: readonly number[]) =>
  scriptedDice<RollPurpose>(values.map((value) => ({ purpose: 'map tie', values: [value] })));

type Neighbour = readonly [Importance, number];

/** The hub unreached, its six neighbours there. */
function pocket(neighbours: readonly Neighbour[]) {
  const draft = mapDraft(1);
  neighbours.forEach(([importance, capacity], index) =>
    draft.add(systemAt(SIDES[index]!, 1, { importance, capacity })),
  );
  return draft.map;
}

const major: Neighbour = ['major', 8];

test.each<{ what: string; six: readonly Neighbour[]; dice: readonly number[]; from: number }>([
  {
    what: 'the least important neighbour',
    six: [major, ['minor', 6], major, ['unimportant', 8], major, major],
    dice: [],
    from: 3,
  },
  {
    what: 'then the one with the least Capacity',
    six: [['minor', 8], major, ['minor', 6], major, ['minor', 7], major],
    dice: [],
    from: 2,
  },
  {
    what: 'then a roll',
    six: [['minor', 6], major, ['minor', 6], major, ['minor', 6], major],
    dice: [3],
    from: 4,
  },
])('MAP-11: an unreached hex gets a lane from $what', ({ six, dice: values, from }) => {
  const dice = ties(...values);
  const way = reachRegion(dice, pocket(six), HUB);
  expect([way.from.hex, way.to]).toEqual([SIDES[from], HUB]);
  dice.assertExhausted();
});

test('MAP-11: a region without a lane is reached wherever the least important system lies beside it', () => {
  const draft = mapDraft(1);
  const [one, , , other] = SIDES;
  draft.add(systemAt(one!, 1, { importance: 'major' }));
  draft.add(systemAt(other!, 1, { importance: 'unimportant' }));
  const dice = ties(2);
  const way = reachRegion(dice, draft.map, SIDES[1]!);
  expect(way.from.hex).toEqual(other);
  expect(way.to).not.toEqual(one);
  dice.assertExhausted();
});

test('MAP-11: two regions are joined between the least important systems side by side', () => {
  const draft = mapDraft(1);
  const [a, b, c, d, e, f] = SIDES as readonly [Hex, Hex, Hex, Hex, Hex, Hex];
  const start = systemAt(a, 1, { importance: 'major' });
  draft.add(start);
  draft.add(systemAt(HUB, 1, { importance: 'major', capacity: 8 }));
  draft.add(systemAt(b, 1, { importance: 'unimportant', capacity: 4 }));
  draft.add(systemAt(c, 1, { importance: 'unimportant', capacity: 5 }));
  for (const hex of [d, e, f]) draft.add(systemAt(hex, 1, { capacity: 6 }));
  for (const hex of [b, f]) draft.join(a, hex);
  for (const hex of [c, d, e]) draft.join(HUB, hex);
  const dice = ties();
  joinRegions(dice, draft, start);
  expect(draft.lanes().at(-1)).toEqual([b, c]);
  expect(draft.lanes()).toHaveLength(6);
  dice.assertExhausted();
});

test('MAP-11: many equal choices are told apart by a roll, each as likely as any other', () => {
  const tie = { text: 'one of them', cite: cite('MAP-11') };
  const among = hexesOf(7);
  expect(among).toHaveLength(169);
  const [many, again] = [
    scriptedDice<RollPurpose>([{ purpose: 'map tie', values: [2, 1] }]),
    scriptedDice<RollPurpose>([
      { purpose: 'map tie', values: [100, 100] },
      { purpose: 'map tie', values: [1, 1] },
    ]),
  ];
  // 59 numbers of the ten thousand for each: number 100 is in the second lot.
  expect(pickOne(many, { ...tie, among })).toEqual(among[1]);
  expect(pickOne(again, { ...tie, among })).toEqual(among[0]);
  expect(pickOne(ties(), { ...tie, among: ['only'] })).toBe('only');
  expect(pickOne(ties(2), { ...tie, among: ['one', 'two'] })).toBe('two');
  for (const dice of [many, again]) dice.assertExhausted();
});
