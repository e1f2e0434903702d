import type { EmpireView } from '#fog/views/empire-view';
import type { SeenEvent, SeenEventOf, SeenEventType } from '#fog/views/seen-event';
import type { EmpireId } from '#model/campaign/ids';
import type { NewsItem } from './news-item.ts';

type Reader = Readonly<{
  own: string;
  nameOf: (empire: EmpireId | null) => string | null;
  view: EmpireView;
}>;

type Rows = {
  readonly [T in SeenEventType]?: (event: SeenEventOf<T>, reader: Reader) => NewsItem | null;
};

type Pair = readonly [string | null, string | null];

const pairWith = (other: EmpireId, { own, nameOf }: Reader): Pair => [own, nameOf(other)];

/** What an empire is told that is public news; what is covert is none. */
const NEWS: Rows = {
  WarDeclared: ({ by, against, declare }, { nameOf }) => ({
    ...{ kind: 'war', by: nameOf(by), against: nameOf(against), declare: declare ?? 'war' },
  }),
  FirstContactWarBegan: ({ by, against }, { nameOf }) => ({
    ...{ kind: 'war', by: nameOf(by), against: nameOf(against), declare: 'war' },
  }),
  ArmisticeSigned: ({ with: other }, reader) => ({
    ...{ kind: 'peace', between: pairWith(other, reader) },
  }),
  TreatySigned: ({ with: other, treaty, covert }, reader) =>
    covert ? null : { kind: 'treaty', between: pairWith(other, reader), treaty },
  TreatyRevealed: ({ with: other, state }, reader) => ({
    ...{ kind: 'relation', between: pairWith(other, reader), state },
  }),
  TreatyAnnounced: ({ with: other, state }, reader) => ({
    ...{ kind: 'relation', between: pairWith(other, reader), state },
  }),
  RelationSet: ({ with: other, state, covert, known }, reader) =>
    covert === true || known === true
      ? null
      : { kind: 'relation', between: pairWith(other, reader), state },
  TreatyBroken: ({ by, against, treaty, state: now, covert, agreed = false }, { nameOf }) =>
    covert === true
      ? null
      : { kind: 'broken', by: nameOf(by), against: nameOf(against), treaty, now, agreed },
  RelationAnnounced: ({ between: [a = null, b = null], state }, { nameOf }) => ({
    ...{ kind: 'relation', between: [nameOf(a), nameOf(b)], state },
  }),
  SystemConquered: ({ system, from, by, isHomeworld, isIndependent }, { nameOf, view }) =>
    isHomeworld
      ? {
          kind: 'homeworld',
          system: (system && view.systems[system]?.name) ?? null,
          of: nameOf(from),
          isIndependent,
          by: nameOf(by),
        }
      : null,
  EmpireFell: ({ empire }, { nameOf }) => ({ kind: 'fall', empire: nameOf(empire) }),
  EmpiresUnited: ({ larger, smaller }, { nameOf }) => ({
    ...{ kind: 'union', larger: nameOf(larger), smaller: nameOf(smaller) },
  }),
  VictoryWon: ({ winners }, { nameOf }) => ({ kind: 'victory', winners: winners.map(nameOf) }),
};

/** The public news among what an empire was told, with the names that it knows. @rule FOG-8 @rule FOG-15 */
export function newsSeen(view: EmpireView, seen: readonly SeenEvent[]): readonly NewsItem[] {
  const { id, name: own } = view.empire;
  const nameOf = (empire: EmpireId | null): string | null => {
    if (empire === id) return own;
    return empire === null ? null : (view.neighbours[empire]?.name ?? null);
  };
  const reader = { own, nameOf, view };
  return seen.flatMap((event) => {
    // The table ties each type to its event; an indexed access loses that tie.
    const row = NEWS[event.type] as ((one: SeenEvent, of: Reader) => NewsItem | null) | undefined;
    return row?.(event, reader) ?? [];
  });
}
