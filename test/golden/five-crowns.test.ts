import { describe, expect, test } from 'vitest';
import { valuesById } from '#kernel/collections/tables';
import { compareText } from '#kernel/result/compare-text';
import { AGREEMENTS } from '#model/campaign/dealings';
import { DIPLOMATIC_STATES, type DiplomaticState } from '#model/campaign/relation';
import { TENSION_CAUSES } from '#model/campaign/tension';
import { WAR_CAUSES } from '#model/events/causes';
import type { CampaignEvent } from '#model/events/campaign-event';
import { INTEL_MISSIONS } from '#model/orders/run-mission';
import { TREATY_ORDER_KINDS } from '#model/orders/treaties';
import { nextTreaty, stateAfterBreak } from '#rules/diplomacy/treaty-ladder';
import { missionResultOf } from '#rules/intel/mission-result';
import { brokenInvariants } from '#rules/invariants/broken-invariants';
import { eventsOf } from '#test/support/run-phases';
import { FIVE_CROWNS } from './five-crowns.ts';
import { goldenFiles } from './golden-files.ts';
import { type Between, goldenRun } from './golden-run.ts';
import { keptFiles } from './kept-files.ts';
import { REARRANGED, WRITTEN_AND_READ } from './rearranged.ts';
import { wholeRun } from './whole-run.ts';

const turns = goldenRun(FIVE_CROWNS);
const files = goldenFiles(FIVE_CROWNS, turns);
const phases = turns.flatMap((turn) => turn.phases);
const events: readonly CampaignEvent[] = phases.flatMap((phase) => phase.events);
const missing = <T>(all: readonly T[], found: readonly unknown[]): readonly T[] =>
  all.filter((one) => !found.includes(one));

test('Five Crowns has the golden files that were accepted, and no others', () => {
  expect([...files.keys()].sort(compareText)).toEqual([...keptFiles(FIVE_CROWNS).keys()]);
});

test.each([...files])('Five Crowns comes out as it was accepted: %s', (name, text) => {
  expect(text).toBe(keptFiles(FIVE_CROWNS).get(name));
});

test('Five Crowns is played by its own order files: no order in them is misread', () => {
  expect(turns.flatMap(({ refused }) => refused)).toEqual([]);
});

test('no order comes to nothing', () => {
  expect(eventsOf(events, 'OrderFailed')).toEqual([]);
});

/** Both in one run, which takes seconds. */
const READ_AND_REARRANGED: Between = {
  state: (state) => REARRANGED.state(WRITTEN_AND_READ.state(state)),
  orders: (orders) => REARRANGED.orders(WRITTEN_AND_READ.orders(orders)),
};

test('TURN-2: a JSON round trip between all phases, and another order of empires, rows and fields, change nothing', () => {
  expect(wholeRun(goldenRun(FIVE_CROWNS, READ_AND_REARRANGED))).toEqual(wholeRun(turns));
});

test('everything that must hold of a state holds after every phase', () => {
  const broken = turns.flatMap(({ turn, phases: played }) =>
    played.flatMap(({ phase, state }) =>
      brokenInvariants(state).map((one) => ({ turn, phase, ...one })),
    ),
  );
  expect(broken).toEqual([]);
});

describe('missions', () => {
  /** Every total that a d20 and its modifiers reach, so that no result is left out. */
  const TOTALS = Array.from({ length: 61 }, (_, index) => index - 20);
  const codeOf = (total: number): string => JSON.stringify(missionResultOf(total));
  const RESULTS = [...new Set(TOTALS.map(codeOf))];
  const runs = eventsOf(events, 'MissionRun');

  test('INT-2: a mission has one of five results', () => {
    expect(RESULTS).toHaveLength(5);
  });

  test('INT-3: every mission is run with every result; if it can frame an empire, it does', () => {
    const found = runs
      .filter(({ total, discovered, framed }) => {
        const result = missionResultOf(total);
        return result.discovered === discovered && result.frames === (framed !== null);
      })
      .map(({ mission, total }) => `${mission} ${codeOf(total)}`);
    const all = INTEL_MISSIONS.flatMap((mission) => RESULTS.map((code) => `${mission} ${code}`));
    expect(missing(all, found)).toEqual([]);
  });

  test('INT-5, INT-6, INT-7: every mission does what it is for at least once', () => {
    const effective = runs.filter(({ success, outcome }) => success && outcome.kind !== 'nothing');
    expect(missing(INTEL_MISSIONS, effective.map(({ mission }) => mission))).toEqual([]);
  });

  test('INT-6: harm that may last does and does not', () => {
    const lasting = runs.flatMap(({ mission, outcome }) =>
      outcome.kind === 'lasting' ? [`${mission} ${String(outcome.lost)}`] : [],
    );
    const missions = INTEL_MISSIONS.filter((mission) =>
      lasting.some((line) => line.startsWith(`${mission} `)),
    );
    const both = missions.flatMap((mission) => [`${mission} true`, `${mission} false`]);
    expect(missing(both, lasting)).toEqual([]);
  });
});

describe('diplomacy', () => {
  const steps = phases.flatMap(({ before, state }) =>
    valuesById(state.relations).flatMap(({ id, state: to }) => {
      const from: DiplomaticState = before.relations[id]?.state ?? 'non-intercourse';
      return from === to ? [] : [`${from} → ${to}`];
    }),
  );

  test('DIP-3: every treaty is signed after the one before it, and each that can be broken is', () => {
    const up = DIPLOMATIC_STATES.flatMap((from) => {
      const to = nextTreaty(from);
      return to === null ? [] : [`${from} → ${to}`];
    });
    const down = DIPLOMATIC_STATES.flatMap((from) => {
      const to = stateAfterBreak(from);
      return to === null ? [] : [`${from} → ${to}`];
    });
    expect([up.length, down.length]).toEqual([7, 6]);
    expect(missing([...up, ...down], steps)).toEqual([]);
    const broken = eventsOf(events, 'TreatyBroken');
    expect(missing(down, broken.map(({ treaty, state }) => `${treaty} → ${state}`))).toEqual([]);
  });

  test('DIP-7, DIP-8: wars and Hostilities begin and end in every way', () => {
    const ways = [
      'non-intercourse → hostilities',
      'non-intercourse → war',
      'hostilities → war',
      'hostilities → non-intercourse',
      'war → non-intercourse',
      'non-aggression → war',
    ];
    expect(missing(ways, steps)).toEqual([]);
  });

  test('DIP-3: two empires are in every state at some time', () => {
    const states = phases.flatMap(({ state }) => valuesById(state.relations).map((row) => row.state));
    expect(missing(DIPLOMATIC_STATES, states)).toEqual([]);
  });

  test('DIP-4, DIP-7, DIP-9, DIP-12: wars are declared for every reason', () => {
    const causes = eventsOf(events, 'WarDeclared').map(({ cause }) => cause ?? 'tension');
    // There is no non-aligned world to attack.
    expect(missing(WAR_CAUSES, causes)).toEqual(['attack']);
  });

  test('DIP-4: everything that moves tension does', () => {
    const causes = eventsOf(events, 'TensionChanged').map(({ cause }) => cause);
    expect(missing(TENSION_CAUSES, causes)).toEqual([]);
  });

  test('DIP-5, DIP-8, DIP-11: everything that can be agreed on is', () => {
    const signed = [
      ...eventsOf(events, 'TreatySigned').map(({ treaty }) => treaty),
      ...eventsOf(events, 'ArmisticeSigned').map(() => 'armistice'),
      ...eventsOf(events, 'PactSigned').map(() => 'pact'),
    ];
    expect(missing(AGREEMENTS, signed)).toEqual([]);
  });

  test('DIP-5, DIP-13: every order of diplomacy is given, and every kind of gift', () => {
    const orders = turns.flatMap((turn) => valuesById(turn.orders).flat());
    const gifts = ['GiveEp', 'GiveMap', 'GiveSchematics', 'ExchangeUnits'];
    const used = orders.map(({ order }) => order.kind);
    expect(missing([...TREATY_ORDER_KINDS, ...gifts], used)).toEqual([]);
  });

  test('DIP-6, DIP-7: everything that is rolled for is covert and public, and fails and succeeds', () => {
    const rolled = eventsOf(events, 'DiplomacyRolled');
    const shown = rolled.flatMap(({ act, passed, covert, ally }) => [
      act,
      `${act} ${covert ? 'in secret' : 'in public'}`,
      `passed: ${String(passed)}`,
      `for an ally: ${String(ally !== undefined)}`,
    ]);
    const all = [
      ...['break', 'war', 'hostilities', 'war in secret', 'war in public'],
      ...['passed: true', 'passed: false', 'for an ally: true', 'for an ally: false'],
    ];
    expect(missing(all, shown)).toEqual([]);
  });

  test('DIP-10: a leader offers, signs, ends and declares in the name of its junior partner', () => {
    const orders = turns.flatMap((turn) => valuesById(turn.orders).flat());
    const named = orders.flatMap(({ order }) =>
      'junior' in order ? [`${order.kind} of ${String(order.junior)}`] : [],
    );
    const all = ['OfferTreaty of salt', 'BreakTreaty of salt', 'DeclareWar of ember'];
    expect(missing(all, named)).toEqual([]);
  });

  test('DIP-12: a covert treaty is found out by spies, by a war, and by choice', () => {
    const reports = eventsOf(events, 'IntelReported').map(({ facts }) => facts.kind);
    expect(reports).toContain('treaty');
    const revealed = eventsOf(events, 'TreatyRevealed').map(({ by }) => by);
    expect(revealed).toEqual(['ember', null]);
  });
});

test.each([
  [1, 'DIP-1: first contact', 'Ember Crown and Salt Crown meet for the first time at Parley'],
  [2, 'DIP-12: in secret', 'Ember Crown and Oak Crown sign a Mutual Defense treaty in secret'],
  [3, 'DIP-13: a gift', 'Ember Crown: 17 EP of gifts are counted'],
  [3, 'DIP-5: an offer is declined', 'Ember Crown declines a Non-Aggression treaty with Thorn Crown'],
  [3, 'DIP-7: 20 + 21 + 5 × 8', 'rolls for hostilities toward Thorn Crown: success at 81% [1d100: 69]'],
  [3, 'INT-2: 19 + 13 − (2 + 3 + 3)', 'Sabotage: Productivity at Pane from Spine: 24, success'],
  [3, 'INT-9: framed', 'takes Ember Crown for the culprit instead of Thorn Crown'],
  [3, 'DIP-4: 27 + 20 + 5', 'the tension of Glass Crown toward Ember Crown is 52 (+5, trespass)'],
  [4, 'DIP-10: a single fleet', 'Glass Crown admits Sparks of Ember Crown'],
  [4, 'DIP-5: a standing offer is accepted', 'Glass Crown and Oak Crown sign a Non-Aggression treaty'],
  [4, 'DIP-5: and another taken back', 'Oak Crown retracts its offer of a Non-Aggression treaty'],
  [4, 'TECH-5: a sale to a friend', 'Thorn Crown sells Glass Crown Chaete Whin at Spine'],
  [5, 'DIP-5: the offer of turn 3 has lapsed', 'Glass Crown offers Salt Crown a Trade treaty'],
  [5, 'INT-5: a secret is found out', 'Thorn Crown gets a report on Hearth: covert mutual-defense'],
  [5, 'INT-2: 15 + 11 − (2 + 5 + 3)', 'Propaganda: Coup at Hedge from Kindle: 16, success'],
  [5, 'INT-7: a coup', '1 militia at Hedge become ground units of Ember Crown'],
  [5, 'INT-7: which the garrison undoes', 'Thorn Crown takes Hedge from Ember Crown: assault'],
  [5, 'DIP-8: by consent alone', 'Salt Crown and Thorn Crown make peace because both want it'],
  [6, 'INT-7: 5 × Census 7', 'Thorn Crown has a reason for war on Ember Crown: +35%'],
  [7, 'DIP-7: 50 + 5 × 7 + 35', 'rolls for war toward Ember Crown: success at 100% [1d100: 98]'],
  [7, 'DIP-12: a war tells', 'events reveal that Ember Crown and Oak Crown are at mutual-defense'],
  [7, 'DIP-9: a partner', 'Oak Crown declares War on Thorn Crown, in defense of Ember Crown'],
  [8, 'DIP-9: an ally of the aggressor', 'for its ally Thorn Crown: success at 50% [1d100: 15]'],
  [8, 'DIP-9: 1st', 'Glass Crown declares War on Ember Crown, as an ally of Thorn Crown'],
  [8, 'DIP-9: 2nd', 'Oak Crown declares War on Glass Crown, in defense of Ember Crown'],
  [8, 'DIP-9: 3rd', 'Glass Crown declares War on Salt Crown, in defense of Thorn Crown'],
  [10, 'INT-6: 3 is halved: 1 + 3', 'Ember Crown pays 4 to use the Intel of Hearth'],
  [10, 'INT-2: 2 + 1 − (5 + 2 + 3)', 'Espionage: Fleet at Briar from Hearth: -7, failure'],
  [10, 'DIP-6: −30 + 4 + 5 × 9', 'rolls for break toward Thorn Crown: failure at 19% [1d100: 86]'],
  [10, 'INT-8: a ship', 'Thorn Crown: Chaete Sloe destroyed at Briar'],
  [11, 'DIP-6: −30 + 5 + 5 × 12', 'rolls for break toward Thorn Crown: success at 35% [1d100: 11]'],
  [12, 'DIP-8: no peace yet, for the ally fights on', 'Glass Crown offers Ember Crown an armistice'],
  [12, 'INT-5: one advance ahead × 5', 'Thorn Crown: 5 tech investment by Hearth (espionage), pool 5'],
  [13, 'DIP-6: −20 + 7 + 5 × 12', 'rolls for break toward Thorn Crown: success at 47% [1d100: 6]'],
  [13, 'DIP-8: and now', 'Ember Crown and Glass Crown make peace because both want it'],
  [14, 'DIP-6: −10 + 23 + 5 × 13', 'Thorn Crown rolls for break toward Glass Crown: success at 78%'],
  [15, 'DIP-11: notice', 'Ember Crown and Salt Crown are co-belligerents no longer'],
  [15, 'DIP-6: both want it', 'Glass Crown and Thorn Crown end their treaty: military becomes trade'],
  [16, 'INT-8: 16 + 13 − (5 + 8 ÷ 2 + 3)', 'Sabotage: Base at Glade from Spine: 17, success'],
  [18, 'DIP-7: −40 + 74 + 5 × 8', 'rolls for war toward Thorn Crown in secret: success at 74%'],
  [19, 'DIP-12: surprise', 'Glass Crown declares War on Thorn Crown, out of a covert war'],
  [19, 'DIP-4: 6 + 2 × 4 + 4 × 1', 'the tension of Thorn Crown toward Glass Crown is 90 (+18, losses)'],
  [20, 'DIP-10: by order of its leader', 'toward Glass Crown by order of its leader Oak Crown'],
  [20, 'DIP-12: 20 + 48 + 20', 'leader Oak Crown: success at 88% [1d100: 42]'],
  [20, 'BOM-1: 4 × 4 + 2', 'bombards Spine of Thorn Crown with 5 units, 18 points'],
  [21, 'DIP-7: 20 + 49 + 20', 'leader Oak Crown: success at 89% [1d100: 68]'],
  [21, 'DIP-4: at 100', 'Oak Crown declares War on Glass Crown, because of its tension'],
  [22, 'DIP-9: 46 + 20 + 5 × 1', 'with the support of Oak Crown: success at 71% [1d100: 49]'],
  [22, 'DIP-10: two are one', 'Salt Crown joins Oak Crown with all it has'],
  [23, 'DIP-10: 471 less 5', 'Oak Crown: 466 EP of gifts are counted'],
  [23, 'INT-2: 17 + 8 − (2 + 1 + 2)', 'Espionage: System at Pane from Brine: 20, success'],
])('in turn %i happens %s', (turn, _, line) => {
  expect(files.get(`turn-${String(turn).padStart(2, '0')}/events.txt`)).toContain(line);
});
