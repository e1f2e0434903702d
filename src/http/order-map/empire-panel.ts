import { sortBy } from '#kernel/collections/sort-by';
import { valuesById } from '#kernel/collections/tables';
import { compareText } from '#kernel/result/compare-text';
import type { EmpireId } from '#model/campaign/ids';
import type { OrderKind } from '#model/orders/order';
import { ownDealing } from '#http/diplomacy/diplomacy-page';
import { chipOf } from '#http/diplomacy/relation-matrix';
import type { Renderers } from '#http/renderers';
import { contactRows } from './contact-rows.ts';
import type { MapDesk } from './map-desk.ts';
import { mapAddress, shownIn } from './map-look.ts';
import type { EmpirePanel, PlaceRow } from './order-map-content.ts';
import { TEXTS } from './texts.ts';

type Texts = Renderers['relationTexts'];

/** The systems that belong to it, as far as the player knows. */
function systemsOf({ view, path, look }: MapDesk, owner: EmpireId): EmpirePanel['systems'] {
  const known = valuesById(view.systems).filter(({ visited }) => visited?.facts.owner === owner);
  return sortBy(known, (a, b) => compareText(a.name, b.name)).map(({ id, name }) => ({
    href: mapAddress(path, { system: id, ...shownIn(look) }),
    label: name,
  }));
}

type Asked = Readonly<{ desk: MapDesk; base: string; texts: Texts }>;

/** Another empire: its relation to the player, what they can order about it, and what they know of it. @rule DIP-3 */
export function empirePanel({ desk, base, texts }: Asked): EmpirePanel | null {
  const { view, look, locked } = desk;
  const one = valuesById(view.neighbours).find(({ id }) => id === look.empire);
  if (one === undefined) return null;
  const hrefOf = (kind: OrderKind, fields: Readonly<Record<string, string>>): string =>
    desk.hrefOf({ kind, label: '', fields });
  const dealing = ownDealing({ base, view, texts, letters: [], hrefOf }, one);
  return {
    name: one.name,
    chip: chipOf(one.state),
    facts: dealing.facts,
    rights: dealing.rights,
    offers: dealing.offers.map((offer) => (locked ? { ...offer, acts: [] } : offer)),
    acts: locked ? [] : dealing.acts,
    systems: systemsOf(desk, one.id),
    contacts: contactRows(desk).filter(({ owner }) => owner === one.id),
    diplomacyHref: `${base}/diplomacy#empire-${one.id}`,
  };
}

/** The empires that the player has met. */
export const empireRows = ({ view, path, look }: MapDesk): readonly PlaceRow[] =>
  valuesById(view.neighbours).map((one) => ({
    href: mapAddress(path, { empire: one.id, ...shownIn(look) }),
    mark: '',
    name: one.name,
    current: look.empire === one.id,
    about: one.left === true ? TEXTS.outOfGame : chipOf(one.state).word,
    tags: (one.offers ?? []).length === 0 ? [] : [{ mark: '✉', word: TEXTS.offerWaits }],
    more: [],
  }));
