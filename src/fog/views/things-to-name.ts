import { keysById, valuesById } from '#kernel/collections/tables';
import { unique } from '#kernel/collections/unique';
import type { DesignId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import type { ChoiceOfThings } from '#model/forces/standing/row';
import { cargoSizeOf } from '#rules/cargo/cargo-size-of';
import type { ContactView, EmpireView } from './empire-view.ts';

const statsOf = (view: EmpireView, ids: readonly DesignId[]): readonly UnitDesign[] =>
  ids.flatMap((id) => {
    const known = view.designs[id];
    return known?.known === 'stats' ? [known.design] : [];
  });

const idsOf = (designs: readonly UnitDesign[]): readonly DesignId[] => designs.map(({ id }) => id);

/** The classes of the empire's own units. */
const ownClasses = (view: EmpireView): readonly UnitDesign[] =>
  statsOf(view, unique(valuesById(view.units).map(({ design }) => design)));

/** A fleet of an empire that the viewer has met, and that may still be there. */
export const isFleetOfPower = (
  { neighbours }: Pick<EmpireView, 'neighbours'>,
  { kind, owner, seen }: Pick<ContactView, 'kind' | 'owner' | 'seen'>,
): boolean =>
  kind === 'fleet' &&
  owner !== null &&
  Object.hasOwn(neighbours, owner) &&
  seen.ended === undefined;

/** What a player can choose from in a list of their standing orders, by id. @rule TURN-4 */
export const THINGS_TO_NAME: Readonly<
  Record<ChoiceOfThings, (view: EmpireView) => readonly string[]>
> = {
  'own classes': (view) => idsOf(ownClasses(view)),
  'own classes of cargo': (view) =>
    idsOf(ownClasses(view).filter((design) => cargoSizeOf(design) !== null)),
  'own classes of ground units': (view) =>
    idsOf(ownClasses(view).filter(({ kind }) => kind === 'ground')),
  'known classes of minefields': (view) =>
    idsOf(statsOf(view, keysById(view.designs)).filter(({ kind }) => kind === 'minefield')),
  'classes to unlock': (view) => idsOf(statsOf(view, view.toCome ?? [])),
  'known powers': (view) => keysById(view.neighbours),
  'own units': (view) => keysById(view.units),
  'own colonies': (view) =>
    keysById(view.systems).filter((id) => (view.systems[id]?.own?.census ?? 0) > 0),
  'known fleets of others': (view) =>
    valuesById(view.contacts).flatMap((one) => (isFleetOfPower(view, one) ? [one.id] : [])),
};
