import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from '../../src/main/bundle.mjs';
import { folderForTest } from './temp-folder.ts';

type Death = Readonly<{
  /** Where: in the middle of the commit of a phase, or of any job. */
  at: 'commit' | 'job';
  how: 'exit' | 'throw';
  /** The death comes with this table that a commit packs. */
  packed?: number;
}>;

const HOW = { exit: 'process.exit(7)', throw: "throw new Error('broken')" };

/** A commit packs each table; some phases are kept before this many. */
const PACKED = 100;

/** The entry of threads. The first thread dies in the middle of its work, later ones live. */
export async function dyingThread({
  at,
  how,
  packed = PACKED,
}: Death): Promise<Readonly<{ entry: URL; isDead: () => boolean }>> {
  const folder = folderForTest();
  const [file, died] = [join(folder, 'dying.mjs'), join(folder, 'died')];
  const real = pathToFileURL(join(await ensureBuilt(), 'pool-thread.mjs')).href;
  const text = `
    import { existsSync, writeFileSync } from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    import zlib from 'node:zlib';
    import { work as real } from ${JSON.stringify(real)};
    const died = ${JSON.stringify(died)};
    const die = () => {
      if (existsSync(died)) return;
      writeFileSync(died, '');
      ${HOW[how]};
    };
    const dieAfter = (name, calls) => {
      const called = zlib[name];
      let left = calls;
      zlib[name] = (...given) => {
        left -= 1;
        if (left === 0) die();
        return called(...given);
      };
    };
    if (${JSON.stringify(at)} === 'commit') dieAfter('gzipSync', ${String(packed)});
    syncBuiltinESMExports();
    export async function work(task) {
      const done = real(task);
      if (${JSON.stringify(at)} !== 'job') return done;
      done.catch(() => undefined);
      for (let at = 0; at < 50; at += 1) await null;
      die();
      return done;
    }
  `;
  writeFileSync(file, text);
  return { entry: pathToFileURL(file), isDead: () => existsSync(died) };
}
