import type { EmpireId } from '#model/campaign/ids';
import { WITNESS_PARTS, type WitnessPart, type Witnesses } from '#model/events/fact';

/** The part in which an empire learns of an event, the fullest if it has several; null: not at all. */
export function partOf(
  event: Readonly<{ witnesses: Witnesses }>,
  viewer: EmpireId,
): WitnessPart | null {
  const parts = event.witnesses.filter(({ empire }) => empire === viewer);
  return WITNESS_PARTS.find((part) => parts.some((one) => one.as === part)) ?? null;
}
