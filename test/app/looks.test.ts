import { expect, test } from 'vitest';
import { USE_CASES } from '#app/use-case-table';
import type { UseCases } from '#app/use-cases';
import type { OwnLook } from '#app/usecases/people/read-looks';
import type { AuditEntry } from '#app/ports/campaign-record';
import { lookOf } from '#app/people/looks';
import { codeOf, deskOf, done, sendBothToTheMiddle, type TestDesk } from '#test/support/desk';
import { runPhase, runTurn } from '#test/support/steps-of-desk';

const looksOf = async ({ use }: TestDesk, actor: TestDesk['human']): Promise<readonly string[]> =>
  done(await use.readLooks({ actor })).looks.map(
    ({ what, turn }: OwnLook) => `${what} ${String(turn)}`,
  );
const bothRead = async (desk: TestDesk): Promise<readonly (readonly string[])[]> => [
  await looksOf(desk, desk.human),
  await looksOf(desk, desk.loran),
];

/** Orders of the first turn are open. */
async function opened(): Promise<TestDesk> {
  const desk = await deskOf();
  await runTurn(desk);
  await sendBothToTheMiddle(desk);
  return desk;
}

type Act = (use: UseCases, actor: TestDesk['moderator']) => Promise<unknown>;

test.each<[string, Act, readonly string[]]>([
  ['the moderator’s view', (use, actor) => use.readModeratorView({ actor }), ['truth 1']],
  [
    'relations',
    (use, actor) => use.readModeratorView({ actor, look: 'relations' }),
    ['relations 1'],
  ],
  ['a shadow turn', (use, actor) => use.shadowTurn({ actor, which: 'submitted' }), ['shadow 1']],
  [
    'a shadow turn with drafts',
    (use, actor) => use.shadowTurn({ actor, which: 'drafts' }),
    ['shadow-drafts 1'],
  ],
  ['the campaign as a file', (use, actor) => use.exportCampaign({ actor }), ['file 1']],
  [
    'a correction that is tried',
    (use, actor) =>
      use.previewCorrection({ actor, text: '', reason: 'a trial', tellReason: false }),
    ['corrections 1'],
  ],
])('FOG-1: all players read at once that a moderator looked at %s', async (_what, act, told) => {
  const desk = await opened();
  await act(desk.use, desk.moderator);
  expect(await bothRead(desk)).toEqual([told, told]);
});

test.each<[string, Act, string]>([
  ['events', (use, actor) => use.readEvents({ actor, which: { turn: 1 } }), 'events 1'],
  ['differences', (use, actor) => use.compareVersions({ actor, from: 0 }), 'differences 1'],
  ['battles under way', (use, actor) => use.readBattles({ actor }), 'battles 1'],
  ['battles fought elsewhere', (use, actor) => use.readOutcomes({ actor }), 'outcomes 1'],
])(
  'FOG-1: players read of a look at %s with the next report, not before',
  async (_what, act, look) => {
    const desk = await opened();
    await runPhase(desk);
    await act(desk.use, desk.moderator);
    expect(await bothRead(desk)).toEqual([[], []]);
    await runTurn(desk);
    expect(await bothRead(desk)).toEqual([[look], [look]]);
  },
);

test('FOG-1: what is one player’s is told to that player alone', async () => {
  const desk = await opened();
  const { use, moderator: actor, human, loran } = desk;
  done(await use.readSheet({ actor, empire: human.empire }));
  done(await use.readReport({ actor, empire: loran.empire, turn: 1, edition: null }));
  expect(await bothRead(desk)).toEqual([['orders 1'], ['report 1']]);
});

test('FOG-1: the command line looks at a player’s desk as a moderator does', async () => {
  const desk = await opened();
  const { use, human } = desk;
  done(await use.readPlayerDesk({ actor: { ...human, isOperator: true } }));
  expect(await bothRead(desk)).toEqual([['desk 1'], []]);
  done(await use.readPlayerDesk({ actor: human }));
  expect(await bothRead(desk)).toEqual([['desk 1'], []]);
});

test('FOG-1: a look that is refused is none', async () => {
  const desk = await opened();
  const actor = { ...desk.moderator, blind: ['Loran Imperium'] };
  expect(codeOf(await desk.use.readModeratorView({ actor }))).toBe('MODERATOR_BLIND');
  expect(await bothRead(desk)).toEqual([[], []]);
});

test('looks that an older Farlane noted are still read', () => {
  const entry = (detail: string): AuditEntry => ({
    at: '1',
    by: { kind: 'moderator' },
    act: 'looked',
    version: 4,
    detail,
  });
  expect(lookOf(entry('orders 3 human'))).toEqual({ what: 'orders', empire: 'human', turn: 3 });
  expect(lookOf(entry('shadow turn, submitted'))).toEqual({
    what: 'shadow',
    empire: null,
    turn: 0,
  });
  expect(lookOf(entry('constructor 3 human'))).toBeUndefined();
});

const rows = Object.entries(USE_CASES).map(
  ([name, { look }]) => [name, look] as [keyof UseCases, unknown],
);
const OWN_ONLY = 'Only players, spectators and the holder of a session';
const refusing = rows.flatMap(([name, row]) =>
  typeof row === 'object' && JSON.stringify(row).includes(OWN_ONLY) ? [name] : [],
);

test.each(refusing)('FOG-1: %s is no look, because it refuses moderators', async (name) => {
  const { use, moderator: actor, ports } = await opened();
  const useCase = use[name] as (input: object) => Promise<Parameters<typeof codeOf>[0]>;
  const input = {
    ...{ actor, turn: 1, edition: 1, orders: [], session: 'none', token: 'none', mark: 'none' },
    ...{ sketch: {}, doubt: '', to: 'undo', fleets: [], decision: '', answers: [], marks: [] },
  };
  expect(codeOf(await useCase(input))).not.toBe('done');
  const audit = await ports.store.read((reader) => reader.audit(actor.campaign));
  expect(audit.some(({ act }) => act === 'looked')).toBe(false);
});
