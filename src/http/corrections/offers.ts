import type { ModeratorView } from '#fog/views/empire-view';
import { valuesById } from '#kernel/collections/tables';
import type { EmpireId } from '#model/campaign/ids';
import { RAIDERS, RAIDERS_NAME } from '#model/campaign/raiders';
import type { Offer } from '#http/forms/field';

export const empireOffers = ({ empires }: ModeratorView): readonly Offer[] =>
  valuesById(empires).map(({ id, name }) => ({ value: id, label: name }));

export const systemOffers = ({ systems }: ModeratorView): readonly Offer[] =>
  valuesById(systems).map(({ id, name }) => ({ value: id, label: name }));

const ownerName = (empires: ModeratorView['empires'], owner: EmpireId): string =>
  owner === RAIDERS ? RAIDERS_NAME : (empires[owner]?.name ?? owner);

export const fleetOffers = ({ fleets, empires }: ModeratorView): readonly Offer[] =>
  valuesById(fleets).map(({ id, name, owner }) => {
    return { value: id, label: `${name} (${id})`, group: ownerName(empires, owner) };
  });

export const unitOffers = ({ units, designs, empires }: ModeratorView): readonly Offer[] =>
  valuesById(units).map(({ id, name, design, owner }) => {
    const what = designs[design]?.name ?? design;
    const label = name === '' ? `${what} ${id}` : `${name} (${what} ${id})`;
    return { value: id, label, group: ownerName(empires, owner) };
  });
