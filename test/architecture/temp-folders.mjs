import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const OURS = 'farlane-';
const ROOT = 'FARLANE_TEST_ROOT';

/** What a run left behind that its tests made; browsers and compilers keep caches there as well. */
function leftIn(root) {
  return readdirSync(root).filter((name) => name.startsWith(OURS));
}

/**
 * Gives a run a temporary folder of its own, in which tests and the processes that they start make theirs, and removes it. A run whose
 * tests leave a folder behind fails: `folderForFile` and `folderForTest` remove theirs.
 */
export default function temporaryFolder() {
  // Each project of the run asks for it.
  if (process.env[ROOT] !== undefined) return undefined;
  const before = process.env['TMPDIR'];
  const root = mkdtempSync(join(tmpdir(), `${OURS}run-`));
  process.env[ROOT] = root;
  process.env['TMPDIR'] = root;
  return () => {
    delete process.env[ROOT];
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
    const left = leftIn(root);
    rmSync(root, { recursive: true, force: true });
    if (left.length === 0) return;
    // All tests have been counted by now: the exit code says it.
    process.exitCode = 1;
    throw new Error(`Tests left folders behind: ${left.join(', ')}`);
  };
}
