import { brandAs } from '#kernel/brand/brand';
import { CIVILIAN_BASES_LIST } from '#model/campaign/civilian-bases';
import type { ForceListId } from '#model/campaign/ids';
import type { DiplomaticState } from '#model/campaign/relation';
import { ownListOf } from '#model/forces/own-list';
import type { UnitKind } from '#model/forces/unit';
import { comesUnconverted } from '#rules/tech/comes-unconverted';
import { campaignOf, empireId, empireOf } from '#test/support/campaign';
import { expect, test } from 'vitest';

const [human, terran, loran] = [empireId('human'), empireId('terran'), empireId('loran')];
const listId = (text: string): ForceListId => brandAs<ForceListId>(text);
const on = { alienConversion: 'on' } as const;

/** Humans and Terrans are of one species, Loran is not; everybody has the list `universal`. */
function facts(state: DiplomaticState = 'trade') {
  const empires = [
    empireOf({ id: human, forceList: listId('human') }),
    empireOf({ id: terran, forceList: listId('human') }),
    empireOf({ id: loran, forceList: listId('loran') }),
  ];
  const universal = { id: listId('universal'), name: '', universal: true, designs: [] };
  const campaign = campaignOf({ empires, relations: [{ a: human, b: loran, state }] });
  return { ...campaign, forceLists: { ...campaign.forceLists, [universal.id]: universal } };
}

test.each<readonly [string, ForceListId, boolean]>([
  ['its empire’s own list', listId('human'), false],
  ['its empire’s own designs', ownListOf(human), false],
  ['the designs of an empire of the same species', ownListOf(terran), false],
  ['the universal list', listId('universal'), false],
  ['the list of civilian bases', CIVILIAN_BASES_LIST, false],
  ['another empire', listId('loran'), true],
  ['another empire’s own designs', ownListOf(loran), true],
  ['nobody who plays', listId('derelict-ships'), true],
])('TECH-6: a ship of %s', (_what, list, comes) => {
  expect(comesUnconverted(facts(), human, { kind: 'ship', list }, on)).toBe(comes);
});

test('TECH-6: for another empire the ships of the first are alien, and its own are not', () => {
  const alienTo = (empire: typeof human, list: ForceListId) =>
    comesUnconverted(facts(), empire, { kind: 'ship', list }, on);
  expect(alienTo(loran, listId('human'))).toBe(true);
  expect(alienTo(loran, listId('loran'))).toBe(false);
});

test.each<readonly [UnitKind, boolean]>([
  ['ship', true],
  ['convoy', true],
  ['base', true],
  ['flight', true],
  ['minefield', false],
  ['ground', false],
])('TECH-6: an alien %s comes unconverted: %s', (kind, comes) => {
  const one = { kind, list: listId('loran') };
  expect(comesUnconverted(facts(), human, one, on)).toBe(comes);
  expect(comesUnconverted(facts(), human, one, { alienConversion: 'off' })).toBe(false);
});

test('TECH-6, DIP-10: Partners are no aliens', () => {
  const one = { kind: 'ship', list: listId('loran') } as const;
  expect(comesUnconverted(facts('partnership'), human, one, on)).toBe(false);
});
