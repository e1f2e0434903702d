import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import type { NotedFault } from '#app/ports/installation';
import { StoreError } from '#app/ports/store-error';

/** The number of faults that are kept. The file is shortened when it has twice as many. */
const KEPT = 500;
const SHOWN = 100;
const DAYS = 14;
const DAY_MS = 86_400_000;

const faultSchema = z.strictObject({ at: z.string(), code: z.string(), place: z.string() });

/** Notes the time and code of an error, and the route or the work in which it happened. It keeps nothing that a user wrote or owns. */
export type FaultLog = Readonly<{
  note: (error: unknown, place: string) => void;
  /** Of the last days, the newest first. */
  faults: () => readonly NotedFault[];
}>;

/** A code is one word in capitals; a message can hold anything, so it is never noted. */
function codeOf(error: unknown): string {
  if (error instanceof StoreError) return `STORE_${error.failure.toUpperCase()}`;
  if (typeof error !== 'object' || error === null) return 'UNKNOWN';
  const code = 'code' in error ? String(error.code) : '';
  if (/^[A-Z][A-Z0-9_]{1,60}$/.test(code)) return code;
  const name = error instanceof Error ? error.name : '';
  return /^\w{1,60}$/.test(name) ? name : 'UNKNOWN';
}

function readLine(line: string): readonly NotedFault[] {
  try {
    return [faultSchema.parse(JSON.parse(line))];
  } catch {
    // A line that was cut off by a full disk or a crash.
    return [];
  }
}

const linesOf = (file: string): readonly string[] =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];

/** Keeps the errors in a file: it must work when the database does not, and a restore must not take it back. */
export function faultLog(file: string, now: () => Date = () => new Date()): FaultLog {
  let lines = linesOf(file).length;
  const shorten = (): void => {
    const kept = linesOf(file).slice(-KEPT);
    writeFileSync(`${file}.new`, `${kept.join('\n')}\n`, { mode: 0o600 });
    renameSync(`${file}.new`, file);
    lines = kept.length;
  };
  return {
    note: (error, place) => {
      const fault: NotedFault = { at: now().toISOString(), code: codeOf(error), place };
      try {
        appendFileSync(file, `${JSON.stringify(fault)}\n`, { mode: 0o600 });
        lines += 1;
        if (lines > 2 * KEPT) shorten();
      } catch {
        // The disk is full, or is not to be written to. The server's own log has the error.
      }
    },
    faults: () => {
      const since = new Date(now().getTime() - DAYS * DAY_MS).toISOString();
      const all = linesOf(file).flatMap(readLine);
      return all
        .filter(({ at }) => at >= since)
        .slice(-SHOWN)
        .reverse();
    },
  };
}
