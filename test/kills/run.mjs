/**
 * `npm run kills -- --times 200`: kills builds, turns, threads at their jobs, and servers in the middle of a turn or of a setup, 200 times in all, and shows that nothing is lost.
 * `npm test` does the same a few times. A kind of work that can be killed has a row here; its test counts by `killsOr`.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What is killed, by which test. */
const ROWS = [
  ['builds', 'test/main/bundle.test.ts', 'killed while it builds'],
  ['turns', 'test/store/kill.test.ts', 'killed again and again'],
  ['jobs', 'test/main/pool-deaths.test.ts', 'killed at any moment'],
  ['servers', 'test/main/server-kills.test.ts', 'killed while it runs a turn'],
  ['setups', 'test/main/setup-kills.test.ts', 'killed while a campaign is set up'],
];

const { values } = parseArgs({ options: { times: { type: 'string', default: '200' } } });
const times = Number(values.times);
if (!Number.isInteger(times) || times < 1 || times > 10_000) {
  console.error(`--times is “${values.times}”: give a whole number from 1 to 10000.`);
  process.exit(2);
}

const each = Math.ceil(times / ROWS.length);
let failed = 0;
for (const [what, file, name] of ROWS) {
  const began = Date.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--config=test/architecture/vitest.config.ts',
      '--maxWorkers=1',
      '--update=none',
      ...['-t', name, file],
    ],
    { cwd: ROOT, env: { ...process.env, KILLS: String(each) }, encoding: 'utf8' },
  );
  const isFine = status === 0 && /Tests .*\d+ passed/u.test(stdout);
  if (!isFine) failed += 1;
  const seconds = Math.round((Date.now() - began) / 1000);
  const verdict = isFine ? 'nothing lost' : 'FAILED';
  console.log(`${what.padEnd(8)} at least ${each} kills  ${verdict}  ${seconds} s`);
  if (!isFine) console.log(stdout, stderr);
}
process.exitCode = failed === 0 ? 0 : 1;
