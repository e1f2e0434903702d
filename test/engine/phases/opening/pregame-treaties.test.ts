import { expect, test } from 'vitest';
import { openingPhase } from '#engine/phases/opening/phase';
import { contactsOf } from '#fog/visibility/contacts-of';
import { seeEvents } from '#fog/visibility/see-events';
import { scriptedDice } from '#kernel/dice/scripted-dice';
import type { EmpireId } from '#model/campaign/ids';
import type { RollPurpose } from '#model/rolls/roll-purpose';
import { DEFAULT_RULE_SET, type RuleSet } from '#model/settings/rule-set';
import { campaignOf, empireId, empireOf } from '#test/support/campaign';
import { human, loran } from '#test/support/human-and-loran';
import { eventsOf } from '#test/support/run-phases';

const [kili, narn] = [empireId('kili'), empireId('narn')];
const openedAt = (turn: number, pregameTreaties: RuleSet['pregameTreaties']) => {
  const state = campaignOf({
    turn,
    phase: 'opening',
    empires: [human, kili, loran, narn].map((id) => empireOf({ id })),
    relations: [
      { a: human, b: loran, state: 'trade' },
      { a: kili, b: loran, state: 'war' },
    ],
  });
  const opened = openingPhase.run({
    state,
    orders: {},
    rules: { ...DEFAULT_RULE_SET, pregameTreaties },
    dice: scriptedDice<RollPurpose>([]),
    decide: () => undefined,
  });
  if (!opened.done) throw new Error('an opening asks nothing');
  return opened;
};

test.each([
  ['in the first opening', 1, 'trade', 1],
  ['where none are agreed on', 1, 'off', 0],
  ['in no later opening', 2, 'trade', 0],
] as const)(
  'SET-3: treaties from before the first turn are announced %s',
  (_when, turn, set, count) => {
    expect(eventsOf(openedAt(turn, set).events, 'TreatyAnnounced')).toHaveLength(count);
  },
);

test('FOG-8: the parties read of it, and those who are in contact with one of them', () => {
  const opened = openedAt(1, 'trade');
  const told = (viewer: EmpireId) =>
    seeEvents(eventsOf(opened.events, 'TreatyAnnounced'), viewer, {
      rolls: new Map(),
      contacts: contactsOf(opened.state, viewer),
    });
  expect(told(human)).toMatchObject([{ type: 'TreatyAnnounced', with: loran, state: 'trade' }]);
  expect(told(loran)).toMatchObject([{ type: 'TreatyAnnounced', with: human, state: 'trade' }]);
  const between = [loran, null];
  expect(told(kili)).toMatchObject([{ type: 'RelationAnnounced', between, state: 'trade' }]);
  expect(told(narn)).toEqual([]);
});
