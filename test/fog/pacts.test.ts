import { expect, test } from 'vitest';
import { touchedBy } from '#app/corrections/touched-by';
import { type Amended, amend } from '#engine/turn/amend';
import type { EmpireId } from '#model/campaign/ids';
import { type DiplomaticState, relationIdOf } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { empireViewOf } from '#fog/views/empire-view-of';
import { contactsOf } from '#fog/visibility/contacts-of';
import { seeEvents } from '#fog/visibility/see-events';
import { campaignOf, empireId, empireOf, systemId, systemOf } from '#test/support/campaign';

const [human, kili, loran, narn] = ['human', 'kili', 'loran', 'narn'].map(empireId) as [
  EmpireId,
  EmpireId,
  EmpireId,
  EmpireId,
];
/** Human and Kili fight Loran by a pact; Narn has met all of them. */
const allied = campaignOf({
  turn: 3,
  phase: 'movement',
  empires: [human, kili, loran, narn].map((id) => empireOf({ id })),
  relations: [
    { a: human, b: kili, state: 'non-aggression', pact: true },
    { a: human, b: loran, state: 'war' },
    { a: kili, b: loran, state: 'war' },
    { a: human, b: narn, state: 'trade' },
    { a: kili, b: narn, state: 'non-intercourse' },
    { a: loran, b: narn, state: 'non-intercourse' },
  ],
  systems: [systemOf({ id: systemId('home'), owner: kili })],
});
const info = { campaignName: 'War', rules: DEFAULT_RULE_SET };
type Pair = readonly [EmpireId, EmpireId];
type How = Readonly<{ covert?: boolean; pact?: true }>;
const set = (state: CampaignState, [a, b]: Pair, to: DiplomaticState, how: How = {}) =>
  amend(state, { kind: 'relation', a, b, state: to, covert: false, reason: 'why', ...how });
const pactOf = ({ state }: Amended, [viewer, other]: Pair) =>
  empireViewOf(state, viewer, info).neighbours[other]?.pact;
const readBy = (amended: Amended, viewer: EmpireId) =>
  seeEvents(amended.events, viewer, {
    rolls: new Map(),
    contacts: contactsOf(amended.state, viewer),
  }).map((seen) => seen.type);
const touched = (state: CampaignState, amended: Amended) =>
  touchedBy(state, amended, info).map(({ empire }) => empire);

test.each(['non-intercourse', 'non-aggression', 'trade'] as const)(
  'DIP-12: a pact tells nobody that their partner is covertly at %s with their enemy',
  (state) => {
    const peace = set(allied, [kili, loran], state, { covert: true });
    expect(touched(allied, peace)).toEqual([kili, loran]);
    expect(pactOf(peace, [human, kili])).toBe(true);
    const twins = [peace.state, allied].map((one) => empireViewOf(one, human, info));
    expect(twins[0]).toEqual(twins[1]);
  },
);

test('DIP-12: what happens openly later ends a pact as it would have without the covert peace', () => {
  const covert = set(allied, [kili, loran], 'non-intercourse', { covert: true }).state;
  for (const [pair, state] of [
    [[loran, narn], 'war'],
    [[human, narn], 'military'],
    [[human, narn], 'war'],
    [[human, loran], 'hostilities'],
    [[human, loran], 'non-intercourse'],
  ] as const) {
    const [after, twin] = [covert, allied].map((world) => set(world, pair, state));
    expect(readBy(after!, human)).toEqual(readBy(twin!, human));
    expect(pactOf(after!, [human, kili])).toBe(pactOf(twin!, [human, kili]));
  }
});

test('DIP-12: a covert peace that is made public is news then, and ends the pact', () => {
  const covert = set(allied, [kili, loran], 'non-intercourse', { covert: true }).state;
  const known = set(covert, [kili, loran], 'non-intercourse');
  expect(readBy(known, human)).toEqual(['RelationAnnounced', 'PactEnded']);
  expect(readBy(known, kili)).toEqual(['RelationSet', 'PactEnded']);
  expect(readBy(known, narn)).toEqual(['RelationAnnounced']);
});

test('DIP-11: where the common war ends for all to know, both parties of the pact read that it is over', () => {
  const peace = set(allied, [kili, loran], 'non-intercourse');
  expect(pactOf(peace, [human, kili])).toBe(false);
  expect(readBy(peace, human)).toEqual(['RelationAnnounced', 'PactEnded']);
  expect(readBy(peace, kili)).toEqual(['RelationSet', 'PactEnded']);
  expect(readBy(peace, loran)).toEqual(['RelationSet']);
});

test('DIP-11: a war that is covert on one side is no common war for all to know, and its end ends nothing', () => {
  const covert = set(allied, [kili, narn], 'war', { covert: true });
  expect(readBy(covert, human)).toEqual([]);
  const worse = set(covert.state, [human, narn], 'war');
  const peace = set(worse.state, [kili, loran], 'non-intercourse');
  expect(pactOf(peace, [human, kili])).toBe(false);
});

test('FOG-8: signing a pact, or ending it by notice, is no news to others, whether or not the treaty is known', () => {
  const without = campaignOf({
    ...{ turn: 3, phase: 'movement' },
    empires: Object.values(allied.empires),
    relations: Object.values(allied.relations).map(({ a, b, state }) => ({ a, b, state })),
  });
  const signed = set(without, [human, kili], 'non-aggression', { pact: true });
  const ended = set(allied, [human, kili], 'non-aggression');
  for (const [amended, before] of [
    [signed, without],
    [ended, allied],
  ] as const) {
    for (const other of [loran, narn]) expect(readBy(amended, other)).toEqual([]);
    expect(touched(before, amended)).toEqual([human, kili]);
  }
  expect(readBy(ended, human)).toEqual(['RelationSet', 'PactEnded']);
  const hidden = set(without, [human, kili], 'trade', { covert: true }).state;
  const later = set(hidden, [human, kili], 'trade', { pact: true });
  expect(readBy(later, loran)).toEqual([]);
  expect(later.state.relations[relationIdOf(human, kili)]).toMatchObject({
    openly: 'non-aggression',
    pact: true,
  });
});

test('DIP-11: a pact goes with the treaty that it rests on, and both are told', () => {
  const worse = set(allied, [human, kili], 'non-intercourse', { covert: true });
  expect(readBy(worse, human)).toEqual(['RelationSet', 'PactEnded']);
  expect(readBy(worse, loran)).toEqual([]);
  expect(pactOf(worse, [kili, human])).toBe(false);
});
