/**
 * `npm run golden` says which golden files have changed; with `-- --accept` it rewrites them. Read the difference before it is
 * accepted: a change to a golden turn needs a sentence in the commit.
 */
import { compareText } from '#kernel/result/compare-text';
import { goldenFiles } from './golden-files.ts';
import { goldenRun } from './golden-run.ts';
import { keepFiles, keptFiles } from './kept-files.ts';

const files = goldenFiles(goldenRun());
const kept = keptFiles();
const names = [...new Set([...files.keys(), ...kept.keys()])].sort(compareText);
const changed = names.filter((name) => files.get(name) !== kept.get(name));
for (const name of changed) console.log(`differs: ${name}`);

if (process.argv.includes('--accept')) {
  keepFiles(files);
  console.log(`${String(changed.length)} of ${String(names.length)} golden files are rewritten.`);
} else if (changed.length > 0) {
  console.log('To accept them as they come out now: npm run golden -- --accept');
  process.exitCode = 1;
} else {
  console.log('All golden files are as they were accepted.');
}
