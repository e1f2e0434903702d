import type { OrderSheet } from '#app/ports/turn-record';

type OlderSheet = Omit<OrderSheet, 'savedBy' | 'step' | 'dismissed'> & Partial<OrderSheet>;

/** Sheets in files of older versions don't say who saved them. It was their player, in one step. */
export function completedSheets(sheets: readonly OlderSheet[]): readonly OrderSheet[] {
  return sheets.map((sheet) => {
    const savedBy = { role: { kind: 'player', empire: sheet.empire }, person: null } as const;
    return { savedBy, step: 1, dismissed: [], ...sheet };
  });
}
