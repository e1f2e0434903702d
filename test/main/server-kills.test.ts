import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { CampaignStore } from '#app/ports/campaign-store';
import type { PhaseRun } from '#app/ports/turn-record';
import { useCasesOf } from '#app/use-cases';
import { databaseFile } from '#main/open-data-folder';
import { joinStore, openStore } from '#store/open-store';
import { killsOr } from '#test/kills/how-many';
import { done } from '#test/support/desk';
import { hiddenFields, visitorOf } from '#test/support/http-site';
import { moderatorLink, serving } from '#test/support/killed-server';
import { testPorts } from '#test/support/ports';
import { folderForTest } from '#test/support/temp-folder';

const KILLS = killsOr(2);
const DESK = '/campaigns/first-contact/moderator';
/** A kill comes after some phases of the turn, and a moment. */
const MOST_PHASES = 9;
const LONGEST_MS = 80;
const PATIENCE_MS = 30_000;

const runsIn = (store: CampaignStore): Promise<readonly PhaseRun[]> =>
  store.read(async (reader) => reader.runs((await reader.campaigns())[0]!.id));

type When = Readonly<{ phases: number; afterMs: number }>;

/** Waits until anybody can read this number of phases more, and a moment; how many they are then. */
async function phasesSeen(folder: string, { phases, afterMs }: When): Promise<number> {
  const { store, close } = joinStore(databaseFile(folder));
  const before = (await runsIn(store)).length;
  const latest = Date.now() + PATIENCE_MS;
  while ((await runsIn(store)).length < before + phases && Date.now() < latest) await sleep(3);
  await sleep(afterMs);
  const seen = (await runsIn(store)).length;
  await close();
  return seen;
}

/** Begins a turn from the moderator's desk and kills the server in the middle; the number of phases that were there just before. */
async function killInTurn(folder: string, when: When): Promise<number> {
  const { address, kill } = await serving(folder);
  const moderator = visitorOf(address);
  const link = moderatorLink(folder);
  await moderator.submit(link, link, { way: 'link' });
  const { text } = await moderator.get(`${DESK}/`);
  const fields = { ...hiddenFields(text, `${DESK}/run`), what: 'turn', confirmed: 'yes' };
  const begun = moderator.send(`${DESK}/run`, fields).catch(() => undefined);
  const seen = await phasesSeen(folder, when);
  await kill();
  await begun;
  return seen;
}

test(
  'TURN-3: a server that is killed while it runs a turn loses no phase that anybody could read, and the next start goes on',
  async () => {
    const folder = folderForTest();
    let reached = 0;
    let cutOff = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const when = {
        phases: 1 + Math.floor(Math.random() * MOST_PHASES),
        afterMs: Math.floor(Math.random() * LONGEST_MS),
      };
      const seen = await killInTurn(folder, when);
      const { store, faults, close } = await openStore(databaseFile(folder));
      const where = `kill ${String(kill)} ${JSON.stringify(when)}`;
      expect(await faults(), where).toEqual([]);
      const runs = await runsIn(store);
      expect(runs.length, where).toBeGreaterThanOrEqual(Math.max(reached, seen));
      expect(
        runs.map(({ version }) => version),
        where,
      ).toEqual(runs.map((_run, at) => at + 1));
      const use = useCasesOf(testPorts(store));
      const actor = done(await use.actAsModerator({ slug: 'first-contact' }));
      expect(done(await use.verifyCampaign({ actor })).faults, where).toEqual([]);
      if (done(await use.readDesk({ actor })).phase !== 'economic') cutOff += 1;
      reached = runs.length;
      await close();
    }
    // The test has tested something: turns went on, and some were cut off.
    expect(reached).toBeGreaterThan(1);
    expect(cutOff).toBeGreaterThanOrEqual(Math.floor(KILLS / 4));
  },
  60_000 + 30_000 * KILLS,
);
