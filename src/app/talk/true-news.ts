import type { CampaignState } from '#model/campaign/state';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { CampaignEvent, CampaignEventType } from '#model/events/campaign-event';
import { type NewsEvent, newsOf } from '#model/events/public-news';
import type { NewsItem } from '#report/newspaper/news-item';

type Told = Readonly<{ name: (empire: EmpireId) => string; system: (system: SystemId) => string }>;
type EventOf<T extends CampaignEventType> = Extract<CampaignEvent, { type: T }>;
type Rows = {
  readonly [T in CampaignEventType]?: (event: EventOf<T>, told: Told) => NewsItem | null;
};

/** How two empires are from now on, for all to know; null: it is covert. */
function relation(event: NewsEvent, { name }: Told): NewsItem | null {
  if (('covert' in event && event.covert) || 'known' in event) return null;
  const { pair, state } = newsOf(event);
  return { kind: 'relation', between: [name(pair[0]), name(pair[1])], state };
}

/** Null: nobody, or raiders. */
const nameIn = (empire: EmpireId | null, { name }: Told): string | null =>
  empire === null ? null : name(empire);

const NEWS: Rows = {
  WarDeclared: ({ by, against, declare }, { name }) => ({
    ...{ kind: 'war', by: name(by), against: name(against), declare: declare ?? 'war' },
  }),
  FirstContactWarBegan: ({ by, against }, { name }) => ({
    ...{ kind: 'war', by: name(by), against: name(against), declare: 'war' },
  }),
  ArmisticeSigned: ({ a, b }, { name }) => ({ kind: 'peace', between: [name(a), name(b)] }),
  TreatySigned: ({ a, b, treaty, covert }, { name }) =>
    covert ? null : { kind: 'treaty', between: [name(a), name(b)], treaty },
  TreatyRevealed: relation,
  TreatyAnnounced: relation,
  RelationSet: relation,
  TreatyBroken: ({ by, against, treaty, state: now, covert, agreed = false }, { name }) =>
    covert ? null : { kind: 'broken', by: name(by), against: name(against), treaty, now, agreed },
  SystemConquered: ({ system, from, by, isHomeworld }, told) =>
    isHomeworld
      ? {
          ...{ kind: 'homeworld', system: told.system(system), by: nameIn(by, told) },
          of: nameIn(from, told),
          isIndependent: from === null,
        }
      : null,
  EmpireFell: ({ empire }, { name }) => ({ kind: 'fall', empire: name(empire) }),
  EmpiresUnited: ({ larger, smaller }, { name }) => ({
    ...{ kind: 'union', larger: name(larger), smaller: name(smaller) },
  }),
  VictoryWon: ({ winners }, { name }) => ({
    ...{ kind: 'victory', winners: winners.map(({ empire }) => name(empire)) },
  }),
};

/** Public news as it really was, for the moderator; null: the event is none. @rule FOG-8 */
export function trueNews(
  event: CampaignEvent,
  { empires, systems }: Pick<CampaignState, 'empires' | 'systems'>,
): NewsItem | null {
  // The table ties each type to its event; an indexed access loses that tie.
  const row = NEWS[event.type] as ((one: CampaignEvent, told: Told) => NewsItem | null) | undefined;
  const told = {
    name: (empire: EmpireId) => empires[empire]?.name ?? empire,
    system: (system: SystemId) => systems[system]?.name ?? system,
  };
  return row?.(event, told) ?? null;
}
