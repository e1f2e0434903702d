/**
 * Feeds Farlane with inputs that are nearly right: `npm run fuzz -- --inputs 20000 --seed 1 --only corrections`. Prints each fault
 * with the command that repeats it, and exits with 1 if there is one, or an input that takes longer than half a second.
 */
import { parseArgs } from 'node:util';
import { fuzz } from './fuzz.ts';
import { jsonOf } from './mutate.ts';
import { TARGETS } from './targets.ts';

const MOST_MILLISECONDS = 500;

const { values } = parseArgs({
  options: {
    inputs: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
});
const [inputs, from] = [Number(values.inputs), Number(values.seed)];
const targets = TARGETS.filter(({ name }) => values.only === undefined || name === values.only);
if (targets.length === 0 || !Number.isSafeInteger(inputs) || !Number.isSafeInteger(from)) {
  console.error(`Choose one of: ${TARGETS.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}
for (const target of targets) {
  const { faults, slowest } = await fuzz(target, { from, inputs });
  const { milliseconds, seed } = slowest;
  console.log(
    `${target.name}: ${String(inputs)} inputs, ${String(faults.length)} faults, slowest ${milliseconds.toFixed(0)} ms (seed ${String(seed)})`,
  );
  const kinds = new Map(faults.map((fault) => [fault.what.slice(0, 40), fault]));
  for (const { what, seed: at, input } of kinds.values()) {
    console.log(`  ${what}`);
    console.log(`  ${jsonOf(input).slice(0, 2000)}`);
    console.log(`  npm run fuzz -- --only ${target.name} --seed ${String(at)} --inputs 1`);
  }
  if (faults.length > 0 || milliseconds > MOST_MILLISECONDS) process.exitCode = 1;
}
