import { expect, test } from 'vitest';
import { codeOf, deskOf, done, sendBothToTheMiddle, type TestDesk } from '#test/support/desk';
import { runTurn } from '#test/support/steps-of-desk';

/*
 * Settings change in the middle of a campaign, as an amendment: players are told, it can be undone, and what was played before is still
 * checked by the settings of then.
 */

const opened = async (): Promise<TestDesk> => {
  const desk = await deskOf();
  await runTurn(desk);
  return desk;
};
const rulesOf = async ({ use, moderator: actor }: TestDesk) =>
  done(await use.readSettings({ actor })).rules;
const change = async (desk: TestDesk, settings: Readonly<Record<string, string>>) =>
  desk.use.changeSettings({
    ...{ actor: desk.moderator, version: await desk.version() },
    ...{ settings, reason: 'the table wished it' },
  });

test('TURN-3: a changed setting is in force, and every player reads it at once in another edition', async () => {
  const desk = await opened();
  const { use, human, loran } = desk;
  const { changes } = done(await change(desk, { scenarioLimit: 'unlimited', grandFleets: 'on' }));
  expect(changes.map(({ setting }) => setting)).toEqual(['grandFleets', 'scenarioLimit']);
  expect(await rulesOf(desk)).toMatchObject({ scenarioLimit: 'unlimited', grandFleets: 'on' });
  for (const actor of [human, loran]) {
    const report = done(await use.readReport({ actor, turn: 1, edition: null }));
    expect(report.edition).toBe(2);
    expect(report.view.rules).toMatchObject({ scenarioLimit: 'unlimited', grandFleets: 'on' });
    expect(report.seen.at(-1)).toMatchObject({
      ...{ type: 'SettingsChanged', reason: 'the table wished it' },
    });
  }
  const audit = await desk.ports.store.read((reader) => reader.audit(human.campaign));
  expect(audit.at(-1)).toMatchObject({ act: 'amended' });
  expect(audit.at(-1)?.detail).toContain('Repeated demands from “once” to “without limit”');
});

test('TURN-3: phases from before are computed again by the settings of then', async () => {
  const desk = await opened();
  await sendBothToTheMiddle(desk);
  await runTurn(desk);
  const wished = { defensiveTargets: 'fixed', grandFleets: 'on', moraleInterval: '1' };
  done(await change(desk, wished));
  await runTurn(desk);
  const checked = done(await desk.use.verifyCampaign({ actor: desk.moderator }));
  expect(checked.faults).toEqual([]);
  const text = done(await desk.use.exportCampaign({ actor: desk.moderator })).text;
  const { slug } = done(await desk.use.importCampaign({ text, name: 'Again' }));
  const actor = done(await desk.use.actAsModerator({ slug }));
  expect(done(await desk.use.readSettings({ actor })).rules).toMatchObject({
    defensiveTargets: 'fixed',
    grandFleets: 'on',
  });
  expect(done(await desk.use.verifyCampaign({ actor })).faults).toEqual([]);
});

test('TURN-3: an undo brings back the settings of the point it goes back to', async () => {
  const desk = await opened();
  const before = await rulesOf(desk);
  const to = await desk.version();
  done(await change(desk, { grandFleets: 'on' }));
  done(await change(desk, { scenarioLimit: 'unlimited' }));
  const wish = { dice: 'same-if-unseen', reason: 'a slip' } as const;
  const { moderator: actor, use } = desk;
  done(await use.undo({ actor, version: await desk.version(), to, ...wish }));
  expect(await rulesOf(desk)).toEqual(before);
  await runTurn(desk);
  expect(done(await use.verifyCampaign({ actor })).faults).toEqual([]);
});

test('what can’t change, is unknown, or is so already is refused, all at once', async () => {
  const desk = await opened();
  const { use, moderator: actor, human } = desk;
  const fixed = await change(desk, { moderation: 'open' });
  expect(codeOf(fixed)).toBe('SETTINGS_REFUSED');
  expect(fixed.ok ? [] : fixed.error.issues.map(({ code }) => code)).toEqual(['SETTING_FIXED']);
  const { grandFleets } = await rulesOf(desk);
  expect(codeOf(await change(desk, { grandFleets }))).toBe('SETTINGS_SAME');
  const wrong = await change(desk, { raiders: 'maybe', nothing: '1' });
  expect(wrong.ok ? [] : wrong.error.issues).toHaveLength(2);
  const version = await desk.version();
  const wish = { version, settings: { grandFleets: 'on' }, reason: ' ' };
  const silent = await use.changeSettings({ actor, ...wish });
  expect(silent.ok ? [] : silent.error.issues.map(({ path }) => path)).toEqual(['reason']);
  const blind = { ...actor, blind: ['Human Commonwealth'] };
  for (const other of [human, blind])
    expect(codeOf(await use.changeSettings({ actor: other, ...wish, reason: 'x' }))).not.toBe(
      'done',
    );
});

test('the preview says what changes, and whose submitted orders would be refused', async () => {
  const desk = await opened();
  const { use, moderator: actor, human } = desk;
  const orders = [{ kind: 'InvestTech', points: 4 }] as const;
  done(await use.submitOrders({ actor: human, turn: 1, orders }));
  const settings = { grandFleets: 'on' };
  const preview = done(await use.previewSettings({ actor, settings }));
  expect(preview).toMatchObject({
    ...{ isAtOnce: true, sheets: [] },
    changes: [{ setting: 'grandFleets', to: 'on' }],
  });
  expect((await rulesOf(desk)).grandFleets).toBe('off');
});
