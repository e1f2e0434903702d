import type { ContactView } from '#fog/views/empire-view';
import { sumOf } from '#kernel/numbers/sum';

type Known = Pick<ContactView, 'groups' | 'ships'>;

/**
 * The names of a contact’s ships that battles showed; empty: none did. More names than ships: some of them are gone, and the viewer did
 * not see which. @rule FOG-12
 */
export function knownShipsText({ groups, ships }: Known): string {
  if (ships.length === 0) return '';
  const count = sumOf(groups, (group) => (group.kind === 'ship' ? group.count : 0));
  const about =
    ships.length > count ? 'known from battle, not all still there' : 'known from battle';
  return `${about}: ${ships.join(', ')}`;
}
