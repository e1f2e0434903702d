#!/usr/bin/env node
/** `farlane`: installs what is missing, then carries out one command. */
import { ensureInstalled } from './install.mjs';
import { runTypescript } from './run-typescript.mjs';

await ensureInstalled({ withTools: false });
runTypescript('src/main/cli.ts');
