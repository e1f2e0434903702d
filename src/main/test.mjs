/**
 * `npm test`: installs what is missing, then runs all checks and shows all that fails. With `--installed` (`npm run check`) it
 * leaves the packages alone. The last line is `N passed, N failed`, counted over all tests.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled, ROOT } from './install.mjs';

/** With room for what lives for a moment: a quarter of the time of lint went to clearing it away. */
const bin = (path) => [process.execPath, '--max-semi-space-size=64', join(ROOT, path)];
const TSC = bin('node_modules/ts7/bin/tsc');
/** Checks that read the source, in the order in which they run. */
const STEPS = [
  [
    'format',
    [
      ...bin('node_modules/@biomejs/biome/bin/biome'),
      'format',
      '--config-path=test/architecture/biome.json',
      '--max-diagnostics=none',
    ],
  ],
  ['types', [...TSC, '-p', 'tsconfig.json']],
  ['types (page)', [...TSC, '-p', 'src/browser']],
  ['imports', bin('test/architecture/deps.mjs')],
  ['unused code', bin('node_modules/knip/bin/knip.js')],
  ['rule index', [...bin('test/architecture/rule-index.mjs'), '--check']],
  ['words', bin('test/architecture/words.mjs')],
  [
    'lint (types)',
    [
      ...bin('node_modules/oxlint/bin/oxlint'),
      '-c',
      'test/architecture/oxlint.json',
      '--type-aware',
      '.',
    ],
  ],
];
/** Goes on beside the tests. What it looks at needs no types, but for one rule: types are for the native linter above, which takes a tenth of the time. */
const LINT = [
  'lint',
  [
    ...bin('node_modules/eslint/bin/eslint.js'),
    '--config=test/architecture/eslint.config.mjs',
    '.',
  ],
];

/** Runs a command; `{ code, output, seconds }`. With `show` its output goes straight to the terminal. */
function run([command, ...args], { show }) {
  const started = Date.now();
  const env = { ...process.env, NODE_ENV: 'test' };
  const stdio = show ? 'inherit' : ['ignore', 'pipe', 'pipe'];
  const child = spawn(command, args, { cwd: ROOT, env, stdio });
  const output = [];
  child.stdout?.on('data', (chunk) => output.push(chunk));
  child.stderr?.on('data', (chunk) => output.push(chunk));
  return new Promise((resolve) => {
    const finish = (code) => {
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      resolve({ code, seconds, output: Buffer.concat(output).toString().trim() });
    };
    child.on('error', () => finish(1));
    child.on('close', (code) => finish(code ?? 1));
  });
}

/** Runs a check and says how it went; `{ failed, say }`, the names of what failed and the words for it. */
async function runStep([name, command]) {
  const { code, output, seconds } = await run(command, { show: false });
  const verdict = code === 0 ? 'ok    ' : 'FAILED';
  const say = () =>
    console.log(`${verdict} ${name.padEnd(14)} ${seconds} s${code === 0 ? '' : `\n${output}\n`}`);
  return { failed: code === 0 ? [] : [name], say };
}

/**
 * Sums vitest's own report; a file that does not even load counts as one failure, and so does a run that fails beside its tests, such as
 * by an error that nobody took care of.
 */
function countTests(reportFile, code) {
  if (!existsSync(reportFile)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(reportFile, 'utf8'));
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  const failed = report.numFailedTests + broken.length;
  const isFine = report.success && code === 0;
  return { passed: report.numPassedTests, failed: isFine ? failed : Math.max(1, failed) };
}

async function runTests() {
  const scratch = mkdtempSync(join(tmpdir(), 'farlane-test-'));
  const reportFile = join(scratch, 'report.json');
  const { seconds, code } = await run(
    [
      ...bin('node_modules/vitest/vitest.mjs'),
      ...['run', '--config=test/architecture/vitest.config.ts', '--update=none'],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`],
    ],
    { show: true },
  );
  const counts = countTests(reportFile, code);
  rmSync(scratch, { recursive: true, force: true });
  console.log(`${counts.failed === 0 ? 'ok    ' : 'FAILED'} ${'tests'.padEnd(14)} ${seconds} s`);
  return counts;
}

if (!process.argv.includes('--installed')) await ensureInstalled({ withTools: true });

const started = Date.now();
const failures = [];
const note = ({ failed: names, say }) => {
  say();
  failures.push(...names);
};
const linting = runStep(LINT);
for (const step of STEPS) note(await runStep(step));
const { passed, failed } = await runTests();
note(await linting);
if (failed > 0) failures.push('tests');

const verdict = failures.length === 0 ? 'All checks passed' : `Failed: ${failures.join(', ')}`;
console.log(`\n${verdict}, ${Math.round((Date.now() - started) / 1000)} s`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;
