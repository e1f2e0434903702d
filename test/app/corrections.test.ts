import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { MakeCorrectionInput } from '#app/usecases/corrections/make-correction';
import { hashOf } from '#kernel/result/hash';
import { openStore } from '#store/open-store';
import {
  type TestDesk,
  codeOf,
  deskOf,
  done,
  moveOf,
  sendBothToTheMiddle,
} from '#test/support/desk';
import { runTurn } from '#test/support/steps-of-desk';
import { folderForFile } from '#test/support/temp-folder';

const folder = folderForFile();

const correct = async (desk: TestDesk, text: string, part: Partial<MakeCorrectionInput> = {}) =>
  desk.use.makeCorrection({
    actor: desk.moderator,
    version: await desk.version(),
    text,
    reason: 'a slip of my pen',
    tellReason: false,
    ...part,
  });
const stateNow = ({ ports, moderator }: TestDesk) =>
  ports.store.read((reader) => reader.state(moderator.campaign));
const undo = async (desk: TestDesk, to: number) =>
  done(
    await desk.use.undo({
      actor: desk.moderator,
      version: await desk.version(),
      to,
      dice: 'same-if-unseen',
      reason: 'a test',
    }),
  );

async function opened(settings = {}): Promise<TestDesk> {
  const desk = await deskOf(settings);
  await runTurn(desk);
  return desk;
}

test('TURN-3: a correction is a version of its own, told to whom it touches and to nobody else', async () => {
  const desk = await opened();
  const made = done(await correct(desk, 'treasury human 40\nremove human "Gorgo"'));
  expect(made).toMatchObject({ version: 2, edits: 2, run: { kind: 'amendment', turn: 1 } });
  const read = async (actor: TestDesk['human']) =>
    done(await desk.use.readReport({ actor, turn: 1, edition: null })).seen;
  const told = (await read(desk.human)).filter(({ type }) => type === 'CorrectionMade');
  expect(told).toMatchObject([
    { note: { about: 'empire', value: 'treasury', after: 40 }, reason: null },
    { note: { about: 'unit', name: 'Gorgo', change: { what: 'removed' } } },
  ]);
  expect(JSON.stringify(await read(desk.loran))).not.toContain('CorrectionMade');
  expect(JSON.stringify([await read(desk.human), await read(desk.loran)])).not.toContain(
    'a slip of',
  );
});

test('TURN-3: the reason is told where the moderator says so', async () => {
  const desk = await opened();
  done(await correct(desk, 'give loran 3', { tellReason: true }));
  const { seen } = done(await desk.use.readReport({ actor: desk.loran, turn: 1, edition: null }));
  expect(seen).toContainEqual(expect.objectContaining({ reason: 'a slip of my pen' }));
});

test('TURN-3: undo takes a correction back, byte by byte', async () => {
  const desk = await opened();
  const before = hashOf(await stateNow(desk));
  done(await correct(desk, 'hand "Sirius Squadron" to loran\nowner Sirius loran\ncensus Sol 8'));
  expect(hashOf(await stateNow(desk))).not.toBe(before);
  await undo(desk, 1);
  expect(hashOf(await stateNow(desk))).toBe(before);
  done(await correct(desk, 'treasury human 40'));
  await runTurn(desk);
  const { faults } = done(await desk.use.verifyCampaign({ actor: desk.moderator }));
  expect(faults).toEqual([]);
  expect(done(await desk.use.readCorrections({ actor: desk.moderator })).made).toMatchObject([
    { edits: ['treasury human 40'], undoTo: 1, reason: 'a slip of my pen' },
    { undoTo: null },
  ]);
});

test('TURN-3: corrections of lanes, classes and lists are undone byte by byte, and replayed from the file', async () => {
  const desk = await opened();
  const before = hashOf(await stateNow(desk));
  const text = [
    'lane Sol -> Sirius major',
    'unlane Sol -> "Barnard\'s Star"',
    'lane Sol -> "Ross 154" restricted',
    'new-class human "Selene" from human "Apollo"',
    'class human.selene dv 8',
    'ability human "Sparta" Scout 1',
    'unlist human "Hermes"',
  ].join('\n');
  done(await correct(desk, text));
  const read = async (actor: TestDesk['human']) =>
    done(await desk.use.readReport({ actor, turn: 1, edition: null })).seen;
  const told = (await read(desk.human)).filter(({ type }) => type === 'CorrectionMade');
  expect(told.length).toBeGreaterThanOrEqual(6);
  // Stats are public, so the Loran read of the classes, and of no lane that they don’t know.
  const others = JSON.stringify(await read(desk.loran));
  expect(others).toContain('human.selene');
  expect(others).not.toContain('H0101');
  await undo(desk, 1);
  expect(hashOf(await stateNow(desk))).toBe(before);
  done(await correct(desk, text));
  await runTurn(desk);
  await runTurn(desk);
  expect(done(await desk.use.verifyCampaign({ actor: desk.moderator })).faults).toEqual([]);
  const exported = done(await desk.use.exportCampaign({ actor: desk.moderator }));
  const { use } = await deskOf();
  expect(codeOf(await use.importCampaign({ text: exported.text }))).toBe('done');
});

test('TURN-3: what is wrong is told line by line, and nothing is changed', async () => {
  const desk = await opened();
  const refused = await correct(desk, '# a note\ncensus Sool 8\n\nmorale Sol 9\nfoo', {
    reason: ' ',
  });
  if (refused.ok) throw new Error('made');
  expect(refused.error.code).toBe('CORRECTION_REFUSED');
  expect(refused.error.issues.map(({ path, line }) => line ?? path)).toEqual(['reason', 2, 5]);
  expect(codeOf(await correct(desk, '# nothing'))).toBe('CORRECTION_REFUSED');
  expect(codeOf(await correct(desk, 'give human 1', { version: 0 }))).toBe('STALE');
  expect(codeOf(await correct(desk, 'give human 1', { actor: desk.human }))).toBe('MODERATOR_ONLY');
  const blind = { ...desk.moderator, blind: ['Loran Imperium'] };
  expect(codeOf(await correct(desk, 'give human 1', { actor: blind }))).toBe('MODERATOR_BLIND');
  expect(await desk.version()).toBe(1);
});

test('TURN-4: while players are asked nothing is corrected', async () => {
  const desk = await opened({ battles: 'interactive' });
  await sendBothToTheMiddle(desk);
  expect((await runTurn(desk)).stopped.at).toBe('questions');
  expect(codeOf(await correct(desk, 'give human 1'))).toBe('PHASE_WAITS');
});

test('TURN-3: a preview tells what would change and who would read what, and changes nothing', async () => {
  const desk = await opened();
  const preview = done(
    await desk.use.previewCorrection({
      actor: desk.moderator,
      text: 'census Sirius 1\nmove "First Swarm" to Sol',
      reason: '',
      tellReason: false,
    }),
  );
  expect(preview.issues).toEqual([
    expect.objectContaining({ line: 1, code: expect.stringMatching(/SYSTEM/) }),
  ]);
  expect(preview.effect).toBeNull();
  const fine = done(
    await desk.use.previewCorrection({
      actor: desk.moderator,
      text: '{"format":"farlane-corrections","version":1,"edits":[{"kind":"SetSystemValue","system":"H0101","value":"productivity","to":2}]}',
      reason: '',
      tellReason: false,
    }),
  );
  expect(fine.lines.map(({ read }) => read)).toEqual(['productivity Sirius 2']);
  expect(fine.effect?.tables).toMatchObject([
    { table: 'systems', rows: [{ id: 'H0101', values: [{ path: 'productivity', after: 2 }] }] },
  ]);
  expect(fine.effect?.told).toMatchObject([
    {
      empire: 'human',
      sentences: ['Moderator’s correction: the Productivity of Sirius is 2 now (was 1). (TURN-3)'],
    },
  ]);
  const [told] = fine.effect?.told ?? [];
  expect(told?.treasuryNext.after).toBeGreaterThan(told?.treasuryNext.before ?? 0);
  expect(await desk.version()).toBe(1);
});

test('TURN-3: orders that name what a correction took away fail, and the turn runs on', async () => {
  const desk = await opened();
  const orders = [
    await moveOf(desk, desk.human, { fleet: 'Home Fleet', path: ['Wolf 359'] }),
    await moveOf(desk, desk.human, { fleet: 'Sirius Squadron', path: ['Sol'] }),
    { kind: 'ScrapUnits', units: ['human.u14', 'human.u25'] },
    { kind: 'AssignUnits', units: ['human.u13'], to: { kind: 'fleet', fleet: 'human.f2' } },
    { kind: 'SetStatus', units: ['human.u22'], status: 'reserve' },
    { kind: 'RaiseProductivity', system: 'H0003' },
    {
      kind: 'BuildUnits',
      design: 'human.sparta',
      count: 1,
      system: 'H0002',
      source: 'shipyard',
      names: [],
      pay: null,
    },
  ] as never;
  done(await desk.use.submitOrders({ actor: desk.human, turn: 1, orders }));
  const text = [
    'remove human u13, u14, u25',
    'hand human "Sirius Squadron" to loran',
    'move "Home Fleet" to Procyon',
    'owner "Barnard\'s Star" loran',
    'remove "Luna Yards"',
  ];
  done(await correct(desk, text.join('\n')));
  await runTurn(desk);
  await runTurn(desk);
  expect(done(await desk.use.verifyCampaign({ actor: desk.moderator })).faults).toEqual([]);
});

test('a corrected campaign goes out as a file, comes in again, and lives in a database', async () => {
  const store = await openStore(join(folder, 'campaign.sqlite'));
  const desk = await deskOf({}, store.store);
  await runTurn(desk);
  done(await correct(desk, 'add human 2 "Sparta" at Sol\ncensus Sol 8'));
  await runTurn(desk);
  const { moderator: actor } = desk;
  expect(done(await desk.use.verifyCampaign({ actor })).faults).toEqual([]);
  const { text } = done(await desk.use.exportCampaign({ actor }));
  await store.close();
  const { use } = await deskOf();
  const brought = await use.importCampaign({ text });
  expect(codeOf(brought)).toBe('done');
});
