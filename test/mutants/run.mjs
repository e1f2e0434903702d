/**
 * `npm run mutants -- src/rules/economy [--part 1/4] [--cores 2] [--write]`: changes the code of a folder in one place after another, and
 * lists the changes that no test notices. `docs/mutants.md` says how to read the list; `--write` puts the figures there.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { aimOf, PAGE, scoreOf, tallyOf, withRow } from './page.mjs';
import { filesOf, partIn } from './part.mjs';
import { survivorsText } from './survivors.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const USAGE = 'Usage: npm run mutants -- src/rules/economy [--part 1/4] [--cores 1] [--write]';
/** Enough for a machine that is busy with other things: a mutant that waits for its turn has not been noticed. */
const PATIENCE = 120_000;

function fail(problem) {
  console.error(`${problem}\n${USAGE}`);
  process.exit(2);
}

/** Stryker has told by now what is wrong, such as a test that fails without any mutant. */
function giveUp(error) {
  console.error(`No mutants were tried: ${error.message}`);
  process.exit(1);
}

function readArgs() {
  const options = {
    part: { type: 'string', default: '1/1' },
    cores: { type: 'string', default: '1' },
    write: { type: 'boolean', default: false },
  };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const folder = (positionals[0] ?? '').replace(/\/$/u, '');
  const part = partIn(values.part);
  if (positionals.length !== 1) fail('Give one folder.');
  if (aimOf(folder) === undefined) fail(`There is no aim for “${folder}”.`);
  if (part === undefined) fail(`--part is “${values.part}”: give a part such as 1/4.`);
  if (!/^[1-9]\d?$/u.test(values.cores)) fail(`--cores is “${values.cores}”: give a number.`);
  return { folder, part, cores: Number(values.cores), write: values.write };
}

/** All mutants of some files, each with what became of it. */
async function tryMutants(files, cores) {
  const temp = mkdtempSync(join(tmpdir(), 'farlane-mutants-'));
  try {
    const stryker = new Stryker({
      mutate: files,
      // Blank texts: docs/mutants.md says why they are left out.
      mutator: { excludedMutations: ['StringLiteral'] },
      ignoreStatic: true,
      coverageAnalysis: 'perTest',
      testRunner: 'vitest',
      plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
      vitest: { configFile: 'test/mutants/vitest.config.ts', related: false },
      concurrency: cores,
      timeoutMS: PATIENCE,
      dryRunTimeoutMinutes: 60,
      disableTypeChecks: false,
      tempDirName: temp,
      cleanTempDir: 'always',
      ignorePatterns: ['build', 'data', 'docs/pictures'],
      reporters: ['progress-append-only'],
      allowConsoleColors: process.stdout.isTTY === true,
      logLevel: 'warn',
    });
    return await stryker.runMutationTest();
  } finally {
    rmSync(temp, { recursive: true, force: true });
  }
}

process.chdir(ROOT);
const { folder, part, cores, write } = readArgs();
const files = filesOf(folder, part);
if (files.length === 0) fail(`There are no files in “${folder}”.`);
const mutants = await tryMutants(files, cores).catch(giveUp);
const tally = tallyOf(mutants);
console.log(survivorsText(mutants));
const { all, killed, survived, uncovered, left } = tally;
console.log(
  `${folder}: ${all} mutants in ${files.length} files, ${killed} killed, ${survived} survived, ${uncovered} not covered; ${left} left out.`,
);
const score = scoreOf(tally);
const aim = aimOf(folder);
console.log(`Score ${score.toFixed(1)} %, aim ${aim} %`);
if (write) writeFileSync(PAGE, withRow(readFileSync(PAGE, 'utf8'), { folder, part, tally }));
process.exitCode = score < aim ? 1 : 0;
