import { expect, test } from 'vitest';
import { playCampaign } from '#app/self-play/play-campaign';
import { NOTHING_YET, sumOfTallies } from '#app/self-play/tally';
import { EFFECT_SOURCES, ELECTRONIC_EFFECTS, MISSIONS } from '#model/battle/round-orders';
import { SCENARIOS } from '#model/battle/setup';
import type { DesignId } from '#model/campaign/ids';
import { DECISION_KINDS } from '#model/decisions/decision';
import { ORDER_KINDS } from '#model/orders/order';
import { ROLL_KINDS } from '#model/rolls/roll-purpose';
import { SETTING_VALUES, type SettingName } from '#model/settings/rule-set';
import { BATTLE_ABILITIES } from '#rules/combat/abilities/list';
import { eventsOf } from '#test/fog/true-events';
import { human, momentsOf } from '#test/fog/true-moments';
import { UNROLLED, UNSEEN } from './seen-kinds.ts';
import { WORLDS } from './worlds.ts';

/** Of each world; one in which something rare is to happen names more, for fewer turns. */
const SEEDS: readonly number[] = [1, 2, 3];
const TURNS = 12;

const campaigns = WORLDS.flatMap(({ what, start, windows, ...world }) =>
  ('seeds' in world ? world.seeds : SEEDS).map((seed) => {
    const turns = 'turns' in world ? world.turns : TURNS;
    const played = playCampaign({ start, seed, turns, windows });
    return { what: `${what}, seed ${String(seed)}`, turns, played };
  }),
);
const all = campaigns.reduce((sum, { played }) => sumOfTallies(sum, played.tally), NOTHING_YET);

test.each(campaigns)('TURN-5: everything holds all the time: $what', ({ turns, played }) => {
  expect(played.failure).toBeNull();
  expect(played.tally.turns).toBe(turns);
});

const missing = <K extends string>(kinds: readonly K[], seen: Partial<Record<K, number>>) =>
  kinds.filter((kind) => seen[kind] === undefined);
const typesOf = <K extends string>(samples: Readonly<Record<K, unknown>>) =>
  Object.keys(samples) as K[];

test('every kind of order was accepted and every kind of question answered in a window', () => {
  expect(missing(ORDER_KINDS, all.orders)).toEqual([]);
  expect(missing(DECISION_KINDS, all.answers)).toEqual([]);
});

test('every kind of question was answered otherwise than standing orders would, where they have a say', () => {
  expect(missing(DECISION_KINDS, all.beyond)).toEqual([]);
});

test('every scenario was fought, every mission flown, every effect waged by Scouts and by its own functions', () => {
  expect(missing(SCENARIOS, all.scenarios)).toEqual([]);
  expect(missing(MISSIONS, all.missions)).toEqual([]);
  const effects = ELECTRONIC_EFFECTS.flatMap((effect) =>
    EFFECT_SOURCES.map((by) => `${effect} by ${by}` as const),
  );
  expect(missing(effects, all.effects)).toEqual([]);
});

test('ABL-1: every ability that acts in battle was there in a task force, on a sound unit', () => {
  const seen = new Set(
    campaigns.flatMap(({ played: { tally, end } }) =>
      Object.keys(tally.fought).flatMap((id) =>
        (end.designs[id as DesignId]?.abilities ?? []).map((ability): string => ability.id),
      ),
    ),
  );
  const ids = BATTLE_ABILITIES.map(({ id }) => id);
  expect(ids.filter((id) => !seen.has(id))).toEqual([]);
});

test('every value of every setting and every condition of victory was played by', () => {
  const rules = WORLDS.map(({ start }) => start.rules);
  for (const [setting, values] of Object.entries(SETTING_VALUES)) {
    const played = new Set(rules.map((one) => one[setting as SettingName]));
    expect(
      values.filter((value) => !played.has(value)),
      setting,
    ).toEqual([]);
  }
  const conditions = rules.flatMap(({ victory }) => victory.conditions.map(({ kind }) => kind));
  expect(new Set(conditions).size).toBe(7);
});

test('every type of event was seen but those that are named', () => {
  const unseen = missing(typesOf(eventsOf(human, [])), all.events);
  expect(new Set(unseen)).toEqual(new Set(UNSEEN));
});

test('every step of a battle was seen, and every reason for dice but those that are named', () => {
  expect(missing(typesOf(momentsOf('attacker')), all.moments)).toEqual([]);
  expect(missing(ROLL_KINDS, all.rolls)).toEqual(UNROLLED);
});

test('the same seed plays the same campaign', () => {
  const [{ start, windows }] = WORLDS;
  const again = playCampaign({ start, windows, seed: 1, turns: TURNS });
  expect(again).toEqual(campaigns[0]?.played);
});
