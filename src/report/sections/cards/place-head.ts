import { valuesById } from '#kernel/collections/tables';
import type { EmpireView } from '#fog/views/empire-view';
import { type BattlePlace, placeKeyOf } from '#model/battle/place';
import type { SystemId } from '#model/campaign/ids';
import type { Fleet } from '#model/forces/fleet';
import { systemAnchor } from '#report/document/anchors';
import type { Fact, Phrase } from '#report/document/document';
import { phrase, quiet, target } from '#report/document/inline';
import type { ReportContext } from '../context.ts';
import { fleetPhrase } from '../fleet-phrase.ts';

/** The own fleets at a place. */
export const fleetsAt = ({ fleets }: EmpireView, place: BattlePlace): readonly Fleet[] =>
  valuesById(fleets).filter((fleet) => placeKeyOf(fleet.place) === placeKeyOf(place));

/** The own fleets at a place with their ids; nothing where there are none. */
export function fleetsFact(view: EmpireView, place: BattlePlace): readonly Fact[] {
  const here = fleetsAt(view, place);
  if (here.length === 0) return [];
  const value = here.flatMap(
    (fleet, at): Phrase => [...phrase(at === 0 ? '' : ', '), ...fleetPhrase(fleet)],
  );
  return [{ label: 'Fleets', value }];
}

/** A system with its id for orders; links lead to an own one. */
export function systemTitle(
  { view, names }: Pick<ReportContext, 'view' | 'names'>,
  system: SystemId,
): Phrase {
  const name = names.system(system);
  const isOwn = (view.systems[system]?.own ?? null) !== null;
  return phrase(isOwn ? target(name, systemAnchor(system)) : name, ' ', quiet(system));
}
