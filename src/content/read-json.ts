import { err, ok, type Result } from '#kernel/result/result';
import type { ContentIssue } from './issue.ts';
import { jsonFault } from './json-fault.ts';

/** Reads JSON text; a fault is told with its line. */
export function readJson(text: string): Result<unknown, readonly ContentIssue[]> {
  try {
    const value: unknown = JSON.parse(text);
    return ok(value);
  } catch {
    return err([broken(text)]);
  }
}

function broken(text: string): ContentIssue {
  const at = jsonFault(text) ?? text.length;
  const before = text.slice(0, at).split('\n');
  const line = before.length;
  const reason =
    at === text.length
      ? 'it ends before it is complete'
      : `“${signAt(text, at)}” at line ${String(line)}, character ${String((before.at(-1)?.length ?? 0) + 1)} does not belong there`;
  const advice = 'Check the quotation marks, commas and brackets before it';
  return { path: '', code: 'JSON_BROKEN', text: `This is not JSON: ${reason}. ${advice}.`, line };
}

const signAt = (text: string, at: number): string => [...text.slice(at, at + 2)][0] ?? '';
