import { formatNumber } from '#kernel/words/format-number';
import { listed } from '#kernel/words/listed';
import type { SeenEvent, SeenEventOf, SeenEventType } from '#fog/views/seen-event';
import { sumOf } from '#kernel/numbers/sum';
import type { BattleId } from '#model/campaign/ids';
import type { Phrase } from '#report/document/document';
import { cited, phrase } from '#report/document/inline';
import { SOURCE_WORDS } from '#report/sentences/construction-sentences';
import { type Names, shortId } from '#report/sentences/names';
import { lostSightText, sightedText } from '#report/sentences/contacts-text';
import { assignedText } from '#report/sentences/movement-sentences';
import { madeText } from '#report/sentences/opening-sentences';
import { rollText } from '#report/sentences/sentence-of';
import { unitsText } from '#report/sentences/units-text';
import { points } from '#report/sentences/words';
import type { EventFamily } from '../event-families.ts';
import { familyOf } from '../family-of.ts';
import { ruleOfTold, type Told, toldSentence } from '../told-events.ts';

/** How events of a type are told together; those of one key share a sentence. */
type JoinRow<T extends SeenEventType> = Readonly<{
  /** Null: it is told alone. */
  key: (event: SeenEventOf<T>) => string | null;
  /** Only those that are told one after the other, so that the order in which things happened stays. */
  keepsOrder?: true;
  says: (events: readonly SeenEventOf<T>[], names: Names) => string;
}>;

const diceOf = ({ cite, rolls }: Pick<SeenEvent, 'cite' | 'rolls'>): string =>
  rolls.map((roll) => `, you rolled ${rollText(roll, cite)}`).join('');

const begunText = (
  works: readonly Pick<SeenEventOf<'WorkBegun'>, 'work' | 'name' | 'design'>[],
  names: Names,
): string =>
  unitsText(
    works.map(({ work, name, design }) => ({
      name,
      design: names.design(design),
      mark: shortId(work),
      remark: '',
    })),
  );

type JoinedType =
  | 'ProductivityUtilized'
  | 'RaidRolled'
  | 'WorkBegun'
  | 'WorkAdvanced'
  | 'ContactSighted'
  | 'ContactLost'
  | 'UnitsAssigned';

const keyOf = (...parts: readonly unknown[]): string => JSON.stringify(parts);

const JOINS: { readonly [T in JoinedType]: JoinRow<T> } = {
  ProductivityUtilized: {
    key: () => 'all',
    says: madeText,
  },
  RaidRolled: {
    key: ({ came }) => (came ? null : 'none came'),
    says: (events, { system }) => {
      const parts = events.map(
        (one) => `${system(one.system)} (${formatNumber(one.chance)} %${diceOf(one)})`,
      );
      return `Raiders stayed away from ${listed(parts)}`;
    },
  },
  WorkBegun: {
    key: ({ source, design, share, ready }) =>
      share === undefined ? `${source} ${design} ${String(ready)}` : null,
    says: (events, names) => {
      const [first] = events;
      if (first === undefined) return '';
      const verb = first.source === 'convoy' ? 'begin' : 'begins';
      const paid = formatNumber(sumOf(events, (one) => one.paid));
      const cost = points(sumOf(events, (one) => one.cost));
      const ready =
        first.ready === null ? '' : `; they are ready in turn ${formatNumber(first.ready)}`;
      return (
        `The ${SOURCE_WORDS[first.source]} at ${names.system(first.system)} ${verb} ` +
        `${begunText(events, names)}; you paid ${paid} of ${cost}${ready}`
      );
    },
  },
  WorkAdvanced: {
    key: ({ shared }) => (shared === undefined ? 'all' : null),
    says: (events, names) => {
      const parts = events.map(
        (one) =>
          `${formatNumber(one.capacity)} into ${names.work(one.work)} (${formatNumber(one.built)} in all)`,
      );
      return `Capacity went ${listed(parts)}`;
    },
  },
  ContactSighted: {
    keepsOrder: true,
    key: ({ isNew, place, owner, cameFrom, cite }) => keyOf(isNew, place, owner, cameFrom, cite),
    says: sightedText,
  },
  ContactLost: {
    keepsOrder: true,
    key: ({ place, leftFor, ended, by, cite }) =>
      by === undefined && ended === undefined ? keyOf(place, leftFor, cite) : null,
    says: lostSightText,
  },
  UnitsAssigned: {
    keepsOrder: true,
    key: ({ to, cite }) => keyOf(to, cite),
    says: (events, names) => {
      const [first] = events;
      return first === undefined
        ? ''
        : assignedText({ to: first.to, units: events.flatMap(({ units }) => units) }, names);
    },
  },
};

const isJoined = (event: SeenEvent): event is SeenEventOf<JoinedType> => event.type in JOINS;

// The table ties each type to its row; an indexed access loses that tie.
const rowOf = (event: SeenEventOf<JoinedType>): JoinRow<JoinedType> =>
  JOINS[event.type] as JoinRow<JoinedType>;

/** A sentence of the report, with the heading that it belongs under. */
export type News = Readonly<{
  family: EventFamily;
  text: Phrase;
  /** The battle that it tells the end of. */
  ended?: BattleId;
}>;

const endOf = (told: Told): Pick<News, 'ended'> =>
  told.kind === 'event' && told.event.type === 'BattleEnded' ? { ended: told.event.battle } : {};

type Open = { told: Told; joined: SeenEventOf<JoinedType>[] };

/** The event that may share a sentence with others, and what it shares; null: it is told alone. */
function joinOf(told: Told): Readonly<{ event: SeenEventOf<JoinedType>; key: string }> | null {
  if (told.kind !== 'event' || !isJoined(told.event)) return null;
  const key = rowOf(told.event).key(told.event);
  return key === null ? null : { event: told.event, key: `${told.type} ${key}` };
}

const eventsOf = (told: Told): SeenEventOf<JoinedType>[] =>
  told.kind === 'event' && isJoined(told.event) ? [told.event] : [];

function openOf(told: readonly Told[]): readonly Open[] {
  const opened: Open[] = [];
  const byKey = new Map<string, Open>();
  for (const one of told) {
    const join = joinOf(one);
    const known = join === null ? undefined : byKey.get(join.key);
    const last = opened[opened.length - 1];
    const isLate = join !== null && rowOf(join.event).keepsOrder === true && known !== last;
    if (join !== null && known !== undefined && !isLate) known.joined.push(join.event);
    else {
      const open: Open = { told: one, joined: eventsOf(one) };
      opened.push(open);
      if (join !== null) byKey.set(join.key, open);
    }
  }
  return opened;
}

/** What one place or the empire was told, in order, with one sentence for what happened to several things alike. */
export function joinedNews(told: readonly Told[], names: Names): readonly News[] {
  return openOf(told).map(({ told: first, joined }): News => {
    const rule = ruleOfTold(first);
    const [one] = joined;
    return {
      family: familyOf(first.type, rule),
      ...endOf(first),
      text:
        one === undefined || joined.length === 1
          ? toldSentence(first, names)
          : phrase(`${rowOf(one).says(joined, names)}. `, cited(rule)),
    };
  });
}
