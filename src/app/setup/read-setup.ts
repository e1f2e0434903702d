import { ok } from '#kernel/result/result';
import { parseSetup } from '#content/setups/parse-setup';
import type { SetupFile } from '#content/setups/setup-schema';
import { type Outcome, refuse } from '#app/use-case-error';

/** A setup from its text, or all faults of its form. */
export function readSetup(text: string): Outcome<SetupFile> {
  const parsed = parseSetup(text);
  return parsed.ok ? ok(parsed.value) : refuse('SETUP_REFUSED', parsed.error);
}
