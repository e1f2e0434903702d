import { compareText } from '#kernel/result/compare-text';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { dirname, join } from 'node:path';
import type { GoldenCampaign } from './golden-campaign.ts';
import type { GoldenFiles } from './golden-files.ts';

/** From the project's folder, so that a bundle finds them too. */
const pathOf = ({ folder }: GoldenCampaign): string =>
  fileURLToPath(new URL(`../../test/golden/${folder}`, import.meta.url));

/** The golden files of a campaign as they were accepted. */
export function keptFiles(campaign: GoldenCampaign): GoldenFiles {
  const folder = pathOf(campaign);
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  return new Map(names.sort(compareText).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

/** Puts new files in the place of the accepted ones. */
export function keepFiles(campaign: GoldenCampaign, files: GoldenFiles): void {
  const folder = pathOf(campaign);
  rmSync(folder, { recursive: true, force: true });
  for (const [name, text] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}
