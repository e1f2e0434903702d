import { expect, test } from 'vitest';
import type { EmpireId } from '#model/campaign/ids';
import { type EnvoyFacts, hasSustainedContact } from '#rules/diplomacy/sustained-contact';
import { empireId, systemId } from '#test/support/campaign';

const [red, blue, gold] = [empireId('red'), empireId('blue'), empireId('gold')];
const LINE = ['A', 'B', 'C', 'D'].map(systemId);
type Where = Readonly<Record<string, readonly EmpireId[]>>;
type Case = Readonly<{
  owners?: Readonly<Record<string, EmpireId>>;
  fleets?: Where;
  diplomats?: Where;
  blockaded?: readonly string[];
  enemies?: readonly (readonly [EmpireId, EmpireId])[];
  cut?: boolean;
}>;

const ENDS = { A: red, D: blue };
const GOLD_AT_WAR = [[gold, blue]] as const;

function factsOf({ owners = ENDS, fleets = {}, diplomats = {}, ...rest }: Case): EnvoyFacts {
  const { blockaded = [], enemies = [], cut = false } = rest;
  return {
    stops: LINE.map((system, at) => ({
      controller: owners[system] ?? null,
      isBlockaded: blockaded.includes(system),
      fleets: fleets[system] ?? [],
      diplomats: diplomats[system] ?? [],
      neighbours: cut ? [] : [at - 1, at + 1].filter((next) => next in LINE),
    })),
    heldBy: (empire) => [...LINE.keys()].filter((at) => owners[LINE[at] ?? ''] === empire),
    areEnemies: (...pair) => enemies.some((one) => one.every((empire) => pair.includes(empire))),
  };
}

const CASES: readonly (readonly [string, Case, boolean])[] = [
  ['an open way', {}, true],
  ['no way', { cut: true }, false],
  ['neighbours', { owners: { A: red, B: blue } }, true],
  ['a stranger’s fleet on the way', { fleets: { B: [gold] } }, true],
  ['an enemy fleet on the way', { fleets: { B: [gold] }, enemies: GOLD_AT_WAR }, false],
  ['a stranger’s system on the way', { owners: { ...ENDS, C: gold } }, true],
  ['an enemy’s system on the way', { owners: { ...ENDS, C: gold }, enemies: GOLD_AT_WAR }, false],
  ['an enemy fleet at the end', { fleets: { D: [gold] }, enemies: GOLD_AT_WAR }, true],
  [
    'an enemy fleet that blockades the end',
    { fleets: { D: [gold] }, blockaded: ['D'], enemies: GOLD_AT_WAR },
    false,
  ],
  [
    'another end that is free',
    {
      owners: { ...ENDS, C: blue },
      fleets: { D: [gold] },
      blockaded: ['D'],
      enemies: GOLD_AT_WAR,
    },
    true,
  ],
  [
    'war with each other',
    { fleets: { B: [red], C: [blue] }, blockaded: ['D'], enemies: [[red, blue]] },
    true,
  ],
  ['a Diplomatic ship at the other’s', { cut: true, diplomats: { D: [red] } }, true],
  ['a Diplomatic ship at home', { cut: true, diplomats: { D: [blue] } }, false],
  ['a Diplomatic ship in between', { cut: true, diplomats: { B: [red, blue] } }, false],
  ['nobody at home anywhere', { owners: { A: red } }, false],
];

test.each(CASES)('DIP-2: %s', (_, facts, expected) => {
  expect(hasSustainedContact(factsOf(facts), [red, blue])).toBe(expected);
  expect(hasSustainedContact(factsOf(facts), [blue, red])).toBe(expected);
});
