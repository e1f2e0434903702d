import { warningKey } from '#app/orders/sheet-doubts';
import type { Judged } from '#app/orders/judge-sheet';
import type { FormDesk } from '#http/forms/orders/order-form';
import { ORDER_FORMS } from '#http/forms/orders/order-forms';
import type { HrefOf } from '#http/order-map/system-acts';
import { mapAddress, type MapLook, NO_LOOK } from '#http/order-map/map-look';
import type { Link } from '#http/pages/page-parts';
import { sortBy } from '#kernel/collections/sort-by';
import type { Order, OrderKind } from '#model/orders/order';
import type { IssuePlace } from '#model/orders/order-issue';
import { ALERT_WEIGHTS, type Alert } from '#report/document/alert';
import { TONES } from '#report/document/tones';
import type { AlertLine, AlertList } from './alert-list.ts';
import { isSettled } from './settled.ts';
import { TEXTS } from './texts.ts';
import { warningAlert } from './warning-alerts.ts';

/** What the answer by an order is called. */
const ANSWERS: Readonly<Partial<Record<OrderKind, string>>> = {
  MoveFleet: TEXTS.sendFleet,
  PlanGround: TEXTS.planGroundCombat,
  SetStatus: TEXTS.mothballUnits,
  TakeFind: TEXTS.chooseUnits,
  OfferTreaty: TEXTS.acceptOffer,
  DeclineOffer: TEXTS.declineOffer,
  RepairUnits: TEXTS.repairUnits,
  BuildUnits: TEXTS.buildUnits,
  SetMartialLaw: TEXTS.proclaimMartialLaw,
  TakeReprisal: TEXTS.takeReprisal,
  LoadCargo: TEXTS.takeCensusAway,
};

/** Where alerts of a player lead: their desk, the forms of orders there, and the report. */
export type AlertDesk = Readonly<{
  forms: FormDesk;
  /** The address of the desk, and how its lists are shown. */
  path: string;
  look: Pick<MapLook, 'show' | 'only'>;
  /** The form of an order; null: no orders are taken now. */
  hrefOf: HrefOf | null;
  reportHref: string;
}>;

/** Nothing is chosen when the overview leads to the desk. */
export const FROM_OVERVIEW = { show: NO_LOOK.show, only: NO_LOOK.only };

function placeLink(place: IssuePlace | null, { forms, path, look }: AlertDesk): Link | null {
  if (place === null) return null;
  const { view, names } = forms;
  if (place.kind === 'system') {
    const { system } = place;
    if (view.systems[system] === undefined) return null;
    return { href: mapAddress(path, { ...look, system }), label: TEXTS.goTo(names.system(system)) };
  }
  const { fleet } = place;
  const known = Object.values(view.fleets).find(({ id }) => id === fleet);
  const label = TEXTS.goTo(known?.name ?? fleet.slice('new:'.length));
  return { href: mapAddress(path, { ...look, fleet }), label };
}

/** Colonies build nothing but ground units. */
const isOfColony = ({ source }: Readonly<Record<string, unknown>>): boolean => source === 'census';

function answerLink(answer: Alert['answers'][number], desk: AlertDesk): readonly Link[] {
  if (answer.kind === 'page') {
    return [{ href: `${desk.reportHref}#${answer.anchor}`, label: TEXTS.readBattle }];
  }
  const { order: kind, fields } = answer;
  if (desk.hrefOf === null || ORDER_FORMS[kind].unavailable(desk.forms) !== null) return [];
  const label = isOfColony(fields)
    ? TEXTS.buildGroundUnits
    : (ANSWERS[kind] ?? ORDER_FORMS[kind].title);
  return [{ href: desk.hrefOf({ kind, label, fields }), label }];
}

function lineOf(alert: Alert, key: string, desk: AlertDesk): AlertLine {
  const { tone, text, cite, place, answers } = alert;
  const { mark, word } = TONES[tone];
  return {
    ...{ tone, mark, word, text, cite, key },
    place: placeLink(place, desk),
    answers: answers.flatMap((answer) => answerLink(answer, desk)),
  };
}

/** As many lines as are read at a glance. */
const AT_A_GLANCE = 8;
/** As many come before what else there is to do on a page. */
const MOST_URGENT = 3;

/** What needs a player: the most urgent lines, and the rest to be unfolded. */
export const needsList = (lines: readonly AlertLine[]): AlertList => alertList(lines, MOST_URGENT);

/** The first lines, and the rest to be unfolded; one line more is not worth a fold. */
export function alertList(lines: readonly AlertLine[], glance = AT_A_GLANCE): AlertList {
  const shown = lines.length === glance + 1 ? lines.length : glance;
  const more = lines.slice(shown);
  return { lines: lines.slice(0, shown), more, moreText: TEXTS.moreAlerts(more.length) };
}

/** What happened, as lines of a page. */
export const happenedLines = (alerts: readonly Alert[], desk: AlertDesk): readonly AlertLine[] =>
  alerts.map((alert) => lineOf(alert, '', desk));

type Asked = Readonly<{
  /** What the view and the last report say. */
  alerts: readonly Alert[];
  /** The orders that are carried out, as far as the player knows: a refused one settles nothing. */
  accepted: readonly Order[];
  /** The warnings of the sheet, and those that the player dismissed. */
  warnings: Judged['projected']['warnings'];
  dismissed: readonly string[];
}>;

/** What a player should see to: by what they know, without what their orders settle, and by the warnings of their sheet; the heaviest first. */
export function needsLines(
  { alerts, accepted, warnings, dismissed }: Asked,
  desk: AlertDesk,
): readonly AlertLine[] {
  const { view } = desk.forms;
  const open = alerts
    .filter((alert) => !isSettled(alert, accepted))
    .map((alert) => ({ alert, key: '' }));
  const doubts = warnings
    .map((issue) => ({ alert: warningAlert(issue, view), key: warningKey(issue) }))
    .filter(({ key }) => !dismissed.includes(key));
  const rank = ({ alert }: Readonly<{ alert: Alert }>): number =>
    ALERT_WEIGHTS.indexOf(alert.weight);
  return sortBy([...open, ...doubts], (a, b) => rank(a) - rank(b)).map(({ alert, key }) =>
    lineOf(alert, key, desk),
  );
}
