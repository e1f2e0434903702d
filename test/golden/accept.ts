/**
 * `npm run golden` says which golden files have changed; with `-- --accept` it rewrites them. Read the difference before it is
 * accepted: a change to a golden turn needs a sentence in the commit.
 */
import { compareText } from '#kernel/result/compare-text';
import { DARK_STARS } from './dark-stars.ts';
import { FIRST_CONTACT } from './first-contact.ts';
import { FIVE_CROWNS } from './five-crowns.ts';
import { goldenFiles } from './golden-files.ts';
import { goldenRun } from './golden-run.ts';
import { IRON_RING } from './iron-ring.ts';
import { keepFiles, keptFiles } from './kept-files.ts';
import { LONG_PEACE } from './long-peace.ts';

const accepts = process.argv.includes('--accept');
for (const campaign of [FIRST_CONTACT, DARK_STARS, LONG_PEACE, IRON_RING, FIVE_CROWNS]) {
  const files = goldenFiles(campaign, goldenRun(campaign));
  const kept = keptFiles(campaign);
  const names = [...new Set([...files.keys(), ...kept.keys()])].sort(compareText);
  const changed = names.filter((name) => files.get(name) !== kept.get(name));
  for (const name of changed) console.log(`differs: ${campaign.folder}/${name}`);
  const count = `${String(changed.length)} of ${String(names.length)} golden files of ${campaign.folder}`;
  if (accepts) {
    keepFiles(campaign, files);
    console.log(`${count} are rewritten.`);
  } else if (changed.length > 0) {
    console.log(`${count} differ. To accept them as they come out now: npm run golden -- --accept`);
    process.exitCode = 1;
  } else {
    console.log(`All golden files of ${campaign.folder} are as they were accepted.`);
  }
}
