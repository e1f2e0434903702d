import { expect, test } from 'vitest';
import { undoPage } from '#http/desk/undo-page';

type Asked = Parameters<typeof undoPage>;

const run = (version: number, phase: string) =>
  ({ version, turn: 2, phase, kind: 'phase', undone: false, events: 3 }) as const;

/** What the page says of going back to before the Movement Phase of turn 2, from a phase that is due. */
function askedAt(
  { phase, open = 0, settled = 0 }: Readonly<{ phase: string; open?: number; settled?: number }>,
  ...phases: readonly string[]
) {
  const desk = {
    phase,
    open: Array.from({ length: open }),
    settled,
    version: 9,
    checkpoints: [{ version: 1, turn: 2, phase: 'movement' }],
    runs: phases.map((one, at) => run(2 + at, one)),
    publications: [],
    amended: [],
  };
  const seat = { base: '/c/first/moderator', formToken: 'token' };
  const page = undoPage(desk as unknown as Asked[0], seat as Asked[1], 1);
  if (!page.ok) throw new Error(page.error.code);
  return page.value;
}
const pointsAt = (phase: string, ...phases: readonly string[]): readonly string[] =>
  askedAt({ phase }, ...phases).points;

const said = (points: readonly string[]): boolean =>
  points.some((point) => point.startsWith('Your settings for single encounters'));

test.each([
  ['supply', ['movement'], false],
  ['encounters', ['movement', 'supply'], true],
  ['ground-combat', ['movement', 'supply', 'encounters'], true],
])(
  'TURN-3: going back from %s tells beforehand that what was said of encounters goes',
  (phase, phases, tells) => {
    const points = pointsAt(phase, ...phases);
    expect(points).toContain(
      'The submitted orders of turn 2 stay submitted. Orders of later turns become drafts',
    );
    expect(said(points)).toBe(tells);
  },
);

test.each([
  [0, 0, []],
  [1, 0, ['1 question']],
  [2, 31, ['33 questions']],
])(
  'TURN-3, TURN-4: before a phase that waits it says that its questions are withdrawn: %d open, %d settled',
  (open, settled, counts) => {
    const { lead, points } = askedAt({ phase: 'encounters', open, settled });
    expect(lead).toBe('The waiting phase starts again.');
    expect(points.filter((point) => point.includes('are withdrawn'))).toEqual(
      counts.map(
        (count) => `The questions of the waiting phase are withdrawn, with their answers: ${count}`,
      ),
    );
    expect(askedAt({ phase: 'encounters', open, settled }, 'movement', 'supply').lead).toBe(
      '2 phases will be undone.',
    );
  },
);
