import { expect, test } from 'vitest';
import { describeEvent } from '#fog/moderator-log/describe';
import { namesOf } from '#fog/moderator-log/names';
import { empireViewOf } from '#fog/views/empire-view-of';
import type { SeenEvent } from '#fog/views/seen-event';
import { rollsById } from '#fog/visibility/rolls-by-id';
import { seeEvents } from '#fog/visibility/see-events';
import { type BattleSide, BATTLE_SIDES, otherSide } from '#model/battle/setup';
import type { BattleId, EmpireId } from '#model/campaign/ids';
import type { EventOf } from '#model/events/campaign-event';
import type { StandingOrders } from '#model/forces/standing-orders';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { battleBlocks } from '#report/sections/battles';
import { contextOf, type ReportContext } from '#report/sections/context';
import { sentenceOf } from '#report/sentences/sentence-of';
import { plainPhrase } from '#report/text/plain-phrase';
import { renderText } from '#report/text/render-text';
import { eventsOf, meetingAt, settle, south } from '#test/engine/battle/meetings-at';
import { empireId } from '#test/support/campaign';

type Ended = EventOf<'BattleEnded'>;
const [human, loran] = [empireId('human'), empireId('loran')];

/** How each reason is told to those who lost, to those who won, and to the moderator. */
const WORDS: Readonly<Record<NonNullable<Ended['because']>, readonly [string, string, string]>> = {
  withdrew: ['you withdrew', 'the enemy withdrew', 'it withdrew'],
  pursued: [
    'you had withdrawn before it',
    'the enemy had withdrawn before it',
    'it had withdrawn before',
  ],
  losses: ['your losses were higher', 'the enemy’s losses were higher', 'it lost more'],
};

/** Different forces and standing orders for each number. */
function encounter(number: number) {
  const pick = <T>(of: readonly T[], by: number): T => of[Math.floor(number / by) % of.length]!;
  const ships = (count: number, design: string): readonly string[] =>
    Array.from({ length: count }, () => design);
  const standing = (by: number): Partial<StandingOrders> => ({
    engageRatio: 0,
    refuseBelow: pick([0, 90, 0], by),
    disengageBelow: pick([0, 120], by),
    retreat: pick(['nobody', 'endangered', 'crippled'] as const, by),
    retreatAt: pick([0, 0, 25], by + 1),
    withoutFlagship: pick(['fight-on', 'retreat'] as const, by + 2),
  });
  const state = meetingAt({
    sides: {
      human: { f1: ships(1 + (number % 6), 'dd'), f2: ships(number % 3, 'cv+lf+lf') },
      loran: { f1: ships(1 + (number % 5), pick(['dd', 'cv+lf'], 3)) },
    },
    owners: pick([{}, { [south]: 'human' }], 4),
    standing: { human: standing(1), loran: standing(2) },
  });
  return { state, told: settle(state, { secret: `s${String(number)}` }) };
}

const NUMBERS = Array.from({ length: 60 }, (_, number) => number);
const encounters = NUMBERS.map(encounter);

const sideIn = ({ sides }: Ended, viewer: EmpireId): BattleSide =>
  BATTLE_SIDES.find((side) => sides[side].includes(viewer))!;

/** Whether the reason of the event is what happened. @rule CSC-14 */
function isTrue({ loser, because, withdrew, lost }: Ended, isPursuit: boolean): boolean {
  const away = BATTLE_SIDES.filter(
    (side) => withdrew.includes(side) || (isPursuit && side === 'defender'),
  );
  if (loser === null) return away.length !== 1 && lost.attacker === lost.defender;
  if (because === 'losses') return away.length !== 1 && lost[loser] > lost[otherSide(loser)];
  const isQuarry = isPursuit && loser === 'defender';
  return away.length === 1 && away[0] === loser && because === (isQuarry ? 'pursued' : 'withdrew');
}

/** Text whose long lines are whole again. */
const unwrapped = (text: string): string => text.replaceAll(/\n {2,}/gu, ' ');

/** A battle as the report tells it: its result in one sentence, and its record with all notes. */
function toldIn(context: ReportContext, battle: BattleId) {
  const ofIt = (event: SeenEvent): boolean => 'battle' in event && event.battle === battle;
  const seen = context.seen.filter(ofIt);
  const ended = seen.find(({ type }) => type === 'BattleEnded')!;
  const blocks = battleBlocks({ ...context, seen });
  return {
    sentence: plainPhrase(sentenceOf(ended, context.names)),
    record: unwrapped(renderText({ title: '', facts: [], blocks }, { width: 100 })),
    notes: JSON.stringify(blocks),
  };
}

const reasonsIn = (text: string): readonly string[] =>
  [...text.matchAll(/because ([^;(.\n]+)/g)].map(([, reason = '']) => reason.trim());

test('CSC-14: every report and the moderator’s log give one reason for a battle, and the same', () => {
  const met = new Map<string, number>();
  for (const { state, told } of encounters) {
    const known = { rolls: rollsById(told.rolls), contacts: new Set([human, loran]) };
    const contexts = [human, loran].map((viewer) => {
      const view = empireViewOf(state, viewer, { campaignName: 'Test', rules: DEFAULT_RULE_SET });
      return { viewer, context: contextOf(view, seeEvents(told.events, viewer, known)) };
    });
    for (const ended of eventsOf(told, 'BattleEnded')) {
      const { battle, because, loser } = ended;
      const began = eventsOf(told, 'BattleBegan').find((one) => one.battle === battle)!;
      expect(isTrue(ended, began.scenario === 'pursuit')).toBe(true);
      met.set(because ?? 'equal', (met.get(because ?? 'equal') ?? 0) + 1);
      const [lost, won, log] = because === undefined ? [] : WORDS[because];
      expect(reasonsIn(describeEvent(ended, namesOf(state)))).toEqual(
        log === undefined ? [] : [log],
      );
      for (const { viewer, context } of contexts) {
        const reason = sideIn(ended, viewer) === loser ? lost : won;
        const { sentence, record, notes } = toldIn(context, battle);
        expect(reasonsIn(sentence)).toEqual(reason === undefined ? [] : [reason]);
        expect(reasonsIn(record)).toEqual(reason === undefined ? [] : [reason]);
        if (because !== 'losses') expect(notes).not.toContain('the loser');
      }
    }
  }
  for (const reason of ['withdrew', 'pursued', 'losses', 'equal']) {
    expect(met.get(reason) ?? 0, reason).toBeGreaterThan(0);
  }
});

test('CSC-14: battles of all sorts are among them: to the last ship, and several in one encounter', () => {
  const all = encounters.map(({ told }) => eventsOf(told, 'BattleEnded'));
  expect(all.filter((some) => some.length > 1).length).toBeGreaterThan(2);
  const wiped = all
    .flat()
    .filter(({ because, withdrew }) => because === 'pursued' && withdrew.length === 0);
  expect(wiped.length).toBeGreaterThan(0);
});
