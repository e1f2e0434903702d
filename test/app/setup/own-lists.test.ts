import { expect, test } from 'vitest';
import { MOST_EMPIRES } from '#model/campaign/galaxy';
import { type SetupAct, setupActSchema } from '#content/setups/setup-act';
import { innerList } from '#test/support/sample-list';
import { after, begun, fileOf, MODERATOR, NEXT, refused } from './setups.ts';

const adding = (...ids: readonly string[]): SetupAct =>
  setupActSchema.parse({ kind: 'force-lists', forceLists: ids.map(innerList) });
const removing = (list: string): SetupAct => ({ kind: 'remove-list', list });
const atEmpires = () => after(begun(fileOf(2)), NEXT, NEXT);
const idsIn = ({ file }: ReturnType<typeof atEmpires>) => file.forceLists.map(({ id }) => id);

test('U-9: force lists are added to those of the campaign, and one with the same id is replaced', () => {
  const first = after(atEmpires(), adding('corsairs', 'traders'));
  expect(idsIn(first)).toEqual(['corsairs', 'traders']);
  const second = after(first, adding('corsairs', 'miners'));
  expect(idsIn(second)).toEqual(['traders', 'corsairs', 'miners']);
  expect(refused(first, adding('miners', 'miners'), MODERATOR)).toEqual(['forceLists[3].id TWICE']);
  expect(refused(first, adding('human'), MODERATOR).length).toBeGreaterThan(0);
});

test('U-9: a list that a player has chosen is not removed', () => {
  const setup = after(atEmpires(), adding('corsairs', 'traders'));
  const chosen = after(setup, { kind: 'empire', player: 2, forceList: 'traders' });
  expect(refused(chosen, removing('traders'), MODERATOR)).toEqual([' CHOSEN']);
  expect(refused(chosen, removing('human'), MODERATOR)).toEqual([' UNKNOWN']);
  expect(idsIn(after(chosen, removing('corsairs')))).toEqual(['traders']);
});

test('U-9: a campaign has no more force lists of its own than empires', () => {
  const many = Array.from({ length: MOST_EMPIRES }, (_, index) => `list-${String(index)}`);
  const full = after(atEmpires(), adding(...many));
  expect(refused(full, adding('corsairs'), MODERATOR)).toEqual([' TOO_MANY']);
  expect(idsIn(after(full, adding('list-3')))).toHaveLength(MOST_EMPIRES);
});
