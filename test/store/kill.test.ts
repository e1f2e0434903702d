import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hashOf } from '#kernel/result/hash';
import type { StoreReader } from '#app/ports/campaign-store';
import type { PhaseRun } from '#app/ports/turn-record';
import { useCasesOf } from '#app/use-cases';
import { stateHashOf } from '#app/run/phase/state-hash';
import { openStore } from '#store/open-store';
import { type TestDesk, deskOf, done } from '#test/support/desk';
import { driveOn } from '#test/support/drive';
import { memoryStore } from '#test/support/memory-store';
import { testPorts } from '#test/support/ports';
import { folderForFile } from '#test/support/temp-folder';
import { killsOr } from '#test/kills/how-many';
import { bundled, runAndKill } from './killing.ts';

/** At least this many, and more until enough has been played and cut off: how far each child gets is chance. */
const KILLS = 25;
/** Campaigns that are played so, each by itself. */
const ROUNDS = Array.from({ length: Math.ceil(killsOr(KILLS) / KILLS) }, (_, round) => round + 1);
const MOST_KILLS = 100;
const PHASES = 26;
const CUT_OFF = 4;
const LAST_VERSION = 240;
const LONGEST_MS = 90;

const folder = folderForFile();

type Killed = Readonly<{ acknowledged: number; output: string }>;

/** Lets a child play until it is killed; which version it has said to be written. */
async function playAndKill(
  args: readonly string[],
  when: Parameters<typeof runAndKill>[1],
): Promise<Killed> {
  const output = await runAndKill(args, when);
  const versions = [...output.matchAll(/done (\d+)\n/g)].map((match) => Number(match[1]));
  return { acknowledged: Math.max(0, ...versions), output };
}

const campaignOf = ({ moderator }: TestDesk) => moderator.campaign;

/** What a run is, without the hour at which it ran. */
const line = (run: PhaseRun): PhaseRun => ({ ...run, ranAt: '' });

/** Everything that was written for one version, by hash. */
async function writtenAt(reader: StoreReader, desk: TestDesk, run: PhaseRun): Promise<string> {
  const id = campaignOf(desk);
  const issued = [];
  if (run.phase === 'opening') {
    for (const { empire } of [desk.human, desk.loran]) {
      const report = await reader.publication(id, { turn: run.turn, edition: 1, empire });
      issued.push(report?.hash);
    }
  }
  const sheets = run.phase === 'economic' ? await reader.sheets(id, run.turn) : [];
  const orders = sheets.map((sheet) => [sheet.empire, sheet.hash, sheet.status]);
  return hashOf([line(run), await reader.record(id, run.version), issued, orders]);
}

/** The same campaign, played by nobody who gets killed; it plays on as far as it is asked. */
async function referenceOf(): Promise<(versions: number) => Promise<readonly string[]>> {
  const desk = await deskOf({}, memoryStore());
  return async (versions) => {
    while ((await desk.version()) < versions) await driveOn(desk.use, desk.moderator);
    return desk.ports.store.read(async (reader) => {
      const runs = (await reader.runs(campaignOf(desk))).slice(0, versions);
      return Promise.all(runs.map((run) => writtenAt(reader, desk, run)));
    });
  };
}

test.each(ROUNDS)(
  'killed again and again at any moment, nothing is lost, doubled or half written: campaign %i',
  async (round) => {
    const file = join(folder, `campaign-${String(round)}.sqlite`);
    const first = await openStore(file);
    const desk = await deskOf({}, first.store);
    await first.close();
    const reference = await referenceOf();
    const child = [
      bundled(new URL('./kill-child.ts', import.meta.url), folder),
      file,
      'first-contact',
      String(LAST_VERSION),
    ];
    let reached = 0;
    let between = 0;
    const isEnough = (kill: number): boolean =>
      kill >= KILLS && reached >= PHASES && between >= CUT_OFF;
    for (let kill = 0; kill < MOST_KILLS && !isEnough(kill); kill += 1) {
      // Every other time in the middle of writing; else anywhere.
      const isWriting = kill % 2 === 0;
      const when = isWriting
        ? { word: 'writing', times: 1 + Math.floor(Math.random() * 9), afterMs: kill % 3 }
        : { word: 'ready', times: 1, afterMs: Math.ceil(Math.random() * LONGEST_MS) };
      const { acknowledged, output } = await playAndKill(child, when);
      if (output.lastIndexOf('writing') > output.lastIndexOf('done')) between += 1;

      const opened = await openStore(file);
      expect(await opened.faults()).toEqual([]);
      const runs = await opened.store.read((reader) => reader.runs(campaignOf(desk)));
      const where = `kill ${String(kill)} ${JSON.stringify(when)}`;
      expect(runs.length, where).toBeGreaterThanOrEqual(Math.max(reached, acknowledged));
      expect(
        runs.map((run) => run.version),
        where,
      ).toEqual(runs.map((_run, index) => index + 1));
      const expected = await reference(runs.length);
      await opened.store.read(async (reader) => {
        for (const run of runs.slice(reached)) {
          expect(await writtenAt(reader, desk, run), where).toBe(expected[run.version - 1]);
        }
        const state = await reader.state(campaignOf(desk));
        const last = runs.at(-1);
        if (last !== undefined) expect(stateHashOf(state), where).toBe(last.hashAfter);
        const { version } = (await reader.campaign(campaignOf(desk)))!;
        expect(version, where).toBe(runs.length);
      });
      reached = runs.length;
      await opened.close();
    }
    // The test has tested something: phases ran, and some of them were cut off.
    expect(reached).toBeGreaterThanOrEqual(PHASES);
    expect(between).toBeGreaterThanOrEqual(CUT_OFF);
    const opened = await openStore(file);
    const again = useCasesOf(testPorts(opened.store));
    expect(done(await again.verifyCampaign({ actor: desk.moderator })).faults).toEqual([]);
    await opened.close();
  },
  300_000,
);
