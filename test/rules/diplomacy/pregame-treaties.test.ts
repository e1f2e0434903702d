import { expect, test } from 'vitest';
import { DIPLOMATIC_STATES } from '#model/campaign/relation';
import { SETTING_VALUES } from '#model/settings/rule-set';
import { mayStandBeforeFirstTurn } from '#rules/diplomacy/may-stand-before-first-turn';

const NEVER_REFUSED = ['war', 'hostilities', 'non-intercourse'];
const TREATIES = DIPLOMATIC_STATES.filter((state) => !NEVER_REFUSED.includes(state));

test.each([
  ['off', 0],
  ['non-aggression', 1],
  ['trade', 2],
  ['military', 3],
  ['mutual-defense', 4],
  ['alliance', 5],
] as const)(
  'SET-3: pregameTreaties = %s lets %i kinds of treaties stand',
  (pregameTreaties, count) => {
    const may = DIPLOMATIC_STATES.filter((state) =>
      mayStandBeforeFirstTurn(state, { pregameTreaties }),
    );
    expect(may).toEqual([...NEVER_REFUSED, ...TREATIES.slice(0, count)]);
  },
);

test('SET-3: every value of the setting is in this table', () => {
  expect(SETTING_VALUES.pregameTreaties).toHaveLength(6);
});
