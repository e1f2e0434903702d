import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { CampaignStore } from '#app/ports/campaign-store';
import { useCasesOf } from '#app/use-cases';
import { openStore } from '#store/open-store';
import { done } from '#test/support/ports';
import { livedIn } from '#test/support/lived-in';
import { testPorts } from '#test/support/ports';
import { folderForFile } from '#test/support/temp-folder';
import { bundled, runAndKill } from './killing.ts';

const KILLS = 6;
const STEP_MS = 70;
/** Later imports are faster than the first. */
const STEPS_WITHIN = 10;
const WORDS = ['ready 1', 'imported 1', 'kept 1', 'imported 2'];

const folder = folderForFile();

const saidOf = (output: string, word: string): readonly string[] =>
  [...output.matchAll(new RegExp(`^${word} (.+)\\n`, 'gm'))].map((match) => match[1]!);

type Expected = Readonly<{ told: ReadonlySet<string>; lines: number }>;

/** All that were told of are there, and each is what was brought in. */
async function allWhole(store: CampaignStore, { told, lines }: Expected): Promise<void> {
  const use = useCasesOf(testPorts(store));
  const slugs = done(await use.listCampaigns()).map(({ slug }) => slug);
  expect(slugs).toEqual(expect.arrayContaining([...told]));
  for (const slug of slugs) {
    const actor = done(await use.actAsModerator({ slug }));
    // An export plays everything again; it has one line more, that of the import.
    const { text } = done(await use.exportCampaign({ actor }));
    expect(text.split('\n')).toHaveLength(lines + 1);
  }
}

test('killed in an import or a backup, every campaign and every backup that is there is whole', async () => {
  const desk = await livedIn();
  const campaign = join(folder, 'campaign.json');
  const { text } = done(await desk.use.exportCampaign({ actor: desk.moderator }));
  writeFileSync(campaign, text);
  const child = bundled(new URL('./kill-import-child.ts', import.meta.url), folder);
  const data = join(folder, 'data.db');
  const told = new Set<string>();
  for (let kill = 0; kill < KILLS; kill += 1) {
    const args = [child, data, campaign, `k${String(kill)}`];
    // In the first import, in the backup after one, or in a later import.
    const [word = '', times] = [...WORDS[kill % WORDS.length]!.split(' ')];
    const afterMs = (kill * STEP_MS) / (word === 'ready' ? 1 : STEPS_WITHIN);
    const output = await runAndKill(args, { word, times: Number(times), afterMs });
    for (const slug of saidOf(output, 'imported')) told.add(slug);
    for (const file of saidOf(output, 'kept')) expect(existsSync(file)).toBe(true);
  }
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.db'))) {
    const opened = await openStore(join(folder, name));
    expect(await opened.faults(), name).toEqual([]);
    if (name === 'data.db') await allWhole(opened.store, { told, lines: text.split('\n').length });
    await opened.close();
  }
  expect(told.size).toBeGreaterThan(3);
});
