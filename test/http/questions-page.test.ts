import { describe, expect, test } from 'vitest';
import { questionsPage } from '#http/questions/questions-page';
import { asHtml } from '#http/pages/html';
import { sampleView, sol, wolf } from '#test/report/reports/sample-campaign';

type Asked = Parameters<typeof questionsPage>[0];
type Seat = Parameters<typeof questionsPage>[1];

const cargo = (id: string, system: typeof sol, status: 'open' | 'answered' = 'open') => ({
  turn: 2,
  phase: 'encounters',
  askedAt: '2024-01-01T00:00:00.000Z',
  until: null,
  status,
  standing: { kind: 'cargo', keep: [] },
  seen: status === 'open' ? [{ type: 'EncounterBegan' }] : [],
  decision: {
    kind: 'cargo',
    id,
    cite: 'CSC-14',
    asked: 'human',
    encounter: `encounter/${system}`,
    place: { kind: 'system', system },
    carrier: { unit: 'human.u1', design: 'apollo', name: 'Valiant' },
    holds: [],
  },
});

function pageOf(...questions: readonly ReturnType<typeof cargo>[]) {
  const desk = { stage: 'processing', questions, questionsUntil: null, isClockPaused: false };
  const asked = {
    desk,
    issued: { view: sampleView },
    seenHtml: (_question: unknown, anchor: string) => asHtml(anchor),
  };
  const seat = { base: '/c/first/empires/human', formToken: 'token' };
  return questionsPage(asked as unknown as Asked, seat as Seat, []);
}

describe('TURN-4: what a player has seen so far is shown below the questions', () => {
  test('once for each encounter, however many questions of it are open', () => {
    const { seen, questions } = pageOf(cargo('q1', sol), cargo('q2', sol), cargo('q3', wolf));
    const [here, there] = [`so-far-encounter-${sol}`, `so-far-encounter-${wolf}`];
    expect(seen).toEqual([
      { anchor: here, label: 'at Sol', html: asHtml(`${here}-`) },
      { anchor: there, label: 'at Wolf <359>', html: asHtml(`${there}-`) },
    ]);
    expect(questions.map(({ soFar }) => soFar)).toEqual([here, here, there]);
  });

  test('and nothing of it where the player has answered', () => {
    const { seen, questions } = pageOf(cargo('q1', sol, 'answered'));
    expect(seen).toEqual([]);
    expect(questions.map(({ soFar }) => soFar)).toEqual(['']);
  });
});
