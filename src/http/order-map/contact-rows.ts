import { sortBy } from '#kernel/collections/sort-by';
import { contactsByAge } from '#fog/views/contacts-by-age';
import { countOf } from '#fog/views/force-count';
import type { EmpireId } from '#model/campaign/ids';
import { forceCountText } from '#report/document/force-count-text';
import type { MapDesk } from './map-desk.ts';
import { mapAddress, shownIn } from './map-look.ts';
import type { PlaceRow } from './order-map-content.ts';
import { whenText } from './others-at.ts';
import { TEXTS } from './texts.ts';

type ContactRow = PlaceRow & Readonly<{ owner: EmpireId | null }>;

/** The foreign fleets and garrisons that the player sees or remembers well, those in sight first. @rule FOG-11 */
export function contactRows({ view, names, path, look }: MapDesk): readonly ContactRow[] {
  const { fresh, departed } = contactsByAge(view);
  const told = sortBy(
    [...fresh, ...departed],
    (a, b) => Number(b.current) - Number(a.current),
    (a, b) => b.seen.turn - a.seen.turn,
  );
  return told.map((one) => {
    const { id, kind, owner, place, groups } = one;
    const whose = owner === null ? TEXTS.unknownPower : names.empire(owner);
    const what = `${forceCountText(countOf(groups))}, ${whenText(one, names)}`;
    return {
      owner,
      href: mapAddress(path, { contact: id, ...shownIn(look) }),
      mark: place.kind === 'system' ? `map-${place.system}` : '',
      name: TEXTS.contactName(kind, whose),
      current: look.contact === id,
      about: `${names.at(place)}: ${what}`,
      tags: [],
      more: [],
    };
  });
}
