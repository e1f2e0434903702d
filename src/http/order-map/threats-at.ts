import { sumOf } from '#kernel/numbers/sum';
import { countOf, countOfUnits } from '#fog/views/force-count';
import type { Threat } from '#fog/views/threats';
import type { SystemId } from '#model/campaign/ids';
import { counted } from '#kernel/words/counted';
import type { MapDesk } from './map-desk.ts';
import { TEXTS } from './texts.ts';

const shipsOf = (threats: readonly Threat[]): number =>
  sumOf(threats, ({ contact }) => countOf(contact.groups).ships);

/** The player’s own ships that will be there. */
function ownShipsAt({ plotted, view }: MapDesk, system: SystemId): number {
  const there = plotted.fleets.filter(({ end }) => end.kind === 'system' && end.system === system);
  return sumOf(
    there,
    ({ units }) => countOfUnits(units, (design) => view.designs[design]?.design.kind).ships,
  );
}

/** Whether more ships of enemies than the player’s own could be there at the end of the turn. */
export const isThreatened = (desk: MapDesk, system: SystemId): boolean =>
  shipsOf(desk.threats.get(system) ?? []) > ownShipsAt(desk, system);

/** The enemies that could be at a system, on the map; null: none. */
export function threatTold(
  { threats, names }: MapDesk,
  system: SystemId,
): Readonly<{ note: string; about: string }> | null {
  const here = threats.get(system) ?? [];
  if (here.length === 0) return null;
  const from = here.map(({ contact: { owner, place, groups } }) => {
    const whose = owner === null ? TEXTS.unknownPower : names.empire(owner);
    return TEXTS.couldCome(counted(countOf(groups).ships, 'ship'), whose, names.at(place));
  });
  return { note: `⚔ ${String(shipsOf(here))}`, about: from.join('; ') };
}
