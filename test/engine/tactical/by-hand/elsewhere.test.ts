import { expect, test } from 'vitest';
import { elsewhereIn } from '#app/run/questions/elsewhere';
import type { TacticalEngine } from '#engine/tactical/contract';
import { cscrEngine } from '#engine/tactical/cscr/engine';
import type { EncounterId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import { MODERATOR } from '#model/decisions/outcome';
import { eventsOf, meetingAt } from '#test/engine/battle/meetings-at';
import { phaseOf } from '#test/support/by-hand-phase';

const brave = {
  engageRatio: 0,
  refuseBelow: 0,
  disengageBelow: 0,
  scenario: 'deep-space',
} as const;

/** Both demand a battle of the other. */
const twoBattles = (): CampaignState =>
  meetingAt({
    sides: { human: { f1: ['dd', 'dd'] }, loran: { f1: ['dd', 'dd', 'dd', 'dd'] } },
    standing: { human: brave, loran: brave },
  });

/** A machine whose battles hurt nobody. */
const engine: TacticalEngine = {
  ...cscrEngine,
  *fight({ setup }) {
    yield [];
    const lost = { attacker: 0, defender: 0 };
    return {
      battle: setup.id,
      rounds: 1,
      fates: [],
      retreats: [],
      loser: null,
      lost,
      gained: lost,
    };
  },
};
const encounterIn = ({ encounters }: CampaignState): EncounterId =>
  Object.values(encounters)[0]!.id;

test.each([
  { changes: [1], byHand: [true, true], entered: [1, 3] },
  { changes: [2], byHand: [false, true], entered: [2, 3] },
  { changes: [3], byHand: [false, false], entered: null },
  { changes: [1, 2], byHand: [true, false], entered: [1, 2] },
  { changes: [1, 2, 3], byHand: [true, false], entered: [1, 2] },
])(
  'ENC-1: of the battles of one encounter those are fought elsewhere that $changes says',
  ({ changes, byHand, entered: numbers }) => {
    const state = twoBattles();
    const encounter = encounterIn(state);
    const told = phaseOf(state, {
      combat: 'cscr',
      engine,
      elsewhere: new Map([[encounter, changes]]),
    });
    if (!told.done) throw new Error('somebody is waited for');
    const battles = eventsOf(told, 'BattleBegan').map(({ battle }) => battle);
    const entered = eventsOf(told, 'BattleMoment').filter(
      ({ moment }) => moment.type === 'OutcomeEntered',
    );
    expect(battles).toHaveLength(2);
    expect(battles.map((battle) => entered.some((one) => one.battle === battle))).toEqual(byHand);
    expect([...elsewhereIn(told.decided)]).toEqual(numbers === null ? [] : [[encounter, numbers]]);
  },
);

test('ENC-1: the machine fights encounters that are not taken elsewhere, to the same bytes', () => {
  const state = twoBattles();
  const other = new Map([['t9.nowhere' as EncounterId, [1]]]);
  const [plain, named] = [
    phaseOf(state, { combat: 'cscr' }),
    phaseOf(state, { combat: 'cscr', elsewhere: other }),
  ];
  expect(named).toEqual(plain);
});

test('ENC-1: it waits for the moderator, and tells what happened so far', () => {
  const state = twoBattles();
  const waiting = phaseOf(state, {
    combat: 'cscr',
    engine,
    elsewhere: new Map([[encounterIn(state), [2]]]),
    decide: (question, standing) =>
      question.asked === MODERATOR ? undefined : { answer: standing, by: 'standing' },
  });
  if (waiting.done) throw new Error('nobody is waited for');
  expect(waiting.open.map(({ id }) => id)).toEqual([
    `${MODERATOR}/${encounterIn(state)}.2/outcome`,
  ]);
  expect(waiting.told.filter(({ type }) => type === 'BattleEnded')).toHaveLength(1);
});
