import { readFileSync, writeFileSync } from 'node:fs';

/** What is piped in. */
const STDIN = 0;

/** A file of the caller's, or what he pipes in: `-`. Undefined: it cannot be read. */
export function readInput(path: string): string | undefined {
  try {
    return readFileSync(path === '-' ? STDIN : path, 'utf8');
  } catch {
    return undefined;
  }
}

/** Writes a file of the caller's; what is wrong if it cannot be. */
export function writeOutput(path: string, content: string | Uint8Array): string | undefined {
  try {
    writeFileSync(path, content);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
