/**
 * Checks the imports of src and migrations against the table of layers. Guarded by a count: on a compiler without a JavaScript
 * interface dependency-cruiser sees no file at all and reports "no violations".
 */
import { existsSync, readdirSync } from 'node:fs';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import config from './dependency-cruiser.mjs';

const roots = ['src', 'migrations'].filter((folder) => existsSync(folder));
const { options, ...ruleSet } = config;
const tsConfig = extractTSConfig(options.tsConfig.fileName);
const { enhancedResolveOptions, ...cruiseOptions } = options;
const settings = { ...cruiseOptions, ruleSet, validate: true, outputType: 'json' };
const { output } = await cruise(roots, settings, enhancedResolveOptions, { tsConfig });
const { modules, summary } = JSON.parse(output);

const files = roots.flatMap((folder) =>
  readdirSync(folder, { recursive: true }).map((name) => `${folder}/${name}`),
);
const expected = files.filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts')).length;
const seen = modules.filter(({ source }) => /^(src|migrations)\/.*\.ts$/.test(source)).length;

for (const { from, to, rule, cycle } of summary.violations) {
  const why = ruleSet.forbidden.find(({ name }) => name === rule.name)?.comment ?? '';
  const path = cycle === undefined ? to : cycle.map(({ name }) => name).join(' → ');
  console.error(`${rule.name}: ${from} → ${path}\n    ${why}`);
}
if (seen === 0 || seen < expected)
  console.error(`Only ${seen} of ${expected} files were looked at: the check proves nothing.`);
console.log(
  `${seen} files, ${summary.totalDependenciesCruised} imports, ${summary.violations.length} forbidden`,
);
process.exitCode = summary.violations.length === 0 && seen > 0 && seen >= expected ? 0 : 1;
