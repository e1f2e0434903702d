import type { EmpireId } from '#model/campaign/ids';
import { WITNESS_PARTS, type WitnessPart, type Witnesses } from '#model/events/fact';

/** The part of an event that an empire learns, the fullest if it has several; null: none. */
export function partOf(
  event: Readonly<{ witnesses: Witnesses }>,
  viewer: EmpireId,
): WitnessPart | null {
  const parts = event.witnesses.filter(({ empire }) => empire === viewer);
  return WITNESS_PARTS.find((part) => parts.some((one) => one.as === part)) ?? null;
}
