import { describe, expect, test } from 'vitest';
import type { EmpireView } from '#fog/views/empire-view';
import { empireViewOf } from '#fog/views/empire-view-of';
import { threatsSeen } from '#fog/views/threats';
import { sortBy } from '#kernel/collections/sort-by';
import { compareText } from '#kernel/result/compare-text';
import type { DiplomaticState } from '#model/campaign/relation';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { distancesFrom } from '#rules/movement/foreign-reach';
import { looked, voyageOf } from '#test/engine/movement/voyages';
import { empireId, systemId } from '#test/support/campaign';

/** Red sees A to D, which lie in a line, and D’s restricted lane to E. */
const OWN = { a: ['A', 'dd'], b: ['B', 'dd'], c: ['C', 'dd'], d: ['D', 'dd'], e: ['E', 'dd'] };

function viewOf(blue: Readonly<Record<string, readonly string[]>>, state: DiplomaticState = 'war') {
  const campaign = voyageOf({
    lanes: { 'A-B': 'major', 'B-C': 'minor', 'C-D': 'minor', 'D-E': 'restricted' },
    states: { 'red/blue': state },
    fleets: { red: OWN, blue },
  });
  const seen = looked({ ...campaign, turn: 5 });
  return empireViewOf(seen, empireId('red'), { campaignName: '', rules: DEFAULT_RULE_SET });
}

/** `C: 2 by B`: the ships that could come to each system, and the way. */
const threatsIn = (view: EmpireView): readonly string[] =>
  sortBy(
    [...threatsSeen(view)].flatMap(([system, threats]) =>
      threats.map(({ contact, path }) => {
        const ships = contact.groups.reduce((sum, { count }) => sum + count, 0);
        return `${system}: ${String(ships)}${path.length === 0 ? '' : ` by ${path.join(' ')}`}`;
      }),
    ),
    compareText,
  );

describe('MOV-1: where enemies could be at the end of the turn', () => {
  test.each([
    ['two lanes where one is major', ['A', 'dd', 'dd'], ['A: 2', 'B: 2 by B', 'C: 2 by B C']],
    ['one minor lane', ['D', 'dd', 'dd', 'ca'], ['C: 3 by C', 'D: 3']],
    ['the major lane last', ['C', 'ca'], ['A: 1 by B A', 'B: 1 by B', 'C: 1', 'D: 1 by D']],
    ['a crippled ship keeps the others to one lane', ['A', 'dd', 'dd!'], ['A: 2', 'B: 2 by B']],
    ['a restricted lane only with a Scout', ['D', 'scout'], ['C: 1 by C', 'D: 1', 'E: 1 by E']],
    ['and not without', ['D', 'dd'], ['C: 1 by C', 'D: 1']],
    [
      'Fast ships two minor lanes',
      ['B', 'fast'],
      ['A: 1 by A', 'B: 1', 'C: 1 by C', 'D: 1 by C D'],
    ],
  ] as const)('%s', (_, fleet, expected) => {
    const view = viewOf({ x: fleet });
    expect(threatsIn(view)).toEqual(expected);
  });

  test('an unknown class moves like any other', () => {
    const view = viewOf({ x: ['B', 'fast'] });
    const designs = Object.fromEntries(
      Object.entries(view.designs).map(([id, row]) => [
        id,
        row.design.name === 'fast' || id === 'fast' ? { known: 'name', design: row.design } : row,
      ]),
    ) as EmpireView['designs'];
    expect(threatsIn({ ...view, designs })).toEqual(['A: 1 by A', 'B: 1', 'C: 1 by C']);
  });

  test('only enemies with ships count, seen now or a turn ago', () => {
    expect(threatsIn(viewOf({ x: ['B', 'dd'] }, 'trade'))).toEqual([]);
    expect(threatsIn(viewOf({ x: ['B', 'convoy'] }))).toEqual([]);
    const view = viewOf({ x: ['C', 'dd'] });
    const seenIn = (turn: number): EmpireView => {
      const contacts = Object.fromEntries(
        Object.entries(view.contacts).map(([id, one]) => [
          id,
          { ...one, current: false, seen: { ...one.seen, turn } },
        ]),
      );
      return { ...view, contacts };
    };
    expect(threatsIn(seenIn(4))).toHaveLength(4);
    expect(threatsIn(seenIn(3))).toEqual([]);
  });
});

test('MOV-1: distances count turns at normal speed, and need no Scout', () => {
  const far = distancesFrom(viewOf({}), systemId('A'));
  expect(far.map(({ system, turns, stops }) => [system, turns, stops.join(' ')])).toEqual([
    ['B', 1, 'B'],
    ['C', 1, 'C'],
    ['D', 2, 'C D'],
  ]);
});
