import type { EventLine, RunEvents } from '#app/usecases/desk/read-events';
import { empireOfKey } from '#app/campaigns/empire-keys';
import { questionWords } from '#app/desk/question-words';
import { EVENT_KINDS } from '#model/events/causes';
import type { Link } from '#http/pages/page-parts';
import { template } from '#http/pages/template';
import { problemReply } from '#http/replies/problem-reply';
import { pageReply, type PlainReply, type Reply } from '#http/replies/reply';
import type { Route } from '#http/routes/route';
import type { Site } from '#http/site';
import {
  type DataTableContent,
  TABLE_FORMS,
  tableContent,
  tableFile,
  type TableForm,
} from '#http/tables/data-table';
import { wholeNumber } from '#http/visits/form-body';
import { empirePart } from '#http/visits/seat';
import type { ModeratorVisit } from '#http/visits/visit';
import { runWords } from '#http/words/runs';
import { timeText } from '#http/words/times';
import { compareText } from '#kernel/result/compare-text';
import { describeRoll } from '#report/document/describe-roll';
import { eventsTable, textOfLine } from './events-table.ts';
import { TEXTS } from './texts.ts';
import { toDesk } from './to-desk.ts';

type Roll = Readonly<{ dice: string; purpose: string; cite: string; result: string }>;
type Choice = Readonly<{ value: string; label: string; isChosen: boolean }>;

/** What happened in some phases, with its dice. */
type EventsContent = Readonly<{
  title: string;
  back: Link;
  path: string;
  filters: readonly Readonly<{ name: string; label: string; choices: readonly Choice[] }>[];
  /** How many of all events are shown; empty: all. */
  shown: string;
  files: DataTableContent['files'];
  runs: readonly Readonly<{
    title: string;
    meta: string;
    undone: boolean;
    lines: readonly Readonly<{ text: string; cite: string; rolls: readonly Roll[] }>[];
    decided: readonly string[];
  }>[];
}>;

const EVENTS_PAGE = template<EventsContent>('events');

const DECIDERS: Readonly<Record<RunEvents['decided'][number]['by'], string>> = {
  window: TEXTS.thePlayer,
  moderator: TEXTS.moderatorInPlayersPlace,
  standing: TEXTS.standingOrders,
  policy: TEXTS.rulesNoChoice,
};

type Run = EventsContent['runs'][number];

function runContent({ run, lines, decided }: RunEvents, nameOf: (power: string) => string): Run {
  return {
    title: run.kind === 'phase' ? TEXTS.phaseName(runWords(run)) : runWords(run),
    meta: TEXTS.ranAttempt(timeText(run.ranAt), run.events, run.attempt),
    undone: run.undone,
    lines: lines.map(({ line, cite, rolls }) => ({
      text: textOfLine({ line, cite }),
      cite,
      rolls: rolls.map((roll) => {
        const { purpose, ...told } = roll;
        return {
          ...describeRoll({ ...told, purpose: purpose.text }),
          purpose: purpose.text,
          cite: roll.cite,
        };
      }),
    })),
    decided: decided.map(({ asked, kind, by }) =>
      TEXTS.decidedBy(nameOf(asked), questionWords(kind), DECIDERS[by]),
    ),
  };
}

/** What the address asks for; empty: everything. */
type Wanted = Readonly<{ power: string; place: string; kind: string }>;

const wantedIn = ({ query, seat: { keys } }: ModeratorVisit): Wanted => ({
  power: query('power') === '' ? '' : empireOfKey(keys, query('power')),
  place: query('place'),
  kind: query('kind'),
});

const isWanted =
  ({ power, place, kind }: Wanted) =>
  (line: EventLine): boolean =>
    (power === '' || line.powers.some(({ id }) => id === power)) &&
    (place === '' || line.places.some(({ id }) => id === place)) &&
    (kind === '' || line.kind === kind);

/** Choices by name, and first the one that chooses everything. */
function choicesOf(
  all: string,
  offered: ReadonlyMap<string, string>,
  chosen: string,
): readonly Choice[] {
  const choices = [...offered]
    .map(([value, label]) => ({ value, label, isChosen: value === chosen }))
    .toSorted((a, b) => compareText(a.label, b.label));
  return [{ value: '', label: all, isChosen: false }, ...choices];
}

/** What there is to filter by: only what some event has. */
function filtersOf(
  lines: readonly EventLine[],
  wanted: Wanted,
  seat: ModeratorVisit['seat'],
): EventsContent['filters'] {
  const powers = lines.flatMap((line) => line.powers);
  const kinds = EVENT_KINDS.filter((kind) => lines.some((line) => line.kind === kind));
  const chosen = powers.find(({ id }) => id === wanted.power);
  return [
    {
      ...{ name: 'power', label: TEXTS.powerFilter },
      choices: choicesOf(
        TEXTS.allPowers,
        new Map(powers.map(({ id, name }) => [empirePart(seat, id), name])),
        chosen === undefined ? '' : empirePart(seat, chosen.id),
      ),
    },
    {
      ...{ name: 'place', label: TEXTS.placeFilter },
      choices: choicesOf(
        TEXTS.allPlaces,
        new Map(lines.flatMap((line) => line.places.map(({ id, name }) => [id, name]))),
        wanted.place,
      ),
    },
    {
      ...{ name: 'kind', label: TEXTS.kindFilter },
      choices: choicesOf(
        TEXTS.allKinds,
        new Map(kinds.map((kind) => [kind, TEXTS.eventKinds[kind]])),
        wanted.kind,
      ),
    },
  ];
}

type Which = Readonly<{ version: number }> | Readonly<{ turn: number }>;

/** The runs with those of their events that the address asks for. */
const keptOf = (runs: readonly RunEvents[], wanted: Wanted): readonly RunEvents[] =>
  runs.map((run) => ({ ...run, lines: run.lines.filter(isWanted(wanted)) }));

/** The filters as they stand in an address. */
function queryOf({ query }: ModeratorVisit): string {
  const given = new URLSearchParams();
  for (const name of ['power', 'place', 'kind']) {
    if (query(name) !== '') given.set(name, query(name));
  }
  return given.size === 0 ? '' : `?${given.toString()}`;
}

async function showEvents({ useCases }: Site, visit: ModeratorVisit, which: Which): Promise<Reply> {
  const { seat } = visit;
  const read = await useCases.readEvents({ actor: seat.actor, which });
  if (!read.ok) return problemReply(read.error, toDesk(visit));
  const wanted = wantedIn(visit);
  const lines = read.value.flatMap((run) => run.lines);
  const kept = keptOf(read.value, wanted);
  const names = new Map<string, string>(
    lines.flatMap((line) => line.powers.map(({ id, name }) => [id, name] as const)),
  );
  const isAll = Object.values(wanted).every((one) => one === '');
  const count = kept.reduce((sum, run) => sum + run.lines.length, 0);
  const turn = read.value[0]?.run.turn ?? 0;
  const title = TEXTS.eventsOfTurn(turn);
  const path = `${seat.base}/events/${'turn' in which ? `turn/${String(turn)}` : String(which.version)}`;
  const content: EventsContent = {
    title,
    back: toDesk(visit),
    path,
    filters: filtersOf(lines, wanted, seat),
    shown: isAll ? '' : TEXTS.someEvents(count, lines.length),
    files: tableContent(eventsTable(kept), {
      fileHref: (form) => `${path}/${form}${queryOf(visit)}`,
    }).files,
    runs: kept
      .filter((run) => isAll || run.lines.length > 0)
      .map((run) => runContent(run, (power) => names.get(power) ?? power)),
  };
  return pageReply(EVENTS_PAGE, content, { title });
}

const runIn = ({ param }: ModeratorVisit): Which => ({
  version: wholeNumber(param('version')) ?? -1,
});
const turnIn = ({ param }: ModeratorVisit): Which => ({ turn: wholeNumber(param('turn')) ?? -1 });

const eventsIn =
  (whichIn: (visit: ModeratorVisit) => Which) =>
  (site: Site, visit: ModeratorVisit): Promise<Reply> =>
    showEvents(site, visit, whichIn(visit));

const fileIn =
  (whichIn: (visit: ModeratorVisit) => Which, form: TableForm) =>
  async ({ useCases }: Site, visit: ModeratorVisit): Promise<PlainReply> => {
    const read = await useCases.readEvents({ actor: visit.seat.actor, which: whichIn(visit) });
    if (!read.ok) return problemReply(read.error, toDesk(visit));
    const table = eventsTable(keptOf(read.value, wantedIn(visit)));
    return tableFile(table, form, TEXTS.eventsFile(read.value[0]?.run.turn ?? 0));
  };

const filesOf = (path: string, whichIn: (visit: ModeratorVisit) => Which): readonly Route[] =>
  TABLE_FORMS.map(
    (form): Route => ({
      who: 'moderator',
      method: 'get',
      truth: true,
      path: `${path}/${form}`,
      handle: fileIn(whichIn, form),
    }),
  );

export const MODERATOR_EVENTS_ROUTES: readonly Route[] = [
  {
    who: 'moderator',
    method: 'get',
    path: '/events/turn/:turn',
    truth: true,
    page: EVENTS_PAGE,
    nav: null,
    handle: eventsIn(turnIn),
  },
  ...filesOf('/events/turn/:turn', turnIn),
  {
    who: 'moderator',
    method: 'get',
    path: '/events/:version',
    truth: true,
    page: EVENTS_PAGE,
    nav: null,
    handle: eventsIn(runIn),
  },
  ...filesOf('/events/:version', runIn),
];
