import { writeSync } from 'node:fs';
import { openStore } from '#store/open-store';
import { sitDown, startedOn } from '#test/support/whole-turn-desk';

/* Does one thing to a campaign, says so, and then waits for its end. */
const STDOUT = 1;
const HOUR = 3_600_000;
const [file = ''] = process.argv.slice(2);
const { store } = await openStore(file);
const { use, moderator } = await startedOn(store);
writeSync(STDOUT, `${await sitDown(use, moderator)}\n`);
setTimeout(() => undefined, HOUR);
