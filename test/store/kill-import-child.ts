import { readFileSync, writeSync } from 'node:fs';
import { keeperOf } from '#store/keeping/keeper-of';
import { openStore } from '#store/open-store';
import { useCasesOf } from '#app/use-cases';
import { testPorts } from '#test/support/ports';

/* Brings in one campaign file again and again, and makes backups, until it is killed; it says what it has done. */
const STDOUT = 1;
const [file = '', campaign = '', marker = ''] = process.argv.slice(2);
const text = readFileSync(campaign, 'utf8');
const { store } = await openStore(file);
const ports = testPorts(store);
let ids = 0;
const use = useCasesOf({
  ...ports,
  secrets: {
    ...ports.secrets,
    id: () => `${marker}-${String((ids += 1))}`,
    token: () => `${marker}-token-${ports.secrets.token()}`,
  },
});
writeSync(STDOUT, 'ready\n');
for (;;) {
  const made = await use.importCampaign({ text });
  if (!made.ok) throw new Error(made.error.text);
  writeSync(STDOUT, `imported ${made.value.slug}\n`);
  const kept = await keeperOf(file).backUp(undefined);
  if (!kept.ok) throw new Error(JSON.stringify(kept.error));
  writeSync(STDOUT, `kept ${kept.value.file}\n`);
}
