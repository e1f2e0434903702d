import { type UseCase, guarded } from '#app/guarded';
import type { Ports } from '#app/ports/ports';
import { rulesSheetOfSetup } from '#app/setup/rules-sheet-of-setup';
import { type AtSetup, readSitting } from '#app/setups/setup-sitting';
import { setupOfText } from '#app/setups/setup-text';
import { ok } from '#kernel/result/result';
import type { RulesSheet } from '#app/usecases/reports/read-rules-sheet';

/** What a campaign will be played by, for everybody who takes part in its setup. */
export const readSetupSheet = ({ store, clock }: Ports): UseCase<AtSetup, RulesSheet> =>
  guarded(async (at) => {
    const sitting = await store.read((reader) => readSitting(reader, at, clock.now()));
    if (!sitting.ok) return sitting;
    const { slug, name, text, createdAt } = sitting.value.record;
    return ok({ slug, document: rulesSheetOfSetup(name, setupOfText(text).file), createdAt });
  });
