import { expect, test } from 'vitest';
import { classesByList, familiarLists, playedLists } from '#http/names/class-lists';
import { classOffers, offersInRow } from '#http/what-if/class-offers';
import type { EmpireView, ModeratorView } from '#fog/views/empire-view';
import { designId, designOf } from '#test/support/campaign';

const design = (id: string, name: string) => ({ id: designId(id), name });
const group = (id: string, count = 1) => ({ design: designId(id), count });

/** A Human player who has seen a Graal fleet, Jain troops, and nothing else. */
const view = {
  empire: { id: 'sol', forceList: 'human' },
  contacts: { c1: { groups: [group('graal.talon'), group('graal.hobby', 3)] } },
  onGround: [group('jain.royal-marine')],
  universalLists: ['universal'],
} as unknown as EmpireView;

test('the lists of a player come first, then what they have seen, then what everybody has', () => {
  expect(familiarLists(view)).toEqual([
    'human',
    'sol.own',
    'graal',
    'jain',
    'universal',
    'militia',
  ]);
});

test('the lists of the empires in play come first for a moderator', () => {
  const empires = {
    kite: { id: 'kite', forceList: 'graal' },
    sol: { id: 'sol', forceList: 'human' },
    wing: { id: 'wing', forceList: 'graal' },
  };
  expect(playedLists({ empires } as unknown as ModeratorView)).toEqual([
    'graal',
    'kite.own',
    'human',
    'sol.own',
    'wing.own',
  ]);
});

test('classes are grouped by list in words, and sorted by name', () => {
  const classes = [
    design('precursor-ships.precursor-titan', 'Precursor Titan'),
    design('graal.talon', 'Talon'),
    design('brindaki.tally', 'Tally'),
    design('sol.own.zebra', 'Zebra'),
    design('graal.beak', 'Beak'),
  ];
  const shown = classesByList(classes, ['sol.own', 'graal']).map(
    ({ one, group: list, isFirst }) => `${list}: ${one.name}${isFirst ? ' *' : ''}`,
  );
  expect(shown).toEqual([
    'Sol designs: Zebra *',
    'Graal: Beak *',
    'Graal: Talon *',
    'Brindaki: Tally',
    'Precursor ships: Precursor Titan',
  ]);
});

const classes = [
  { id: 'human.apollo', isPrinted: false },
  { id: 'jain.whitecap', isPrinted: true },
  { id: 'graal.talon', isPrinted: true },
].map(({ id, isPrinted }) => ({
  design: designOf({ id: designId(id), name: id, list: id.split('.')[0]! as never }),
  isPrinted,
}));
const offers = classOffers(classes, ['human']);
const valuesIn = (chosen: string) => offersInRow(offers, chosen).map(({ value }) => value);

test('a list whose stats are only printed says so', () => {
  expect(offers.map((one) => one.group)).toEqual([
    '',
    'Human',
    'Graal, as printed',
    'Jain, as printed',
  ]);
});

test('an empty row offers all classes; one with a class its list and those that come first', () => {
  expect(valuesIn('')).toEqual(['', 'human.apollo', 'graal.talon', 'jain.whitecap']);
  expect(valuesIn('graal.talon')).toEqual(['', 'human.apollo', 'graal.talon']);
  expect(valuesIn('human.apollo')).toEqual(['', 'human.apollo']);
});
