import { expect, test } from 'vitest';
import { amend } from '#engine/turn/amend';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { empireViewOf } from '#fog/views/empire-view-of';
import { contactsOf } from '#fog/visibility/contacts-of';
import { seeEvents } from '#fog/visibility/see-events';
import { campaignOf, empireId, empireOf, systemId, systemOf } from '#test/support/campaign';

const [human, kili, loran] = [empireId('human'), empireId('kili'), empireId('loran')];
const before = campaignOf({
  turn: 3,
  phase: 'movement',
  empires: [empireOf({ id: human }), empireOf({ id: kili }), empireOf({ id: loran })],
  relations: [
    { a: human, b: kili, state: 'alliance' },
    { a: kili, b: loran, state: 'war' },
  ],
  systems: [systemOf({ id: systemId('home'), owner: kili })],
});
const reason = 'a secret of the moderator';
const { state: after, events } = amend(before, {
  kind: 'relation',
  a: human,
  b: loran,
  state: 'war',
  reason,
});
const info = { campaignName: 'War', rules: DEFAULT_RULE_SET };

test('FOG-15: how two empires stand is not for a third, though it has met both', () => {
  expect(empireViewOf(after, kili, info)).toEqual(empireViewOf(before, kili, info));
  const known = { rolls: new Map(), contacts: contactsOf(after, kili) };
  expect(seeEvents(events, kili, known)).toEqual([]);
});

test('TURN-3: who is made to meet sees the other in contact, and nothing of the reason', () => {
  const view = empireViewOf(after, human, info);
  expect(view.neighbours[loran]).toMatchObject({ state: 'war', since: 3 });
  const known = { rolls: new Map(), contacts: contactsOf(after, human) };
  const seen = seeEvents(events, human, known);
  expect(seen).toMatchObject([{ type: 'RelationSet', with: loran, state: 'war' }]);
  expect(JSON.stringify([view, seen])).not.toContain(reason);
});
