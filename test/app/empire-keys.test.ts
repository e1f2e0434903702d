import { expect, test } from 'vitest';
import { brandAs } from '#kernel/brand/brand';
import type { ForceListId } from '#model/campaign/ids';
import { empireKeys, empireOfKey, keysOfNew } from '#app/campaigns/empire-keys';
import { campaignOf, empireId, empireOf } from '#test/support/campaign';

const played = (...empires: readonly (readonly [id: string, list: string, name: string])[]) =>
  campaignOf({
    empires: empires.map(([id, forceList, name]) =>
      empireOf({ id: empireId(id), forceList: brandAs<ForceListId>(forceList), name }),
    ),
  }).empires;

const doubled = played(['human', 'human', 'Upper'], ['human-2', 'human', 'Lower']);

test('ids that count the empires of a force list are no keys of a new campaign; others are', () => {
  expect(keysOfNew(doubled)).toBe('names');
  expect(keysOfNew(played(['human', 'human', 'Upper'], ['loran', 'loran', 'Lower']))).toBe('ids');
  expect(keysOfNew(played(['human-2', 'loran', 'Upper']))).toBe('ids');
});

test('a key of a name means its empire, and so does its id; what is neither stays as it is', () => {
  const keys = empireKeys({ keysFrom: 'names' }, doubled);
  expect(keys).toEqual({ human: 'upper-ada6d7', 'human-2': 'lower-4e8bbf' });
  expect(
    [keys[empireId('human-2')]!, 'human-2', 'kili'].map((named) => empireOfKey(keys, named)),
  ).toEqual(['human-2', 'human-2', 'kili']);
  expect(empireKeys({ keysFrom: 'ids' }, doubled)).toEqual({
    human: 'human',
    'human-2': 'human-2',
  });
});
