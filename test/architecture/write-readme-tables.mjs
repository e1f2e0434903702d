/** Writes the table of layers into the README, between its markers. */
import { readFileSync, writeFileSync } from 'node:fs';
import { layerTable, TABLE_BEGIN, TABLE_END, withLayerTable } from './layer-table.mjs';

const readme = new URL('../../README.md', import.meta.url);
const text = withLayerTable(readFileSync(readme, 'utf8'));
if (text === undefined) {
  console.error(
    `README.md has no ${TABLE_BEGIN} … ${TABLE_END}. This is what would stand there:\n`,
  );
  console.log(layerTable());
  process.exitCode = 1;
} else {
  writeFileSync(readme, text);
  console.log('README.md: table of layers written.');
}
