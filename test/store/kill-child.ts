import { writeSync } from 'node:fs';
import type { CampaignStore } from '#app/ports/campaign-store';
import { useCasesOf } from '#app/use-cases';
import { openStore } from '#store/open-store';
import { driveOn } from '#test/support/drive';
import { done, testPorts } from '#test/support/ports';

/*
 * Plays a campaign on a file until it is killed. It says when it begins to write, and which version
 * has been written: what it has said must never be lost.
 */
const STDOUT = 1;
const [file = '', slug = '', last = '0'] = process.argv.slice(2);
const { store } = await openStore(file);
const telling: CampaignStore = {
  ...store,
  commit: async (commit) => {
    writeSync(STDOUT, 'writing\n');
    return store.commit(commit);
  },
};
const use = useCasesOf(testPorts(telling));
const moderator = done(await use.actAsModerator({ slug }));
writeSync(STDOUT, 'ready\n');
for (;;) {
  const version = await driveOn(use, moderator);
  writeSync(STDOUT, `done ${String(version)}\n`);
  if (version >= Number(last)) break;
}
