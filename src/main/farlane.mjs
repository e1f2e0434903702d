#!/usr/bin/env -S node --max-semi-space-size=64
/**
 * `farlane`: installs what is missing, then carries out one command. With room for what lives for a moment (16 MB are the default), less
 * of it is copied before it's known to be garbage.
 */
import { runBundle } from './bundle.mjs';
import { ensureInstalled } from './install.mjs';

await ensureInstalled({ withTools: false });
await runBundle('cli');
