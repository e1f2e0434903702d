import { err, ok, type Result } from '#kernel/result/result';
import type { ForceLists } from '#content/force-lists/force-lists';
import type { SetupFile } from '#content/setups/setup-schema';
import type { InputIssue } from '#app/use-case-error';
import { scenarioOfSetup } from './scenario-of-setup.ts';
import { NEW_SEAT, type Setup } from './setup.ts';

/** A setup at its first step, with all that a file decides already, or all faults of the file. */
export function beginSetup(
  file: SetupFile,
  lists: ForceLists,
): Result<Setup, readonly InputIssue[]> {
  const scenario = scenarioOfSetup(file, lists);
  if (!scenario.ok) return err(scenario.error);
  return ok({ file, step: 'map', seats: file.empires.map(() => NEW_SEAT) });
}
