import { type Agreement, TREATIES, type Treaty } from '#model/campaign/dealings';
import { DIPLOMATIC_STATES, type DiplomaticState, isTreaty } from '#model/campaign/relation';

const levelOf = (state: DiplomaticState): number => DIPLOMATIC_STATES.indexOf(state);

/** Whether two empires have at least this treaty. @rule DIP-3 */
export const hasAtLeast = (state: DiplomaticState | null, treaty: Treaty): boolean =>
  state !== null && levelOf(state) >= levelOf(treaty);

/**
 * The treaty that two empires can sign next; null: none, as at War, or where they have the highest. @rule DIP-3 @rule DIP-5
 */
export function nextTreaty(state: DiplomaticState): Treaty | null {
  if (state === 'non-intercourse') return TREATIES[0];
  const at = TREATIES.findIndex((treaty) => treaty === state);
  return at < 0 ? null : (TREATIES[at + 1] ?? null);
}

/** The state that two empires come to when they break the highest of their treaties; null: they have none, or one that can’t be broken. @rule DIP-3 @rule DIP-6 */
export function stateAfterBreak(state: DiplomaticState): DiplomaticState | null {
  if (!isTreaty(state) || state === 'unification') return null;
  return DIPLOMATIC_STATES[levelOf(state) - 1] ?? null;
}

/**
 * Whether two empires that stand so can agree on this: the next treaty, an armistice in a war or in Hostilities, or a pact.
 * @rule DIP-5 @rule DIP-8 @rule DIP-11
 */
export function fitsState(offer: Agreement, state: DiplomaticState): boolean {
  if (offer === 'pact') return isTreaty(state);
  if (offer === 'armistice') return state === 'war' || state === 'hostilities';
  return nextTreaty(state) === offer;
}
