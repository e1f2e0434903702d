import type { Recorder } from '#engine/record/recorder';
import { groupBy } from '#kernel/collections/group-by';
import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import type { EmpireId } from '#model/campaign/ids';
import type { Contact } from '#model/campaign/knowledge';
import { relationIdOf } from '#model/campaign/relation';
import { ratingOf } from '#model/forces/design';
import type { CampaignState } from '#model/campaign/state';
import { livingRelations } from '#rules/diplomacy/living-relations';
import { rightsOf } from '#rules/diplomacy/rights-of';
import { stateBetween } from '#rules/diplomacy/state-between';
import { driftOf, tensionIn, trespassTension } from '#rules/diplomacy/tension';
import { isAdmitted } from '#rules/movement/is-welcome';
import { type Feel, moveTension, type TensionRules } from './move-tension.ts';

/** Whether a fleet is military, as far as its observer sees: warships or flights, and not only Diplomatic ships. */
const isMilitary = ({ designs }: CampaignState, { groups }: Contact): boolean =>
  groups.some(({ design, kind, condition }) => {
    const { civilian, ...known } = rowOf(designs, design);
    const isEnvoy = condition === 'sound' && ratingOf(known, 'diplomatic') > 0;
    return kind === 'ship' && !civilian && !isEnvoy;
  });

/** The empire that a fleet of a contact offends by being where it is; null: none. */
function offendedBy(state: CampaignState, contact: Contact): EmpireId | null {
  const { viewer, owner, subject, place, current } = contact;
  if (owner === null || subject.kind !== 'fleet' || place.kind !== 'system' || !current)
    return null;
  if (rowOf(state.systems, place.system).owner !== viewer) return null;
  const between = stateBetween(state.relations, viewer, owner);
  const rights = rightsOf(between);
  const isFair = rights.stance === 'enemy' || rights.supply;
  if (isFair || isAdmitted(state, { fleet: subject.fleet, owner }, viewer)) return null;
  return isMilitary(state, contact) ? viewer : null;
}

/**
 * Tension for fleets that are where they may not be.
 * @rule DIP-4 @rule DIP-17 @rule FOG-1
 * @ruling An empire minds only fleets that it sees when the Intel Phase begins, so that its tension tells it of no others.
 * @ruling A fleet is military if it has a ship that is neither civilian nor a Diplomatic ship.
 */
export function tensionOfTrespass(record: Recorder, feel: Feel): void {
  const state = record.snapshot();
  const living = livingRelations(state);
  const offences = valuesById(state.contacts).flatMap((contact) => {
    const of = offendedBy(state, contact);
    const { owner: toward } = contact;
    if (of === null || toward === null || !Object.hasOwn(living, relationIdOf(of, toward)))
      return [];
    return [{ of, toward }];
  });
  for (const some of groupBy(offences, ({ of, toward }) => `${of} ${toward}`).values()) {
    const [pair] = some;
    if (pair === undefined) continue;
    feel({ ...pair, cause: 'trespass', by: trespassTension(some.length) });
  }
}

/** The drift toward 50 of all that nothing has moved. @rule DIP-4 @rule DIP-17 */
export function driftTension(record: Recorder, rules: TensionRules): void {
  if (rules.tension === 'off') return;
  const state = record.snapshot();
  for (const relation of valuesById(livingRelations(state))) {
    const { a, b } = relation;
    for (const [of, toward] of [
      [a, b],
      [b, a],
    ] as const) {
      const drift = driftOf(tensionIn(relation, of, rules.startingTension), state.turn);
      moveTension(record, rules, { of, toward, cause: 'drift', by: drift });
    }
  }
}
