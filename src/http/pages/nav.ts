/** On the first page of a seat: a link to a page, and what it is for. Cards are ordered by their places. */
type Card = Readonly<{ place: number; text: string; group?: DeskGroup }>;

/** The groups of the desk's pages, in their order: by what a moderator does. */
export const DESK_GROUPS = ['turn', 'map', 'people', 'rules', 'records'] as const;
export type DeskGroup = (typeof DESK_GROUPS)[number];

type NavBy<C> = Readonly<{ label: string }> &
  (Readonly<{ menu: number; card?: C }> | Readonly<{ menu?: never; card: C }>);

/** A page's place in the navigation of its seat: in the menu above every page, on a card of the first page, or both. */
export type Nav = NavBy<Card>;

/** The same for the desk, whose cards are in groups. */
export type DeskNav = NavBy<Card & Readonly<{ group: DeskGroup }>>;

/** A page that its seat can go to; `path`: below the address of the seat. */
export type NavEntry = Readonly<{ who: string; path: string; nav: Nav }>;

/** A card as it is shown. */
export type NavCard = Readonly<{ href: string; label: string; text: string; group?: DeskGroup }>;

type At = Readonly<{ actor: Readonly<{ kind: string }>; base: string }>;
type Entries = readonly NavEntry[];

const ofSeat = (entries: Entries, { actor }: At): Entries =>
  entries.filter(({ who }) => who === actor.kind);

/** The menu of a seat. */
export const menuOf = (
  entries: Entries,
  seat: At,
): readonly Readonly<{ path: string; label: string }>[] =>
  ofSeat(entries, seat)
    .flatMap(({ path, nav: { label, menu } }) =>
      menu === undefined ? [] : [{ path, label, menu }],
    )
    .toSorted((a, b) => a.menu - b.menu);

/** The cards on the first page of a seat, with their places. */
export const cardsOf = (entries: Entries, seat: At): readonly (NavCard & Card)[] =>
  ofSeat(entries, seat)
    .flatMap(({ path, nav: { label, card } }) =>
      card === undefined ? [] : [{ ...card, label, href: `${seat.base}${path}` }],
    )
    .toSorted((a, b) => a.place - b.place);
