import { markBattles } from '#engine/phases/encounters/mark-battles';
import { recorderOf } from '#engine/record/recorder';
import { cite } from '#kernel/reasons/cite';
import { brandAs } from '#kernel/brand/brand';
import type { BattlePlace } from '#model/battle/place';
import type { BattleSide } from '#model/battle/setup';
import type { BattleId, LaneId } from '#model/campaign/ids';
import { RAIDERS } from '#model/campaign/raiders';
import type { CampaignEvent } from '#model/events/campaign-event';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { campaignOf, empireId, empireOf, systemId, systemOf } from '#test/support/campaign';
import { eventsOf } from '#test/support/run-phases';
import { expect, test } from 'vitest';

const [human, loran, kili] = [empireId('human'), empireId('loran'), empireId('kili')];
const [sol, post] = [systemId('H0101'), systemId('H0102')];
const atSol: BattlePlace = { kind: 'system', system: sol };

type Battle = Readonly<{
  attacker?: string;
  defender?: string;
  loser: BattleSide | null;
  place?: BattlePlace;
}>;

function ended({
  attacker = loran,
  defender = human,
  loser,
  place = atSol,
}: Battle): CampaignEvent {
  const nobody = { attacker: 0, defender: 0 };
  return {
    type: 'BattleEnded',
    cite: cite('CSC-14'),
    rolls: [],
    witnesses: [],
    battle: brandAs<BattleId>('t5.H0101.1'),
    place,
    sides: { attacker: [empireId(attacker)], defender: [empireId(defender)] },
    rounds: 2,
    withdrew: [],
    loser,
    lost: nobody,
    onlookers: [],
  };
}

function marked(battles: readonly Battle[], moraleInterval = 1) {
  const state = campaignOf({
    turn: 5,
    empires: [human, loran, kili].map((id) => empireOf({ id })),
    systems: [
      systemOf({ id: sol, owner: human, census: 3, morale: 3 }),
      systemOf({ id: post, owner: human }),
    ],
  });
  const record = recorderOf(state);
  const rules = { ...DEFAULT_RULE_SET, moraleInterval };
  markBattles(record, { state, rules }, battles.map(ended));
  const { events, state: after } = record.result();
  return { marks: eventsOf(events, 'MoraleMarked'), effects: Object.values(after.effects) };
}

test.each<readonly [string, Battle, readonly string[]]>([
  ['a battle lost there', { loser: 'defender' }, ['shattered']],
  ['a battle won there', { loser: 'attacker' }, ['victorious']],
  ['one with raiders', { attacker: RAIDERS, loser: 'attacker' }, ['victorious']],
  [
    'one that its owner began',
    { attacker: human, defender: loran, loser: 'attacker' },
    ['shattered'],
  ],
  ['one that nobody lost', { loser: null }, []],
  ['one of others', { defender: kili, loser: 'defender' }, []],
  ['one at an outpost', { loser: 'defender', place: { kind: 'system', system: post } }, []],
  ['one in a lane', { loser: 'defender', place: { kind: 'lane', lane: brandAs<LaneId>('x') } }, []],
])('COL-5: a colony remembers of %s', (_, battle, marks) => {
  expect(marked([battle]).marks.map(({ mark }) => mark)).toEqual(marks);
});

test('COL-5: each of them once, up to the next check', () => {
  const { marks, effects } = marked(
    [{ loser: 'defender' }, { loser: 'defender' }, { loser: 'attacker' }],
    4,
  );
  expect(marks).toMatchObject([
    { empire: human, system: sol, mark: 'shattered', turn: 5, until: 8 },
    { empire: human, system: sol, mark: 'victorious', turn: 5, until: 8 },
  ]);
  expect(effects).toMatchObject([
    { kind: 'shattered', begins: 5, ends: 8, subject: { system: sol } },
    { kind: 'victorious', begins: 5, ends: 8 },
  ]);
});
