import { expect, test } from 'vitest';
import { compareText } from '#kernel/result/compare-text';
import { ORDER_KINDS, type Order } from '#model/orders/order';
import type { SeenEvent, SeenMoment } from '#fog/views/seen-event';
import { battleNamesOf } from '#report/sentences/battle-names';
import { describeOrder } from '#report/orders/order-words';
import { momentText } from '#report/sentences/moment-sentences';
import { namesOfView } from '#report/sentences/names-of-view';
import { sentenceOf } from '#report/sentences/sentence-of';
import { plainPhrase } from '#report/text/plain-phrase';
import { sampleView } from '#test/report/reports/sample-campaign';
import { fleetId, systemId, unitId } from '#test/support/campaign';
import { EVENT_SAMPLES } from './event-samples.ts';
import { INTRODUCTIONS, MOMENT_SAMPLES } from './moment-samples.ts';
import { ORDER_SAMPLES } from './order-samples.ts';
import { head, saber, valiant } from './sample-terms.ts';

const names = namesOfView(sampleView);
const samples = <T>(
  table: Readonly<Record<string, readonly [T, string, ...unknown[]]>>,
): readonly (readonly [T, string])[] => Object.values(table).map(([one, said]) => [one, said]);

test.each(samples<SeenEvent>(EVENT_SAMPLES))(
  '%#: an event in one sentence with its rule',
  (event, sentence) => {
    expect(plainPhrase(sentenceOf(event, names))).toBe(`${sentence} (TURN-1)`);
  },
);

test('INT-2: a mission that failed is told with the roll that it needed', () => {
  const [run] = EVENT_SAMPLES.MissionRun;
  const roll = { purpose: 'mission', faces: 20, values: [18], total: 18 };
  const failed = { ...run, success: false, framed: null, rolls: [roll] } as const;
  expect(plainPhrase(sentenceOf(failed, names))).toMatch(
    / failed: it needs 11 or more after Intel, difficulty and jumps – you rolled 18\. /u,
  );
});

test.each(samples<SeenMoment>(MOMENT_SAMPLES))(
  '%#: a step of a battle in one sentence',
  (moment, sentence) => {
    expect(momentText(moment, battleNamesOf(INTRODUCTIONS, names))).toBe(sentence);
  },
);

test.each(samples<Order>(ORDER_SAMPLES))('%#: an order in one sentence', (order, sentence) => {
  expect(describeOrder(order, names)).toBe(sentence);
});

test.each([
  ['human.u1, human.f2', 'Valiant (Apollo u1) and fleet f2'],
  ['new:Van', 'Van'],
])('what an order failed for is called as its owner calls it: %s', (about, called) => {
  const [failed] = EVENT_SAMPLES.OrderFailed;
  expect(plainPhrase(sentenceOf({ ...failed, about }, names))).toContain(` failed for ${called}: `);
});

test.each([
  ['lost', 'withdrew', true, false, 'you lost, because you withdrew;'],
  ['won', 'withdrew', false, true, 'you won, because the enemy withdrew;'],
  ['lost', 'pursued', true, false, 'you lost, because you had withdrawn before it;'],
  ['lost', 'pursued', false, false, 'you lost, because you had withdrawn before it;'],
  ['won', 'pursued', false, false, 'you won, because the enemy had withdrawn before it;'],
  ['lost', 'losses', false, false, 'you lost, because your losses were higher;'],
  ['won', 'losses', false, false, 'you won, because the enemy’s losses were higher;'],
  // Both withdrew, so their losses decide.
  [
    'won',
    'losses',
    true,
    true,
    'both sides withdrew, and you won, because the enemy’s losses were higher;',
  ],
  // A quarry that was destroyed had withdrawn too, and its pursuer left the field after it.
  [
    'won',
    'losses',
    true,
    false,
    'you withdrew, and you won, because the enemy’s losses were higher;',
  ],
  [
    'lost',
    'losses',
    false,
    true,
    'the enemy withdrew, and you lost, because your losses were higher;',
  ],
  ['equal', undefined, false, false, 'losses were equal;'],
  ['equal', undefined, true, true, 'both sides withdrew, and losses were equal;'],
  // Editions of older versions.
  ['lost', undefined, true, false, 'you lost, because you withdrew;'],
  ['won', undefined, false, true, 'you won, because the enemy withdrew;'],
  ['won', undefined, true, false, 'you withdrew, and you won;'],
  ['lost', undefined, false, false, 'you lost;'],
] as const)(
  'CSC-14: a battle is given one reason, and only one that fits its result: %s, %s, %s, %s',
  (outcome, because, withdrew, enemyWithdrew, said) => {
    const [ended] = EVENT_SAMPLES.BattleEnded;
    const told = { ...ended, outcome, withdrew, enemyWithdrew };
    const given = because === undefined ? told : { ...told, because };
    expect(plainPhrase(sentenceOf(given, names))).toContain(`: ${said}`);
  },
);

test('dice that only draw an order are not told', () => {
  const drawn = { purpose: 'the turn to explore', faces: 100, values: [7, 8], total: 15 };
  const rolled = { purpose: 'exploration', faces: 10, values: [9], total: 9 };
  const [explored] = EVENT_SAMPLES.ExplorationTried;
  const [sighted] = EVENT_SAMPLES.ContactSighted;
  const said = (event: SeenEvent): string => plainPhrase(sentenceOf(event, names));
  expect(said({ ...explored, rolls: [drawn, rolled] })).toContain('no way – you rolled 9. (');
  expect(said({ ...sighted, rolls: [drawn] })).toBe(said(sighted));
});

test('every kind of order has its sample', () => {
  expect(Object.keys(ORDER_SAMPLES).toSorted(compareText)).toEqual(
    [...ORDER_KINDS].toSorted(compareText),
  );
});

test('a unit that is no more keeps the name that events gave it', () => {
  const built: SeenEvent = {
    ...EVENT_SAMPLES.UnitBuilt[0],
    unit: unitId('human.u77'),
    name: 'Phoenix',
  };
  const later = namesOfView(sampleView, [built]);
  expect(later.unit(unitId('human.u77'))).toBe('Phoenix (Apollo u77)');
  expect(names.unit(unitId('human.u77'))).toBe('unit u77');
});

test('a fleet that was disbanded and a unit that was captured keep their names', () => {
  const [disbanded] = EVENT_SAMPLES.FleetDisbanded;
  const [surrendered] = EVENT_SAMPLES.UnitSurrendered;
  const later = namesOfView(sampleView, [
    { ...disbanded, fleet: fleetId('human.f77'), name: 'Old Guard' },
    { ...surrendered, unit: unitId('human.u77'), name: 'Phoenix' },
  ]);
  expect(later.fleet(fleetId('human.f77'))).toBe('Old Guard');
  expect(later.unit(unitId('human.u77'))).toMatch(/^Phoenix /u);
});

test('FOG-2: an own system is called the reader’s own', () => {
  const [visited] = EVENT_SAMPLES.SystemVisited;
  const facts = { ...visited.facts, owner: sampleView.empire.id, settlement: 'colony' } as const;
  expect(plainPhrase(sentenceOf({ ...visited, facts }, names))).toMatch(
    /^You saw Wolf <359>: your colony, minor, /u,
  );
});

test('ABL-3: the firing side reads how much of its total is First Strike', () => {
  const [fired] = MOMENT_SAMPLES.FireRolled;
  const struck = { ...fired, mine: true, total: 8, firstStrike: 4 };
  expect(momentText(struck, battleNamesOf(INTRODUCTIONS, names))).toBe(
    'You fired flights at ships with a total of 8, 4 of it by First Strike: 5 damage',
  );
});

test('SUP-2: an empire that comes into minefields reads whose they are and what they did', () => {
  const [fired] = EVENT_SAMPLES.MinefieldsFired;
  const came = { ...fired, of: fired.against, against: fired.of, total: null };
  expect(plainPhrase(sentenceOf(came, names))).toBe(
    'Minefields of Loran Imperium at Wolf <359> fired at your fleets as they came in, with 4 damage. (TURN-1)',
  );
});

test('CSC-17: several functions on one target are counted, and the target is named once', () => {
  const [waged] = MOMENT_SAMPLES.ElectronicWarfareWaged;
  const [guarded, suppressed] = waged.effects;
  const twice = { ...waged, effects: [guarded!, guarded!, suppressed!] };
  expect(momentText(twice, battleNamesOf(INTRODUCTIONS, names))).toMatch(
    /: 2 × Guardian \(dedicated\) for Valiant \(Apollo u1\); Suppression for Lida B1$/u,
  );
});

test('MOV-7: the carriers that share something are named in its order, and when it is aboard', () => {
  const unit = unitId('human.u9');
  const cargo = { kind: 'shared', unit, others: [saber] } as const;
  expect(describeOrder({ kind: 'LoadCargo', carrier: valiant, cargo }, names)).toBe(
    'Load unit u9 on Valiant (Apollo u1), shared with Saber u2',
  );
  const system = systemId('H0202');
  const loaded = { ...head, carrier: valiant, system, units: [unit], others: [saber] } as const;
  expect(plainPhrase(sentenceOf({ type: 'UnitsLoaded', ...loaded }, names))).toContain(
    ', shared with Saber u2',
  );
});

test('DIP-9: an attempt for the sake of an ally names the ally between commas', () => {
  const [rolled] = EVENT_SAMPLES.DiplomacyRolled;
  const told = sentenceOf({ ...rolled, act: 'war', ally: rolled.toward, passed: true }, names);
  expect(plainPhrase(told)).toBe(
    'Your attempt to declare War on Loran Imperium, as your alliance with Loran Imperium asks, succeeded (35\u00a0%). (TURN-1)',
  );
});
