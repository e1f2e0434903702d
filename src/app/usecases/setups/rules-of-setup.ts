import { ok } from '#kernel/result/result';
import { readSetup } from '#app/setup/read-setup';
import { rulesSheetOfSetup } from '#app/setup/rules-sheet-of-setup';
import type { Outcome } from '#app/use-case-error';
import type { Document } from '#report/document/document';

/** The rules sheet of a setup: what its campaign will be played by. */
export function rulesOfSetup({ setup }: Readonly<{ setup: string }>): Outcome<Document> {
  const file = readSetup(setup);
  if (!file.ok) return file;
  return ok(rulesSheetOfSetup(file.value.name, file.value));
}
