import type { ModeratorView } from '#fog/views/empire-view';
import { numberField, type Offer, placeFields, selectField, textField } from '#http/forms/field';
import { formBodyOf } from '#http/visits/form-body';
import type { ModeratorSeat } from '#http/visits/seat';
import { SHARED_TEXTS } from '#http/words/texts';
import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import { type PlannedEvent, RANDOM_EVENTS } from '#model/campaign/random-event';
import { eventChance } from '#rules/random-events/event-chance';
import { RANDOM_EVENT_TABLE } from '#rules/random-events/random-event-table';
import type { RandomEventsContent } from './random-events-content.ts';
import { TEXTS } from './texts.ts';

type Placed = Pick<PlannedEvent, 'empire' | 'system'>;

/** A power, or one of its systems, as the form sends it. */
const valueOf = ({ empire, system }: Placed): string => `${empire}/${system ?? ''}`;

/** The power and the system (empty: none) of what the form sent. */
export function placeIn(sent: string): Readonly<{ empire: string; system: string }> {
  const at = sent.indexOf('/');
  return { empire: sent.slice(0, Math.max(0, at)), system: sent.slice(at + 1) };
}

function placesIn({ empires, systems }: ModeratorView): readonly Offer[] {
  return valuesById(empires)
    .filter(({ fellIn }) => fellIn === undefined)
    .flatMap(({ id: empire, name: group }) => [
      { value: valueOf({ empire, system: null }), label: TEXTS.wholePower(group), group },
      ...valuesById(systems)
        .filter(({ owner }) => owner === empire)
        .map(({ id: system, name: label }) => ({
          value: valueOf({ empire, system }),
          label,
          group,
        })),
    ]);
}

const placeText = ({ systems }: ModeratorView, { system }: Placed): string =>
  system === null ? TEXTS.asWhole : TEXTS.atSystem(rowOf(systems, system).name);

const nameOf = ({ event }: Pick<PlannedEvent, 'event'>): string => RANDOM_EVENT_TABLE[event].name;

/** What an event changes, in a few words. */
function effectOf({ event }: Pick<PlannedEvent, 'event'>): string {
  const { change } = RANDOM_EVENT_TABLE[event];
  switch (change.kind) {
    case 'figure':
      return TEXTS.figure(TEXTS.figures[change.figure], change.by);
    case 'income':
      return TEXTS.income(change.percent);
    case 'research':
      return TEXTS.research(change.percent);
    case 'lane':
      return change.step > 0 ? TEXTS.laneRises : TEXTS.laneFalls;
    case 'world':
      return TEXTS.newPeople;
    case 'choice':
      return TEXTS.youChoose;
    case 'text':
      return TEXTS.onlyWords;
  }
}

function lastsText({ event, turns }: PlannedEvent): string {
  const { lasts } = RANDOM_EVENT_TABLE[event];
  if (lasts === 'year') return TEXTS.untilYearEnd;
  return lasts === 'd6' ? TEXTS.turns(turns) : TEXTS.forGood;
}

const NOTHING_SENT = formBodyOf({});

function fieldsOf(view: ModeratorView): RandomEventsContent['fields'] {
  const sent = NOTHING_SENT;
  const events = RANDOM_EVENTS.filter((id) => RANDOM_EVENT_TABLE[id].change.kind !== 'choice');
  const offers = events.map((event) => ({
    value: event,
    label: `${nameOf({ event })} (${effectOf({ event })})`,
  }));
  const places = placesIn(view);
  const replaced = view.comingEvents.map((one) => ({
    value: one.id,
    label: `${nameOf(one)}, ${rowOf(view.empires, one.empire).name}`,
  }));
  const duration = { name: 'turns', label: TEXTS.duration, hint: TEXTS.durationHint, sent };
  return [
    selectField({ name: 'event', label: TEXTS.event, offers, sent }),
    selectField({ name: 'place', label: TEXTS.where, hint: TEXTS.whereHint, offers: places, sent }),
    numberField({ ...duration, min: 1, max: 24, preset: 3 }),
    ...(replaced.length === 0
      ? []
      : [
          selectField({
            name: 'instead',
            label: TEXTS.instead,
            offers: [{ value: '', label: TEXTS.nothing }, ...replaced],
            sent,
          }),
        ]),
  ];
}

/** How events come about in this turn. */
function rulesOf({ rules, turn, drawsEvent, lastDraw }: ModeratorView): readonly string[] {
  const chance = eventChance(rules, { turn, last: lastDraw });
  const drawn = rules.randomEvents === 'off' ? TEXTS.off : TEXTS.chance(chance);
  return [
    drawsEvent ? TEXTS.sure : drawn,
    rules.randomEventDelay === 'turn' ? TEXTS.delayed : TEXTS.atOnce,
    TEXTS.undo,
  ];
}

const runningText = ({ of, percent }: ModeratorView['runningEvents'][number]): string =>
  of === 'income' ? TEXTS.income(percent) : TEXTS.research(percent);

/** The page of random events. */
export function randomEventsPage(
  view: ModeratorView,
  { base, formToken, keys }: ModeratorSeat,
  version: number,
): RandomEventsContent {
  const nameOfPower = (id: PlannedEvent['empire']): string => rowOf(view.empires, id).name;
  const reason = { name: 'reason', label: TEXTS.reason, hint: TEXTS.reasonHint, max: 500 };
  const reasonFields = placeFields(
    [textField({ ...reason, sent: NOTHING_SENT, required: true })],
    'event',
    new Map(),
  );
  return {
    path: `${base}/random-events`,
    ...{ formToken, version },
    back: { href: `${base}/`, label: SHARED_TEXTS.backToDesk },
    rules: rulesOf(view),
    coming: view.comingEvents.map((one) => ({
      id: one.id,
      name: nameOf(one),
      effect: effectOf(one),
      power: {
        href: `${base}/galaxy/empires/${encodeURIComponent(keys[one.empire] ?? one.empire)}`,
        label: nameOfPower(one.empire),
      },
      place: placeText(view, one),
      when: TEXTS.atEndOf(one.due),
      lasts: lastsText(one),
      text: one.text,
    })),
    running: view.runningEvents.map((one) => ({
      power: nameOfPower(one.empire),
      what: runningText(one),
      ends: TEXTS.throughTurn(one.ends),
    })),
    fields: placeFields(fieldsOf(view), 'event', new Map()),
    reasonFields,
    mayDraw: !view.drawsEvent,
    journalHref: `${base}/journal`,
  };
}
