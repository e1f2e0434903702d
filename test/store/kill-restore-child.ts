import { writeSync } from 'node:fs';
import { keeperOf } from '#store/keeping/keeper-of';

/* Puts one backup after the other in the place of a database until it is killed; it says when it begins. */
const STDOUT = 1;
const [file = '', ...backups] = process.argv.slice(2);
for (;;) {
  for (const backup of backups) {
    writeSync(STDOUT, 'restoring\n');
    const restored = await keeperOf(file).restore(backup);
    if (!restored.ok) throw new Error(JSON.stringify(restored.error));
  }
}
