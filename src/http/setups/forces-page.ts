import type { SetupForce } from '#content/setups/setup-schema';
import type { FirstForces } from '#app/setup/first-forces';
import type { SetupPart } from '#app/usecases/setups/read-setup-part';
import type { JudgedForces } from '#app/usecases/setups/judge-setup-forces';
import type { SetupLook } from '#app/usecases/setups/read-setup';
import type { DesignJudgement } from '#http/orders/orders-contents';
import { type Field, placeFields, selectField, textField } from '#http/forms/field';
import { template } from '#http/pages/template';
import { formBodyOf } from '#http/visits/form-body';
import { sortBy } from '#kernel/collections/sort-by';
import { valuesById } from '#kernel/collections/tables';
import type { UnitDesign } from '#model/forces/design';
import { type OtherPlayer, otherPlayers } from './other-players.ts';
import { classFacts, maintenanceText } from './class-facts.ts';
import { billContent } from './forces-bill.ts';
import {
  type ForceRows,
  forceField,
  isOfFleets,
  isShowable,
  NO_ROWS,
  rowsOfForces,
} from './forces-form.ts';
import { type SetupHead, setupHead, stepPath } from './setup-head.ts';
import type { Trouble } from './trouble.ts';
import { playerName } from './waiting-words.ts';
import { TEXTS } from './texts.ts';

type ClassRow = Readonly<{
  name: string;
  facts: string;
  cost: string;
  maintenance: string;
  /** The number of units. */
  count: Input;
  /** The flights that each unit carries; empty: it carries none. */
  flights:
    | (Input & Readonly<{ offers: readonly Readonly<{ value: string; chosen: boolean }>[] }>)
    | null;
  names: Input;
  trades: (Input & Readonly<{ isOn: boolean }>) | null;
}>;
type Input = Readonly<{ name: string; value: string; error: string }>;

type GroupContent = Readonly<{
  title: string;
  kind: ForceRows['kind'];
  kindField: string;
  isOpen: boolean;
  fields: readonly Field[];
  rows: readonly ClassRow[];
}>;

/** The step at which first units are bought. */
type ForcesContent = Omit<Trouble, 'errors'> &
  Readonly<{
    head: SetupHead;
    /** For a moderator who sees all: the other players. */
    others: readonly OtherPlayer[];
    player: string;
    /** Whose units these are, if the reader can look at those of several players; or empty. */
    whose: string;
    /** Why there is no form, or whose choice the units in it are. */
    note: string;
    form: Readonly<{
      path: string;
      seen: string;
      isReady: boolean;
      /** The button by which the units are ready. */
      ready: string;
      groups: readonly GroupContent[];
      judgement: DesignJudgement;
      /** The units as text. */
      text: string;
      /** The form can’t show all details of the units. */
      isTextOnly: boolean;
    }> | null;
  }>;

export const SETUP_FORCES_PAGE = template<ForcesContent>('setup-forces');

export const FORCES_FORM = 'forces';

/** The places of kinds in the form. */
const PLACES: Readonly<Record<UnitDesign['kind'], number>> = {
  ship: 1,
  convoy: 2,
  base: 3,
  ground: 4,
  flight: 5,
  minefield: 6,
};

/** The classes in the order of the form. */
export const inFormOrder = (classes: readonly UnitDesign[]): readonly UnitDesign[] =>
  sortBy(
    classes,
    (one, other) => PLACES[one.kind] - PLACES[other.kind],
    (one, other) => other.cost - one.cost,
  );

type Asked = Readonly<{
  look: SetupLook;
  /** The player whose forces are shown; null: none. */
  player: number | null;
  part: SetupPart | null;
  formToken: string;
  /** The rows that were sent and not saved, or null. */
  unsaved: readonly ForceRows[] | null;
  text: string | null;
  judged: JudgedForces | null;
  forces: readonly SetupForce[];
  trouble: Trouble;
}>;

/** The systems where units can be, own ones first. */
function systemsOf({ own: { map } }: SetupPart): readonly string[] {
  const systems = valuesById(map?.systems ?? {});
  const isOwn = ({ own }: (typeof systems)[number]): boolean => own !== null;
  const names = (which: boolean): readonly string[] =>
    systems.flatMap((one) => (isOwn(one) === which ? [one.name] : []));
  return [...names(true), ...names(false)];
}

type Listing = Readonly<{
  classes: readonly UnitDesign[];
  systems: readonly string[];
  errors: ReadonlyMap<string, string>;
}>;

function groupContent(row: ForceRows, group: number, listing: Listing): GroupContent {
  const { classes, systems, errors } = listing;
  const isFleet = row.kind === 'fleet';
  const sent = formBodyOf({
    [forceField(group, 'at')]: row.at,
    [forceField(group, 'name')]: row.name,
  });
  const at = selectField({
    ...{ name: forceField(group, 'at'), label: 'System', sent },
    offers: systems.map((value) => ({ value, label: value })),
  });
  const name = textField({
    name: forceField(group, 'name'),
    label: TEXTS.nameOfFleet,
    sent,
    max: 60,
  });
  const isEmpty = Object.keys(row.counts).length === 0;
  const fitting = classes.filter((design) => isOfFleets(design) === isFleet);
  return {
    title: titleOf(row, isEmpty),
    kind: row.kind,
    kindField: forceField(group, 'kind'),
    isOpen: !isEmpty || group === 0,
    fields: placeFields(isFleet ? [name, at] : [at], FORCES_FORM, errors),
    rows: fitting.map((design) => classRow(design, { row, group, ...listing })),
  };
}

function titleOf({ kind, name, at }: ForceRows, isEmpty: boolean): string {
  if (isEmpty) return kind === 'fleet' ? TEXTS.anotherFleet : TEXTS.unitsInAnotherSystem;
  return kind === 'fleet' ? name : TEXTS.unitsIn(at);
}

type At = Listing & Readonly<{ row: ForceRows; group: number }>;

function classRow(design: UnitDesign, { row, group, classes, errors }: At): ClassRow {
  const { id, name, cost, cv, kind } = design;
  const input = (letter: string, value: string | undefined): Input => {
    const field = forceField(group, `${letter}-${id}`);
    return { name: field, value: value ?? '', error: errors.get(field) ?? '' };
  };
  const flights = classes.filter((one) => one.kind === 'flight');
  const carried = row.aboard[id] ?? '';
  return {
    name,
    facts: classFacts(design),
    cost: String(cost),
    maintenance: maintenanceText(design),
    count: input('n', row.counts[id]),
    flights:
      cv === 0 || flights.length === 0
        ? null
        : {
            ...input('a', carried),
            offers: flights.map((one) => ({ value: one.name, chosen: one.name === carried })),
          },
    names: input('s', row.names[id]),
    trades: kind === 'convoy' ? { ...input('t', 'yes'), isOn: row.trades[id] !== undefined } : null,
  };
}

/** One empty fleet and one empty system can always be filled. */
const withEmpty = (rows: readonly ForceRows[], home: string): readonly ForceRows[] => [
  ...rows,
  { ...NO_ROWS, kind: 'fleet', at: home, name: '' },
  { ...NO_ROWS, kind: 'system', at: home, name: '' },
];

/** The part of a player who buys units now, with what they can buy; undefined: they don’t. */
function buying({ part, player }: Asked): Buying | undefined {
  const bought = part?.own.forces ?? null;
  return part === null || bought === null || player === null ? undefined : { part, bought };
}
type Buying = Readonly<{ part: SetupPart; bought: FirstForces }>;

function formOf(asked: Asked, { part, bought }: Buying): NonNullable<ForcesContent['form']> {
  const { look, unsaved, judged, forces, trouble, text } = asked;
  const classes = inFormOrder(bought.classes);
  const systems = systemsOf(part);
  const [home = ''] = systems;
  const rows = unsaved ?? withEmpty(rowsOfForces(forces, classes), home);
  const listing: Listing = { classes, systems, errors: trouble.errors };
  return {
    path: stepPath(look.slug, 'forces'),
    seen: part.marks.forces,
    isReady: part.own.ready,
    ready: readyText(asked, part),
    groups: rows.map((row, group) => groupContent(row, group, listing)),
    judgement: billContent(judged ?? { bill: bought, issues: [] }),
    text: text ?? JSON.stringify(forces, null, 2),
    isTextOnly: unsaved === null && !isShowable(forces, classes),
  };
}

/** The step of the first units. */
export function setupForcesPage(asked: Asked): ForcesContent {
  const { look, player, formToken, trouble } = asked;
  const own = buying(asked);
  const form = own === undefined ? null : formOf(asked, own);
  return {
    head: setupHead(look, { page: 'forces', lead: TEXTS.forcesLead, formToken }),
    problem: trouble.problem,
    problems: trouble.problems,
    others: otherPlayers(look, player, stepPath(look.slug, 'forces')),
    player: player === null ? '' : String(player),
    whose: form === null ? '' : whoseOf(asked),
    note: own === undefined ? noteOf(look) : originOf(asked, own.part),
    form,
  };
}

function readyText({ look, player }: Asked, { own }: SetupPart): string {
  if (own.ready) return TEXTS.saveChanges;
  return player === look.player ? TEXTS.saveReady : TEXTS.saveReadyFor;
}

/** Whose choice the units are that the form shows. */
function originOf({ look, player, unsaved }: Asked, { own }: SetupPart): string {
  const isOwn = player === look.player;
  if (own.empire.forces !== undefined || unsaved !== null) return '';
  if (own.absent) return TEXTS.unitsChosen;
  if (own.ready) return isOwn ? TEXTS.unitsLeftToFarlane : TEXTS.unitsLeft;
  return isOwn ? TEXTS.unitsProposed : TEXTS.unitsNotSaved;
}

function whoseOf({ look, player }: Asked): string {
  const place = look.places.find((one) => one.player === player);
  return place === undefined || place.isOwn ? '' : TEXTS.unitsOf(playerName(place));
}

function noteOf({ step, steps, player, isModerator }: SetupLook): string {
  if (steps.indexOf(step) < steps.indexOf('forces')) return TEXTS.forcesLater;
  return player === null && isModerator ? TEXTS.forcesFixed : TEXTS.forcesNotYours;
}
