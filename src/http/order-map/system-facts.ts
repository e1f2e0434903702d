import { percent } from '#kernel/words/percent';
import type { Judged } from '#app/orders/judge-sheet';
import type { EmpireView, SystemView } from '#fog/views/empire-view';
import { surveyOf } from '#fog/views/survey-of';
import { SHARED_TEXTS } from '#http/words/texts';
import { REPORT_TITLES, reportText } from '#report/document/intel-report-text';
import type { EmpireId } from '#model/campaign/ids';
import type { Dated, VisitedFacts } from '#model/campaign/knowledge';
import { settlementOf, type StarSystem } from '#model/campaign/system';
import { tellerText } from '#http/names/teller-text';
import type { ViewNames } from '#http/names/view-names';
import { orderKeptWords } from '#http/words/order-kept-words';
import { TEXTS } from './texts.ts';

export type KnownFacts = Readonly<{
  /** How it is known, and of when. */
  known: string;
  facts: readonly Readonly<{ label: string; value: string }>[];
}>;

type SystemChances = Judged['projected']['systems'][number];
type Fact = KnownFacts['facts'][number];

const whenText = (dated: Dated, names: ViewNames): string =>
  dated.source === 'scenario'
    ? TEXTS.fromStart
    : TEXTS.asOfTurn(dated.turn, tellerText(dated, names));

const figure = (label: string, value: number): Fact => ({ label, value: String(value) });

const listFact = (label: string, items: readonly string[]): readonly Fact[] =>
  items.length === 0 ? [] : [{ label, value: items.join(', ') }];

/** OPT-10. What they bring is known to the owner, once it is rolled. */
const offMapFacts = (lanes: number, trade: number | null): readonly Fact[] => [
  ...(lanes > 0 ? [figure(SHARED_TEXTS.lanesOffMap, lanes)] : []),
  ...(trade === null ? [] : [figure(TEXTS.tradeRouteThroughThem, trade)]),
];

const INNER = [
  ['Census', 'census'],
  ['Morale', 'morale'],
  ['Productivity', 'productivity'],
  ['Intel', 'intel'],
] as const;

/** What dice may do to its Morale this turn, and to its Census at the end of the year. @rule COL-4 @rule COL-5 */
function chanceFacts(chances: SystemChances | undefined): readonly Fact[] {
  if (chances === undefined) return [];
  const { morale, growth } = chances;
  const changes = [
    ...(morale.falls === 0 ? [] : [TEXTS.moraleFalls(percent(morale.falls))]),
    ...(morale.rises === 0 ? [] : [TEXTS.moraleRises(percent(morale.rises))]),
  ];
  return [
    ...listFact(TEXTS.moraleCheck, changes),
    ...(growth === null || growth.chance === 0
      ? []
      : [{ label: TEXTS.growth, value: TEXTS.growsInTurn(percent(growth.chance), growth.turn) }]),
  ];
}

function ownFacts(own: StarSystem): readonly Fact[] {
  const kind = own.specialisation?.kind ?? null;
  return [
    ...INNER.map(([label, name]) => figure(label, own[name])),
    ...listFact('Order', orderKeptWords(own)),
    figure('Capacity', own.capacity),
    figure('RAW', own.raw),
    ...listFact(TEXTS.specialisedFor, kind === null ? [] : [kind]),
    ...listFact('Traits', own.traits),
    ...listFact('Anomalies', own.anomalies),
    ...offMapFacts(own.offMapLanes, own.offMapTrade),
    ...listFact('Supply', own.blockaded ? ['blockaded'] : []),
  ];
}

function ownerText({ owner, settlement }: VisitedFacts, names: ViewNames): string {
  if (owner === null) return settlement === 'colony' ? TEXTS.independentColony : settlement;
  return TEXTS.settlementOf(
    settlement,
    owner === 'unknown' ? TEXTS.unknownPower : names.empire(owner),
  );
}

function visitedFacts(facts: VisitedFacts, names: ViewNames): readonly Fact[] {
  return [
    { label: 'Kind', value: `${ownerText(facts, names)}, ${facts.importance}` },
    figure('Capacity', facts.capacity),
    figure('RAW', facts.raw),
    ...listFact('Traits', facts.traits),
    ...listFact('Anomalies', facts.anomalies),
    ...offMapFacts(facts.offMapLanes ?? 0, null),
  ];
}

function reportedFacts({ reported }: SystemView, names: ViewNames): readonly Fact[] {
  if (reported === null) return [];
  const { facts } = reported;
  return [
    ...INNER.flatMap(([label, name]) => {
      const value = facts[name];
      return value === null ? [] : [figure(label, value)];
    }),
    { label: 'Reported', value: whenText(reported, names) },
  ];
}

/** What spies reported, each with its turn. @rule INT-5 */
function spyFacts(
  { reports = [] }: SystemView,
  view: EmpireView,
  names: ViewNames,
): readonly Fact[] {
  const called = {
    ...names,
    isReader: (empire: EmpireId | null) => empire === view.empire.id,
    empire: (empire: EmpireId | null) =>
      empire === null ? TEXTS.unknownPower : names.empire(empire),
  };
  return reports.map(({ turn, facts }) => ({
    label: TEXTS.reportInTurn(REPORT_TITLES[facts.kind], turn),
    value: reportText(facts, called),
  }));
}

/** OPT-3: the progress of the player's survey of the system. */
function surveyFacts(system: SystemView, view: EmpireView): readonly Fact[] {
  const survey = surveyOf(system, view);
  if (survey === null) return [];
  return [{ label: 'Surveyed', value: TEXTS.surveyed(survey.done, survey.needed) }];
}

type Told = Readonly<{
  view: EmpireView;
  names: ViewNames;
  /** What its checks may bring after the orders, for an own system. */
  chances: SystemChances | undefined;
}>;

/** What a player knows of a system, and how old it is. @rule FOG-2 @rule FOG-11 @rule OPT-3 */
export function systemFacts(system: SystemView, { view, names, chances }: Told): KnownFacts {
  const { own, visited } = system;
  if (own !== null) {
    const known = TEXTS.yourOwn(settlementOf(own), own.importance);
    return {
      known: own.owner === view.empire.id ? known : TEXTS.itIsInYourSight,
      facts: [
        ...ownFacts(own),
        ...chanceFacts(chances),
        ...surveyFacts(system, view),
        ...spyFacts(system, view, names),
      ],
    };
  }
  if (visited === null) {
    return {
      known: TEXTS.youKnowOnlyItsPlace,
      facts: [...reportedFacts(system, names), ...spyFacts(system, view, names)],
    };
  }
  return {
    known: TEXTS.knownSince(whenText(visited, names)),
    facts: [
      ...visitedFacts(visited.facts, names),
      ...surveyFacts(system, view),
      ...reportedFacts(system, names),
      ...spyFacts(system, view, names),
    ],
  };
}
