import { expect, test } from 'vitest';
import { type Amended, amend } from '#engine/turn/amend';
import type { EmpireId } from '#model/campaign/ids';
import type { DiplomaticState } from '#model/campaign/relation';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { empireViewOf } from '#fog/views/empire-view-of';
import { contactsOf } from '#fog/visibility/contacts-of';
import { seeEvents } from '#fog/visibility/see-events';
import { campaignOf, empireId, empireOf, systemId, systemOf } from '#test/support/campaign';

const [human, kili, loran] = [empireId('human'), empireId('kili'), empireId('loran')];
const [narn, shok] = [empireId('narn'), empireId('shok')];
const before = campaignOf({
  turn: 3,
  phase: 'movement',
  empires: [human, kili, loran, narn, shok].map((id) => empireOf({ id })),
  relations: [
    { a: human, b: kili, state: 'alliance' },
    { a: kili, b: loran, state: 'war' },
    { a: loran, b: narn, state: 'trade' },
    { a: kili, b: shok, state: 'trade' },
  ],
  systems: [systemOf({ id: systemId('home'), owner: kili })],
});
const reason = 'a secret of the moderator';
const told = (covert: boolean, state: DiplomaticState = 'war') =>
  amend(before, { kind: 'relation', a: human, b: loran, state, covert, reason });
const { state: after, events } = told(true);
const info = { campaignName: 'War', rules: DEFAULT_RULE_SET };
const newsOf = (amended: Amended, viewer: EmpireId) => {
  const known = { rolls: new Map(), contacts: contactsOf(amended.state, viewer) };
  return seeEvents(amended.events, viewer, known);
};

test('FOG-15: how two empires stand covertly is not for a third, though it has met both', () => {
  expect(empireViewOf(after, kili, info)).toEqual(empireViewOf(before, kili, info));
  expect(newsOf(told(true), kili)).toEqual([]);
});

test('FOG-8: what is not covert is news to who has met one of them; a stranger in it has no name', () => {
  const open = told(false);
  expect(newsOf(open, kili)).toEqual([
    {
      type: 'RelationAnnounced',
      cite: 'DIP-3',
      rolls: [],
      between: [human, loran],
      state: 'war',
    },
  ]);
  expect(newsOf(open, narn)).toMatchObject([{ between: [loran, null], state: 'war' }]);
  expect(newsOf(open, shok)).toEqual([]);
  expect(JSON.stringify([newsOf(open, kili), newsOf(open, narn)])).not.toContain(reason);
});

test('FOG-8: that two empires meet, and no more, is no news', () => {
  expect(newsOf(told(false, 'non-intercourse'), kili)).toEqual([]);
});

test('TURN-3: an empire that is put in contact sees the other, and nothing of the reason', () => {
  const view = empireViewOf(after, human, info);
  expect(view.neighbours[loran]).toMatchObject({ state: 'war', since: 3 });
  const known = { rolls: new Map(), contacts: contactsOf(after, human) };
  const seen = seeEvents(events, human, known);
  expect(seen).toMatchObject([{ type: 'RelationSet', with: loran, state: 'war', covert: true }]);
  expect(newsOf(told(false), human)).toEqual([
    { type: 'RelationSet', cite: 'DIP-3', rolls: [], with: loran, state: 'war' },
  ]);
  expect(JSON.stringify([view, seen])).not.toContain(reason);
});
