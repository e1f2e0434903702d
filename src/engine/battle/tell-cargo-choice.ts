import { rowOf } from '#kernel/collections/row-of';
import { cite } from '#kernel/reasons/cite';
import type { EventOf } from '#model/events/campaign-event';
import { onlyFor } from '#model/events/fact';
import type { Unit } from '#model/forces/unit';
import { liesInHold } from '#rules/cargo/lies-in-hold';
import { overloadOf } from '#rules/cargo/overload-of';
import type { EncounterRun } from './encounter-run.ts';
import type { LadenCarrier } from './laden-carrier.ts';

/** The cargo that stays in the holds of a carrier, by the wish of its owner. */
function keptOf(
  { world: { state } }: EncounterRun,
  { unit, aboard, wish }: LadenCarrier,
): readonly Unit[] {
  const classOf = ({ design }: Unit) => rowOf(state.designs, design);
  const lost = new Set(overloadOf(state, unit, aboard, wish).units);
  return aboard.filter((one) => liesInHold(classOf(unit), classOf(one)) && !lost.has(one));
}

/**
 * Tells the owner of a crippled carrier which cargo stays, if there was a choice.
 * @rule CSC-14 @rule TURN-4
 * @ruling After a choice of cargo, the owner reads whether the standing orders would have chosen the same, but not who chose. The
 *   moderator's list of answers shows that.
 */
export function tellCargoChoice(
  run: EncounterRun,
  laden: LadenCarrier,
): readonly EventOf<'CargoChosen'>[] {
  const { unit, wish } = laden;
  if (wish.named === undefined) return [];
  const kept = keptOf(run, laden);
  const standing = new Set(keptOf(run, { ...laden, wish: { first: wish.first } }));
  const { id: carrier, owner: empire } = unit;
  return [
    {
      type: 'CargoChosen',
      cite: cite('CSC-14'),
      rolls: [],
      witnesses: onlyFor(empire),
      empire,
      carrier,
      units: kept.map(({ id }) => id),
      place: run.pending.place,
      asStanding: kept.every((one) => standing.has(one)) && kept.length === standing.size,
    },
  ];
}
