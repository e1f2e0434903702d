import { expect, test } from 'vitest';
import type { SeenEvent } from '#fog/views/seen-event';
import { cite } from '#kernel/reasons/cite';
import { articleOf } from '#report/newspaper/article-of';
import { newsSeen } from '#report/newspaper/news-seen';
import { turnReport } from '#report/reports/turn-report';
import { empireId } from '#test/support/campaign';
import { sampleView } from './reports/sample-campaign.ts';

const own = sampleView.empire;
const [other] = Object.values(sampleView.neighbours);
const it = other!;

/** What an empire was told, without its rule and dice. */
const told = (part: object): SeenEvent =>
  // A test says of an event only what the newspaper reads.
  ({ cite: cite('FOG-8'), rolls: [], ...part }) as unknown as SeenEvent;

const headlines = (...parts: readonly object[]): readonly string[] =>
  newsSeen(sampleView, parts.map(told)).map((one) => articleOf(one).headline);

test('FOG-8: declarations, open treaties, armistices, fallen homeworlds and empires are news', () => {
  expect(
    headlines(
      { type: 'WarDeclared', by: it.id, against: own.id },
      { type: 'WarDeclared', by: own.id, against: it.id, declare: 'hostilities' },
      { type: 'ArmisticeSigned', with: it.id },
      { type: 'TreatySigned', with: it.id, treaty: 'alliance', covert: false },
      { type: 'TreatyBroken', by: own.id, against: it.id, treaty: 'military', state: 'trade' },
      {
        type: 'TreatyBroken',
        by: it.id,
        against: own.id,
        treaty: 'trade',
        state: 'non-aggression',
        agreed: true,
      },
      { type: 'RelationSet', with: it.id, state: 'military' },
      { type: 'RelationAnnounced', between: [it.id, null], state: 'war' },
      { type: 'RelationAnnounced', between: [it.id, null], state: 'non-intercourse' },
      { type: 'EmpireFell', empire: it.id },
      { type: 'EmpireFell', empire: null },
      { type: 'EmpiresUnited', larger: it.id, smaller: null },
    ),
  ).toEqual([
    `${it.name} declares War`,
    `${own.name} declares Hostilities`,
    `Peace between ${own.name} and ${it.name}`,
    `Alliance treaty between ${own.name} and ${it.name}`,
    `${own.name} breaks its Military treaty with ${it.name}`,
    `${it.name} and ${own.name} end their Trade treaty`,
    `Military treaty between ${own.name} and ${it.name}`,
    `War between ${it.name} and an unknown power`,
    `${it.name} and an unknown power go their own ways`,
    `The end of ${it.name}`,
    'The end of an unknown power',
    `An unknown power joins ${it.name}`,
  ]);
});

test('FOG-8: what is covert is no news, nor is anything else that an empire was told', () => {
  expect(
    headlines(
      { type: 'TreatySigned', with: it.id, treaty: 'trade', covert: true },
      {
        type: 'DiplomacyRolled',
        toward: it.id,
        act: 'war',
        covert: true,
        chance: 50,
        passed: true,
      },
      { type: 'TreatyBroken', by: own.id, against: it.id, state: 'trade', covert: true },
      { type: 'RelationSet', with: it.id, state: 'military', covert: true },
      { type: 'RelationSet', with: it.id, state: 'military', pact: true, known: true },
      { type: 'EpGiven', from: own.id, to: it.id, points: 4 },
      { type: 'SystemConquered', system: null, from: null, by: it.id, isHomeworld: false },
    ),
  ).toEqual([]);
});

test('FOG-15: the system of a fallen homeworld is named only to readers who know it, and its owner only if met', () => {
  const fallen = { type: 'SystemConquered', by: it.id, isHomeworld: true, isIndependent: false };
  const texts = newsSeen(
    sampleView,
    [
      { ...fallen, system: own.homeworld, from: own.id },
      { ...fallen, system: null, from: empireId('stranger') },
      { ...fallen, system: null, from: null, isIndependent: true, by: null },
    ].map(told),
  ).map((one) => articleOf(one).text);
  const home = sampleView.systems[own.homeworld]!.name;
  expect(texts).toEqual([
    `${it.name} has conquered ${home}, the homeworld of ${own.name}.`,
    `${it.name} has conquered the homeworld of an unknown power.`,
    'An unknown power has conquered an independent homeworld.',
  ]);
});

test('a report has no newspaper and no letters if there are none', () => {
  const { blocks } = turnReport({ view: sampleView, seen: [], edition: 1 });
  expect(JSON.stringify(blocks)).not.toMatch(/"title":"(Newspaper|Letters)"/);
});
