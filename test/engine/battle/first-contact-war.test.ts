import { expect, test } from 'vitest';
import { mayDemandOf } from '#engine/battle/demand-rights';
import { empireViewOf } from '#fog/views/empire-view-of';
import { contactsOf } from '#fog/visibility/contacts-of';
import { seeEvents } from '#fog/visibility/see-events';
import type { EmpireId } from '#model/campaign/ids';
import { type DiplomaticState, relationIdOf } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { empireId } from '#test/support/campaign';
import { eventsOf, here, meetingAt, runOf, settle } from './meetings-at.ts';

const [human, kili, loran] = [empireId('human'), empireId('kili'), empireId('loran')];
const on = { rules: { firstContactWar: 'on' } } as const;

/** Humans find Loran in its own system; `since`: when they met. */
function meeting(since: number, state: DiplomaticState = 'non-intercourse'): CampaignState {
  const met = meetingAt({
    sides: { human: { f1: ['dd', 'dd', 'dd'] }, loran: { f1: ['dd'] } },
    states: { 'human/loran': state },
    owners: { [here]: 'loran' },
  });
  const id = relationIdOf(human, loran);
  const relation = { ...met.relations[id]!, since };
  return { ...met, turn: 4, relations: { [id]: relation } };
}

test.each([
  { what: 'strangers', since: 4, state: 'non-intercourse', set: 'on', may: true },
  { what: 'strangers, by default', since: 4, state: 'non-intercourse', set: 'off', may: false },
  { what: 'who met a turn ago', since: 3, state: 'non-intercourse', set: 'on', may: false },
  { what: 'who agreed on something', since: 4, state: 'non-aggression', set: 'on', may: false },
] as const)('DIP-1: a host may be attacked in its own system by $what: $may', (given) => {
  const run = runOf(meeting(given.since, given.state), { firstContactWar: given.set });
  expect(mayDemandOf(run, human, loran)).toBe(given.may);
});

test('DIP-1: an empire that demands a scenario on first contact is at War, once, and nobody else is', () => {
  const told = settle(meeting(4), on);
  expect(eventsOf(told, 'ScenarioDemanded')).not.toEqual([]);
  expect(eventsOf(told, 'FirstContactWarBegan')).toMatchObject([
    { by: 'human', against: 'loran', place: { system: here }, turn: 4 },
  ]);
  expect(told.state.relations[relationIdOf(human, loran)]).toMatchObject({
    state: 'war',
    since: 4,
  });
  const later = settle(meeting(3), on);
  expect(eventsOf(later, 'FirstContactWarBegan')).toEqual([]);
  expect(later.state.relations[relationIdOf(human, loran)]?.state).toBe('non-intercourse');
});

test('FOG-8: the War is told to both, and to those who met one of them as news', () => {
  const told = settle(watched(), on);
  const news = (viewer: EmpireId) =>
    seeEvents(eventsOf(told, 'FirstContactWarBegan'), viewer, {
      rolls: new Map(),
      contacts: contactsOf(told.state, viewer),
    });
  const place = { kind: 'system', system: here };
  for (const party of [human, loran]) {
    const began = { type: 'FirstContactWarBegan', by: human, against: loran, place };
    expect(news(party)).toEqual([{ ...began, cite: 'DIP-1', rolls: [] }]);
  }
  const between = [loran, null];
  const announced = { type: 'RelationAnnounced', cite: 'DIP-1', rolls: [], between, state: 'war' };
  expect(news(kili)).toEqual([announced]);
  const info = { campaignName: 'War', rules: DEFAULT_RULE_SET };
  expect(empireViewOf(told.state, kili, info)).toEqual(empireViewOf(watched(), kili, info));
});

/** The same with Kili far away, who met Loran long ago. */
function watched(): CampaignState {
  const met = meeting(4);
  const far = meetingAt({ sides: { kili: {} }, states: {}, generated: [[kili, kili]] });
  const id = relationIdOf(kili, loran);
  const known = {
    id,
    a: kili,
    b: loran,
    state: 'trade',
    since: 1,
    sustained: true,
    pact: false,
  } as const;
  return {
    ...met,
    empires: { ...met.empires, ...far.empires },
    counters: { ...met.counters, ...far.counters },
    relations: { ...met.relations, [id]: known },
  };
}

test('DIP-9: defense partners of an empire that is attacked on first contact join it at once', () => {
  const id = relationIdOf(kili, loran);
  const before = watched();
  const allied = { ...before.relations[id]!, state: 'mutual-defense' } as const;
  const told = settle({ ...before, relations: { ...before.relations, [id]: allied } }, on);
  expect(eventsOf(told, 'WarDeclared')).toMatchObject([
    { by: kili, against: human, cause: 'defense', sake: loran },
  ]);
  expect(told.state.relations[relationIdOf(kili, human)]).toMatchObject({ state: 'war', since: 4 });
});
