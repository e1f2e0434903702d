import type { Offer } from '#http/forms/field';
import { ownSystems } from '#http/names/view-names';
import { plainForm } from './described-form.ts';
import { nameLine, oneOf, readAs } from './field-rows.ts';
import { fleetOffers } from './fleets.ts';
import type { FormDesk } from './order-form.ts';
import { unitOffers } from './units.ts';
import { ifNone } from './unavailable.ts';

const TEXTS = {
  chooseWhatToRename: 'Choose what to rename.',
} as const;

/** What is renamed, by its kind and id. */
const RENAMED = {
  fleet: (fleet: string) => ({ kind: 'fleet', fleet }),
  colony: (system: string) => ({ kind: 'colony', system }),
  unit: (unit: string) => ({ kind: 'unit', unit }),
};
type Kind = keyof typeof RENAMED;
const KINDS = ['fleet', 'colony', 'unit'] as const;

/** How the form says what is renamed. */
export const renamedAs = (kind: Kind, id: string): string => `${kind}/${id}`;

/** All of the player's things that have a name, as kind and id. */
function thingOffers(desk: FormDesk): readonly Offer[] {
  const marked = (kind: Kind, group: string, offers: readonly Offer[]): readonly Offer[] =>
    offers.map(({ value, label }) => ({ value: renamedAs(kind, value), label, group }));
  const colonies = ownSystems(desk.view)
    .filter(({ id }) => (desk.view.systems[id]?.own?.census ?? 0) > 0)
    .map(({ id, name }) => ({ value: id, label: name }));
  return [
    ...marked('fleet', 'Fleets', fleetOffers(desk)),
    ...marked('colony', 'Colonies', colonies),
    ...marked('unit', 'Units', unitOffers(desk)),
  ];
}

function renamedIn(text: string) {
  const kind = KINDS.find((one) => text.startsWith(`${one}/`));
  if (kind === undefined) return { problem: TEXTS.chooseWhatToRename };
  return { value: RENAMED[kind](text.slice(kind.length + 1)) };
}

export const renameForm = plainForm({
  kind: 'Rename',
  title: 'Rename',
  hint: 'Rename a unit, a fleet or a colony. Other empires use the colony’s old name until they visit it again.',
  group: 'Fleets and movement',
  unavailable: ifNone(thingOffers, 'You have nothing to rename.'),
  fields: {
    of: readAs(oneOf({ label: 'Unit, fleet or colony', offers: thingOffers }), renamedIn),
    name: nameLine('New name'),
  },
});
