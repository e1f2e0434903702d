import { brandAs } from '#kernel/brand/brand';
import type { ForceListId } from '#model/campaign/ids';
import { ownListOf } from '#model/forces/own-list';
import { DEFAULT_RULE_SET, type RuleSet } from '#model/settings/rule-set';
import { designBarOf } from '#rules/tech/design-bar';
import { designId, designOf, empireId, empireOf } from '#test/support/campaign';
import { expect, test } from 'vitest';

const [human, loran] = [empireId('human'), empireId('loran')];
const listId = (text: string): ForceListId => brandAs<ForceListId>(text);
const HUMAN_LIST = listId('human');

const classes = (list: ForceListId, era: number, count: number) =>
  Array.from({ length: count }, (_, index) =>
    designOf({ id: designId(`${list}.${String(era)}.${String(index)}`), list, era }),
  );

const ASKED = { own: 2, unlocked: 0, advances: 3, planned: 0 };
type Asked = Partial<typeof ASKED & { listed: number; rules: Partial<RuleSet> }>;

/** A human designer in era 7, for which the force list has `listed` classes; `own` of their own classes are of that era. */
function barIn(part: Asked) {
  const { own, unlocked, advances, planned } = { ...ASKED, ...part };
  const ofOwn = classes(ownListOf(human), 7, own);
  return designBarOf({
    rules: { ...DEFAULT_RULE_SET, research: 'era', lockFutureEra: 'off', ...part.rules },
    empire: empireOf({
      id: human,
      forceList: HUMAN_LIST,
      era: 7,
      unlocked: ofOwn.slice(0, unlocked).map(({ id }) => id),
      advancesInHand: advances,
    }),
    designs: [
      ...ofOwn,
      ...classes(HUMAN_LIST, 7, part.listed ?? 0),
      ...classes(HUMAN_LIST, 6, 5),
      ...classes(ownListOf(human), 6, 4),
      ...classes(listId('loran'), 7, 3),
      ...classes(ownListOf(loran), 7, 6),
    ],
    planned,
  });
}

test.each<Asked & { what: string; bar: ReturnType<typeof barIn> }>([
  { what: 'may design with an advance more than own classes that wait', bar: null },
  { what: 'needs an advance for each class that waits', advances: 2, bar: 'no-advance' },
  { what: 'needs none for a class that is unlocked', advances: 2, unlocked: 1, bar: null },
  { what: 'needs one for each planned class', advances: 4, planned: 2, bar: 'no-advance' },
  { what: 'may plan as many as there are advances', advances: 5, planned: 2, bar: null },
  { what: 'may not design beside the list', listed: 1, bar: 'listed' },
  { what: 'designs a sixth class', own: 5, unlocked: 5, advances: 1, bar: null },
  { what: 'designs no seventh', own: 6, unlocked: 6, advances: 1, bar: 'full' },
  { what: 'plans no seventh', own: 4, unlocked: 4, advances: 9, planned: 2, bar: 'full' },
])('TECH-4: an empire beyond its force list $what', ({ bar, ...asked }) => {
  expect(barIn(asked)).toBe(bar);
});

test('TECH-4: the classes of a locked future era are designed before their advances', () => {
  const rules = { lockFutureEra: 'on' } as const;
  expect(barIn({ rules, advances: 0, planned: 3 })).toBeNull();
  expect(barIn({ rules, advances: 0, planned: 4 })).toBe('full');
});

test('OPT-15: with custom research an empire designs beside its list, each class for an advance', () => {
  const rules = { customResearch: 'on', lockFutureEra: 'on' } as const;
  expect(barIn({ rules, listed: 4 })).toBeNull();
  expect(barIn({ rules, listed: 4, advances: 2 })).toBe('no-advance');
});

test('TECH-4: nothing is designed where classes enter service by their dates', () => {
  expect(barIn({ rules: { research: 'inServiceDate' } })).toBe('by-year');
});
