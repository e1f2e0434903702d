#!/usr/bin/env -S node --max-semi-space-size=64
/**
 * `farlane`: installs what is missing, then carries out one command. With room for what lives for a moment (16 MB are the default), less
 * of it is copied before it's known to be garbage.
 */
import { runBundle } from './bundle.mjs';
import { ensureInstalled, hasPackages, VERSION } from './install.mjs';

const words = process.argv.slice(2);
/** Questions about the program itself are answered without installing anything. */
const asksVersion = words.length === 1 && ['--version', '-V'].includes(words[0]);
const asksHelp = words[0] === 'help' || words.some((word) => ['--help', '-h'].includes(word));

if (asksVersion) console.log(VERSION);
else if (asksHelp && !hasPackages()) {
  console.log(`Farlane ${VERSION} can't list its commands before its packages are installed.`);
  console.log('Install them with: npm ci --omit=dev');
} else {
  if (!asksHelp) await ensureInstalled({ withTools: false });
  await runBundle('cli');
}
