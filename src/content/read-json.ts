import { err, ok, type Result } from '#kernel/result/result';
import type { ContentIssue } from './issue.ts';

/** Reads JSON text; the line of a fault is told when the reader gives one. */
export function readJson(text: string): Result<unknown, readonly ContentIssue[]> {
  try {
    const value: unknown = JSON.parse(text);
    return ok(value);
  } catch (fault) {
    const reason = fault instanceof Error ? fault.message : String(fault);
    const position = /at position (\d+)/.exec(reason)?.[1];
    const issue: ContentIssue = {
      path: '',
      code: 'JSON_BROKEN',
      text: `This is not JSON: ${reason}.`,
    };
    if (position === undefined) return err([issue]);
    return err([{ ...issue, line: text.slice(0, Number(position)).split('\n').length }]);
  }
}
