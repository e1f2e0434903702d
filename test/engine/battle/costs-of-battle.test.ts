import { describe, expect, test } from 'vitest';
import type { BattleOutcome } from '#model/battle/setup';
import type { CampaignState } from '#model/campaign/state';
import { unitId } from '#test/support/campaign';
import { human, loran } from '#test/support/human-and-loran';
import { eventsOf, here, meetingAt } from './meetings-at.ts';
import { followed } from './scripted-battles.ts';

// Construction cost: dd, lf, convoy and lander 4, cv 9, troops 2.
const four = ['dd', 'dd', 'dd', 'dd'];
const brave = { refuseBelow: 0, disengageBelow: 0 };
const destroyed = (...ids: readonly string[]): BattleOutcome['fates'] =>
  ids.map((id) => ({ unit: unitId(id), fate: 'destroyed' }));

/** A human fleet that four Loran destroyers attack, and fight to the end. */
const attacked = (ships: readonly string[]): CampaignState =>
  meetingAt({
    sides: { human: { f1: ships }, loran: { f1: four } },
    standing: { human: { ...brave, engage: 'nobody' }, loran: { scenario: 'deep-space' } },
    owners: { [here]: 'human' },
  });

type Said = Partial<Pick<BattleOutcome, 'fates' | 'captured'>>;
type Case = Readonly<{
  ships: readonly string[];
  said: Said;
  lost: number;
  gained?: number;
  loser?: 'attacker' | 'defender' | null;
}>;

const CASES: Readonly<Record<string, Case>> = {
  'what it destroyed': {
    ships: ['dd', 'dd'],
    said: { fates: destroyed('human.f1u0') },
    lost: 4,
  },
  'a transport with its troops': {
    ships: ['dd', 'lander+troops+troops'],
    said: { fates: destroyed('human.f1u1') },
    lost: 4 + 2 + 2,
  },
  'flights without a berth, where one of two finds none': {
    ships: ['cv', 'cv+lf', 'cv+lf+lf'],
    said: { fates: destroyed('human.f1u2') },
    lost: 9,
  },
  'all flights, where no carrier is left': {
    ships: ['dd', 'cv+lf+lf'],
    said: { fates: destroyed('human.f1u1') },
    lost: 9 + 4 + 4,
  },
  'convoys that surrender, with their cargo': {
    ships: ['dd', 'convoy+troops', 'convoy'],
    said: { fates: destroyed('human.f1u0') },
    lost: 4 + 4 + 2 + 4,
    gained: 4 + 2 + 4,
  },
  'what was boarded, with its cargo': {
    ships: ['dd', 'lander+troops'],
    said: {
      fates: [{ unit: unitId('human.f1u1'), fate: 'crippled' }],
      captured: [{ unit: unitId('human.f1u1'), by: 'attacker' }],
    },
    lost: 4 + 2,
    gained: 4 + 2,
  },
  'its cargo, which decides nothing': {
    ships: ['lander+troops', 'dd'],
    said: { fates: destroyed('human.f1u0', 'loran.f1u0') },
    lost: 4 + 2,
    loser: null,
  },
  'less than the enemy, even if units were captured': {
    ships: ['dd', 'dd'],
    said: {
      fates: destroyed('loran.f1u0', 'loran.f1u1'),
      captured: [{ unit: unitId('human.f1u1'), by: 'attacker' }],
    },
    lost: 4,
    gained: 4,
    loser: 'attacker',
  },
};

describe('CSC-14, CSC-10: what a battle costs a side, and who lost it', () => {
  test.each(Object.entries(CASES))('CSC-14: %s', (_, { ships, said, lost, gained, loser }) => {
    const told = followed(attacked(ships), { initiative: [1, 9], battles: [said] });
    const [ended] = eventsOf(told, 'BattleEnded');
    expect(ended?.lost.defender).toBe(lost);
    expect(ended?.gained).toEqual(
      gained === undefined ? undefined : { attacker: gained, defender: 0 },
    );
    expect(ended?.loser).toBe(loser === undefined ? 'defender' : loser);
  });

  test('CSC-14: each battle of an encounter costs what is lost in it alone', () => {
    const demanding = { kind: 'demand', scenario: 'deep-space', against: loran } as const;
    const said: unknown[] = [];
    const told = followed(attacked(['dd', 'dd', 'dd']), {
      initiative: [9, 1],
      battles: [
        { fates: destroyed('human.f1u0') },
        { fates: destroyed('human.f1u1', 'loran.f1u2', 'loran.f1u3') },
      ],
      say: (question) =>
        question.kind === 'encounter-action' &&
        question.asked === human &&
        said.push(question) === 1
          ? demanding
          : undefined,
    });
    expect(eventsOf(told, 'BattleEnded').map(({ lost }) => lost)).toEqual([
      { attacker: 4, defender: 0 },
      { attacker: 8, defender: 4 },
    ]);
  });
});
