import type { OrderSheet } from '#app/ports/turn-record';

type OlderSheet = Omit<OrderSheet, 'savedBy' | 'step' | 'dismissed'> & Partial<OrderSheet>;

/** Sheets of files of older programs lack who saved them: it was their player, in one step. */
export function completedSheets(sheets: readonly OlderSheet[]): readonly OrderSheet[] {
  return sheets.map((sheet) => {
    const savedBy = { role: { kind: 'player', empire: sheet.empire }, person: null } as const;
    return { savedBy, step: 1, dismissed: [], ...sheet };
  });
}
