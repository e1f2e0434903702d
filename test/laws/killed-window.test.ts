import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { expect, test } from 'vitest';
import type { CampaignStore } from '#app/ports/campaign-store';
import { stateHashOf } from '#app/run/phase/state-hash';
import { canonicalJson } from '#kernel/result/canonical-json';
import { openStore } from '#store/open-store';
import { type TestDesk, deskOf, done, sendBothToTheMiddle } from '#test/support/desk';
import { memoryStore } from '#test/support/memory-store';
import { sitDown, startedOn } from '#test/support/whole-turn-desk';
import { folderForFile } from '#test/support/temp-folder';

const MOST_SITTINGS = 400;
const KILLS = 12;

const folder = folderForFile();

/** First Contact with windows, both fleets on their way to the same place, nothing processed yet. */
async function deskBeforeBattle(store: CampaignStore): Promise<TestDesk> {
  const desk = await deskOf({ battles: 'interactive' }, store);
  const actor = desk.moderator;
  done(await desk.use.runTurn({ actor, version: await desk.version() }));
  await sendBothToTheMiddle(desk);
  return desk;
}

/** The child as one plain file: it starts in a tenth of the time that a TypeScript loader needs. */
function bundledChild(): string {
  const outfile = join(folder, 'child.mjs');
  const sqlite = fileURLToPath(import.meta.resolve('better-sqlite3'));
  buildSync({
    entryPoints: [fileURLToPath(new URL('./killed-window-child.ts', import.meta.url))],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    alias: { 'better-sqlite3': sqlite },
    external: [sqlite],
    logLevel: 'error',
  });
  return outfile;
}

/** Starts the program again, lets it do one thing, and kills it. */
function sitAndDie(child: string, file: string): Promise<string> {
  const process_ = spawn(process.execPath, [child, file], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let errors = '';
  process_.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  process_.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (output.endsWith('\n')) process_.kill('SIGKILL');
  });
  return new Promise((resolve, reject) => {
    process_.on('close', (_code, signal) => {
      if (signal === 'SIGKILL') resolve(output.trim());
      else reject(new Error(errors));
    });
  });
}

/** All that a campaign keeps of its phases and its questions, without the hours. */
async function keptIn(store: CampaignStore): Promise<string> {
  const { moderator } = await startedOn(store);
  const { campaign: id } = moderator;
  return store.read(async (reader) => {
    const { version } = (await reader.campaign(id))!;
    const runs = await reader.runs(id);
    const records = [];
    for (const run of runs) records.push(await reader.record(id, run.version));
    const questions = [];
    for (let at = 1; at <= version + 1; at += 1)
      questions.push(...(await reader.questions(id, at)));
    return canonicalJson({
      state: stateHashOf(await reader.state(id)),
      runs: runs.map((run) => ({ ...run, ranAt: '' })),
      records,
      questions: questions
        .map((question) => ({ ...question, askedAt: '', settledAt: '' }))
        .sort((a, b) => (a.decision.id < b.decision.id ? -1 : 1)),
    });
  });
}

const phaseOf = async (store: CampaignStore): Promise<string> => {
  const { moderator } = await startedOn(store);
  return store.read(async (reader) => (await reader.campaign(moderator.campaign))!.phase);
};

/** Plays on in one process until the battle is over. */
async function finish(store: CampaignStore): Promise<number> {
  const { use, moderator } = await startedOn(store);
  let answers = 0;
  for (let sitting = 0; sitting < MOST_SITTINGS; sitting += 1) {
    if ((await sitDown(use, moderator)) === 'answered') answers += 1;
    if ((await phaseOf(store)) === 'bombardment') return answers;
  }
  throw new Error('The battle does not end.');
}

test('TURN-4: a program that is killed after every question and every answer loses nothing', async () => {
  const steady = memoryStore();
  await deskBeforeBattle(steady);
  const file = join(folder, 'campaign.sqlite');
  const first = await openStore(file);
  await deskBeforeBattle(first.store);
  await first.close();

  const child = bundledChild();
  const sittings: string[] = [];
  const { use, moderator } = await startedOn(steady);
  for (let kill = 0; kill < KILLS; kill += 1) {
    const sat = await sitAndDie(child, file);
    sittings.push(sat);
    expect(sat).toBe(await sitDown(use, moderator));
    const opened = await openStore(file);
    // As far as the battle has come, both campaigns hold the same, open questions among it.
    expect(await keptIn(opened.store)).toBe(await keptIn(steady));
    await opened.close();
  }
  expect(sittings.filter((sat) => sat === 'answered').length).toBeGreaterThan(3);
  const opened = await openStore(file);
  expect(await finish(opened.store)).toBe(await finish(steady));
  expect(await keptIn(opened.store)).toBe(await keptIn(steady));
  expect(await opened.faults()).toEqual([]);
  await opened.close();
});

test('TURN-4: the same battle, answered in windows or by standing orders, is written down alike', async () => {
  const windows = memoryStore();
  const standing = memoryStore();
  await deskBeforeBattle(windows);
  const desk = await deskBeforeBattle(standing);
  await finish(windows);
  const actor = desk.moderator;
  const ready = async (): Promise<boolean> => (await phaseOf(standing)) === 'encounters';
  while (!(await ready())) await desk.use.runNextPhase({ actor, version: await desk.version() });
  await desk.use.runNextPhase({ actor, version: await desk.version() });
  await desk.use.closeWindows({ actor, version: await desk.version(), which: 'whole-phase' });
  while (await ready()) await desk.use.runNextPhase({ actor, version: await desk.version() });
  const bytes = async (store: CampaignStore): Promise<string> =>
    store.read(async (reader) => {
      const { events, rolls } = await reader.record(actor.campaign, await desk.version());
      return canonicalJson({ state: await reader.state(actor.campaign), events, rolls });
    });
  expect(await bytes(windows)).toBe(await bytes(standing));
});
