import { expect, test } from 'vitest';
import { eventsOf, here, meetingAt, settle, southward } from '#test/engine/battle/meetings-at';
import { empireId, unitId } from '#test/support/campaign';
import { looked } from '#test/engine/movement/voyages';
import { sumOf } from '#kernel/numbers/sum';
import type { CampaignState } from '#model/campaign/state';
import type { Answer, Decider, Decision } from '#model/decisions/decision';
import { viewedBy } from './viewed-by.ts';

const [human, loran] = [empireId('human'), empireId('loran')];

/** Answers some questions of the humans; standing orders answer the rest. */
function deciding(say: (question: Decision) => Answer | undefined): Decider {
  return (question, standing) => {
    const answer = question.asked === human ? say(question) : undefined;
    if (answer === undefined) return { answer: standing, by: 'standing' };
    return { answer: answer as never, by: 'window' };
  };
}

/** The humans withdraw with everything that can leave. */
const withdrawing = deciding((question) => {
  if (question.kind !== 'encounter-action') return undefined;
  const leave = question.fleets.map(({ fleet }) => ({ fleet, lane: southward }));
  return { kind: 'withdraw', leave };
});

function withMothballs(state: CampaignState): CampaignState {
  const id = unitId('human.f2u0');
  const units = { ...state.units, [id]: { ...state.units[id]!, status: 'mothballed' as const } };
  return { ...state, units };
}

test('FOG-3, ENC-4: mothballed ships neither leave an encounter nor show in it', () => {
  const sides = { human: { f1: ['dd'] }, loran: { f1: ['dd'] } };
  const standing = { loran: { pursue: false, scenario: 'none' } } as const;
  const alone = settle(meetingAt({ sides, standing }), { decide: withdrawing });
  const laidUp = { ...sides, human: { f1: ['dd'], f2: ['dd'] } };
  const twin = settle(withMothballs(meetingAt({ sides: laidUp, standing })), {
    decide: withdrawing,
  });
  expect(eventsOf(twin, 'FleetWithdrew').map(({ fleet }) => fleet)).toEqual(['human.f1']);
  expect(viewedBy(loran, alone)).toContainEqual(
    expect.objectContaining({ type: 'SideWithdrew', side: human, isPart: false }),
  );
  expect(viewedBy(loran, twin)).toEqual(viewedBy(loran, alone));
});

/** What the Loran have in sight: the names of their contacts, and how many ships each shows. */
const namesOf = ({ contacts }: CampaignState): readonly (readonly [string, number])[] =>
  Object.values(contacts)
    .filter(({ viewer, current }) => viewer === loran && current)
    .map(({ id, groups }) => [id, sumOf(groups, ({ count }) => count)] as const);

/** Of five humans all but the first try to get away whenever they can. */
const fleeing = deciding((question) => {
  if (question.kind !== 'command') return undefined;
  const able = question.retreating.filter(({ unit }) => unit !== 'human.f1u0');
  const retreats = able.map(({ unit }) => ({ unit, lane: southward, along: [] }));
  return { kind: 'command', flagship: null, retreats };
});

test('FOG-12: a watching empire follows the larger part of a fleet that ships get away from', () => {
  const ships = ['dd', 'dd', 'dd', 'dd', 'dd'];
  const state = meetingAt({
    sides: { human: { f1: ships }, loran: { f1: ['dd', 'dd'] } },
    owners: { [here]: 'loran' },
    standing: { loran: { refuseBelow: 0, pursue: false } },
  });
  expect(namesOf(looked(state))).toEqual([['loran.c1', 5]]);
  const told = settle(looked(state), { decide: fleeing, secret: '47' });
  const [stragglers] = eventsOf(told, 'FleetFormed');
  expect(stragglers!.units).toHaveLength(3);
  expect(namesOf(told.state)).toEqual([
    ['loran.c1', 3],
    ['loran.c2', 2],
  ]);
});
