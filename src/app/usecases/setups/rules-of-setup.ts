import { ok } from '#kernel/result/result';
import { readSetup } from '#app/setup/read-setup';
import { settingsOfSetup } from '#app/setup/setup-settings';
import type { Outcome } from '#app/use-case-error';
import type { Document } from '#report/document/document';
import { rulesSheet } from '#report/reports/rules-sheet';

/** The rules sheet of a setup: what its campaign will be played by. */
export function rulesOfSetup({ setup }: Readonly<{ setup: string }>): Outcome<Document> {
  const file = readSetup(setup);
  if (!file.ok) return file;
  return ok(rulesSheet({ campaign: file.value.name, ...settingsOfSetup(file.value) }));
}
