import { expect, test } from 'vitest';
import { ownPieceOffers, ownTable } from '#http/forms/decisions/pieces';
import type { Decision } from '#model/decisions/decision';
import { empireId } from '#test/support/campaign';
import { meetingAt, settle } from '#test/engine/battle/meetings-at';

type Pieces = Parameters<typeof ownPieceOffers>[0];

const kili = empireId('kili');
const NAMES = {
  design: () => 'Destroyer',
  empire: (id: string) => (id === 'human' ? 'Terran Union' : id),
} as never;

/** What the leader of two allied fleets is asked about the task force. */
function askedOfLeader(): Pieces {
  const asked: Decision[] = [];
  const state = meetingAt({
    sides: { human: { f1: ['dd'] }, kili: { f1: ['dd', 'dd'] }, loran: { f1: ['dd', 'dd'] } },
    states: { 'human/kili': 'alliance' },
  });
  settle(state, {
    decide: (question) => {
      asked.push(question);
      return undefined;
    },
  });
  return asked.flatMap((one) =>
    one.kind === 'task-force' && one.asked === kili ? [one.own] : [],
  )[0]!;
}

test('FOG-6, FOG-12: in a question a unit of a partner is called by its number, and by whose it is', () => {
  const own = askedOfLeader();
  const labels = ['Destroyer f1u0', 'Destroyer f1u1', 'Terran Union’s Destroyer 1'];
  expect(ownPieceOffers(own, NAMES).map(({ label }) => label)).toEqual(labels);
  expect(ownTable(own, NAMES).rows.map(([label]) => label)).toEqual(labels);
});

test('FOG-12: one with a name is too', () => {
  const [partners] = askedOfLeader().filter(({ unit }) => unit === 'human.1');
  const [offer] = ownPieceOffers([{ ...partners!, name: 'Valiant' }], NAMES);
  expect(offer?.label).toBe('Valiant (Terran Union’s Destroyer 1)');
});
