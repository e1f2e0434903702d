import { counted, plural } from '#kernel/words/counted';
import { cite, type RuleRef } from '#kernel/reasons/cite';
import type { SeenEvent, SeenEventOf, SeenTelling } from '#fog/views/seen-event';
import type { BattlePlace } from '#model/battle/place';
import type { FleetId, SystemId, UnitId } from '#model/campaign/ids';
import type { Phrase } from '#report/document/document';
import { cited, phrase } from '#report/document/inline';
import { capitalised, type Names } from '#report/sentences/names';
import { sentenceOf } from '#report/sentences/sentence-of';
import { surrendersText } from '#report/sentences/encounter-sentences';
import { woundsText } from '#report/sentences/siege-sentences';
import { listed } from '#kernel/words/listed';

/** A fleet's way through several systems, which the rules move lane by lane. */
type Journey = Readonly<{
  type: 'Journey';
  cite: RuleRef;
  fleet: FleetId;
  path: readonly SystemId[];
}>;

const FATES = {
  UnitCrippled: 'crippled',
  UnitRepaired: 'repaired',
  UnitDestroyed: 'destroyed',
} as const;

/** What units are lost by without a battle. @rule SUP-3 @rule SUP-7 @rule MOV-5 @rule OPT-24 */
const CAUSES: Readonly<Record<RuleRef, string>> = {
  [cite('SUP-3')]: ' by Minesweepers',
  [cite('SUP-7')]: ' for want of supply',
  [cite('MOV-5')]: ' by the perils of exploration',
  [cite('OPT-24')]: ' by minefields',
};

/** What a battle, mines, want of supply or perils did to several units. */
type Fates = Readonly<{
  type: keyof typeof FATES;
  cite: RuleRef;
  place: BattlePlace;
  units: readonly UnitId[];
}>;

type Wound = SeenEventOf<'AttritionLost'>;
type Surrender = SeenEventOf<'UnitSurrendered'>;

const SERVICES = { UnitBuilt: 'entered service', UnitRestored: 'repaired' } as const;

/** Units that a place built or repaired. */
type Served = Readonly<{
  type: keyof typeof SERVICES;
  cite: RuleRef;
  system: SystemId;
  units: readonly UnitId[];
}>;

/** Lanes or systems that are new on the chart. */
type Charts = Readonly<{
  type: 'LaneCharted' | 'SystemLocated';
  /** Who told of them; undefined: nobody had to. */
  told: SeenTelling | undefined;
  cite: RuleRef;
  names: readonly string[];
}>;

/** An event, or several that one sentence tells better. */
export type Told = Readonly<{ type: SeenEvent['type'] }> &
  (
    | Readonly<{ kind: 'event'; event: SeenEvent }>
    | Readonly<{ kind: 'journey'; journey: Journey }>
    | Readonly<{ kind: 'fates'; fates: Fates }>
    | Readonly<{ kind: 'charts'; charts: Charts }>
    | Readonly<{ kind: 'served'; served: Served }>
    | Readonly<{ kind: 'wounds'; wounds: readonly [Wound, ...Wound[]] }>
    | Readonly<{ kind: 'surrenders'; surrenders: readonly [Surrender, ...Surrender[]] }>
  );

type Open<T> = Map<string, Readonly<{ at: number; value: T }>>;
type Telling = Readonly<{
  told: Told[];
  journeys: Open<Journey>;
  fates: Open<Fates>;
  charts: Open<Charts>;
  served: Open<Served>;
  names: Names;
}>;

function tellMove(event: SeenEventOf<'FleetMoved'>, { told, journeys }: Telling): void {
  const { cite, fleet, from, to } = event;
  const open = journeys.get(fleet);
  const before = open?.value.path.at(-1) === from ? open : undefined;
  const path = [...(before?.value.path ?? [from]), to];
  const at = before?.at ?? told.length;
  const journey: Journey = { type: 'Journey', cite, fleet, path };
  told[at] = { kind: 'journey', type: 'FleetMoved', journey };
  journeys.set(fleet, { at, value: journey });
}

function tellFate(event: SeenEventOf<keyof typeof FATES>, { told, fates }: Telling): void {
  const { type, cite, place, unit } = event;
  const key = `${type} ${cite} ${place.kind === 'system' ? place.system : place.lane}`;
  const before = fates.get(key);
  const units = [...(before?.value.units ?? []), unit];
  const at = before?.at ?? told.length;
  const value: Fates = { type, cite, place, units };
  told[at] = { kind: 'fates', type, fates: value };
  fates.set(key, { at, value });
}

function tellChart(event: SeenEventOf<Charts['type']>, { told, charts, names }: Telling): void {
  const { type, cite, told: telling } = event;
  const key = telling === undefined ? type : `${type} ${telling.by ?? ''}`;
  const before = charts.get(key);
  const name =
    event.type === 'SystemLocated'
      ? event.name
      : `${names.system(event.a)}–${names.system(event.b)} (${event.class})`;
  const value: Charts = {
    type,
    cite,
    told: telling,
    names: [...(before?.value.names ?? []), name],
  };
  const at = before?.at ?? told.length;
  told[at] = { kind: 'charts', type, charts: value };
  charts.set(key, { at, value });
}

function tellService(event: SeenEventOf<Served['type']>, { told, served }: Telling): void {
  const { type, cite, system, unit } = event;
  const key = `${type} ${cite} ${system}`;
  const before = served.get(key);
  const at = before?.at ?? told.length;
  const value: Served = { type, cite, system, units: [...(before?.value.units ?? []), unit] };
  told[at] = { kind: 'served', type, served: value };
  served.set(key, { at, value });
}

/** Whether two ground units lost the same in the same place, so that one sentence tells it. */
function areAlike(one: Wound, other: Wound): boolean {
  const isOwn = one.unit !== null;
  if (isOwn !== (other.unit !== null) || (!isOwn && one.design !== other.design)) return false;
  const keys = ['system', 'of', 'damage', 'destroyed', 'because', 'cite'] as const;
  return keys.every((key) => one[key] === other[key]);
}

function tellWound(event: Wound, told: Told[]): void {
  const last = told.at(-1);
  const [first] = last?.kind === 'wounds' ? last.wounds : [];
  if (last?.kind === 'wounds' && first !== undefined && areAlike(first, event)) {
    told[told.length - 1] = { ...last, wounds: [...last.wounds, event] };
  } else told.push({ kind: 'wounds', type: 'AttritionLost', wounds: [event] });
}

/** Whether two units fell to the same captor in the same place in the same way, without a roll, so that one sentence tells it. */
function fellAlike(one: Surrender, other: Surrender): boolean {
  const keyOf = ({ cite: rule, place, by, boarded, rolls }: Surrender): string =>
    JSON.stringify([rule, place, by, boarded, rolls.length]);
  return one.rolls.length === 0 && keyOf(one) === keyOf(other);
}

function tellSurrender(event: Surrender, told: Told[]): void {
  const last = told.at(-1);
  const [first] = last?.kind === 'surrenders' ? last.surrenders : [];
  if (last?.kind === 'surrenders' && first !== undefined && fellAlike(first, event)) {
    told[told.length - 1] = { ...last, surrenders: [...last.surrenders, event] };
  } else told.push({ kind: 'surrenders', type: 'UnitSurrendered', surrenders: [event] });
}

/** The loss of a ground unit's last Attrition tells its end too. */
function withoutFallen(events: readonly SeenEvent[]): readonly SeenEvent[] {
  const fallen = new Set(
    events.flatMap((one) => (one.type === 'AttritionLost' && one.destroyed ? [one.unit] : [])),
  );
  return events.filter((event) => event.type !== 'UnitDestroyed' || !fallen.has(event.unit));
}

const isFate = (event: SeenEvent): event is SeenEventOf<keyof typeof FATES> => event.type in FATES;

const isService = (event: SeenEvent): event is SeenEventOf<Served['type']> =>
  event.type in SERVICES;

const isChart = (event: SeenEvent): event is SeenEventOf<Charts['type']> =>
  event.type === 'LaneCharted' || event.type === 'SystemLocated';

/** What ends a fleet's journey and the fates of a battle. */
function tellOther(event: SeenEvent, { told, journeys, fates }: Telling): void {
  if ('fleet' in event && event.fleet !== null) journeys.delete(event.fleet);
  if (event.type !== 'CargoChosen') fates.clear();
  if (event.type === 'AttritionLost') tellWound(event, told);
  else if (event.type === 'UnitSurrendered') tellSurrender(event, told);
  else told.push({ kind: 'event', type: event.type, event });
}

/**
 * Joins consecutive steps of a fleet into one journey, the fates of units of one battle into one sentence each, units
 * that a place built or repaired, and new entries on the chart. Any other event of the fleet, or after the battle, ends the group. The choice of cargo comes in
 * the middle of the fates. Ground units that lose the same one after another share a sentence, which tells the end of
 * those that fall, and so do units that surrender one after another.
 */
export function toldEvents(events: readonly SeenEvent[], names: Names): readonly Told[] {
  const telling: Telling = {
    told: [],
    journeys: new Map(),
    fates: new Map(),
    charts: new Map(),
    served: new Map(),
    names,
  };
  for (const event of withoutFallen(events)) {
    if (event.type === 'FleetMoved') tellMove(event, telling);
    else if (isFate(event)) tellFate(event, telling);
    else if (isChart(event)) tellChart(event, telling);
    else if (isService(event)) tellService(event, telling);
    else tellOther(event, telling);
  }
  return telling.told;
}

function journeyText({ fleet, path }: Journey, names: Names): string {
  const [from = '', ...rest] = path.map(names.system);
  const by = rest.slice(0, -1);
  const through = by.length === 0 ? '' : ` by ${listed(by)}`;
  return `${capitalised(names.fleet(fleet))} moved from ${from}${through} to ${rest.at(-1) ?? ''}`;
}

function fatesText({ type, cite: rule, place, units }: Fates, names: Names): string {
  const why = CAUSES[rule] ?? '';
  const verb = plural(units.length, 'was', 'were');
  return `${names.units(units)} ${verb} ${FATES[type]} ${names.at(place)}${why}`;
}

function servedText({ type, system, units }: Served, names: Names): string {
  const who = capitalised(names.units(units));
  const what = type === 'UnitBuilt' ? '' : `${plural(units.length, 'was', 'were')} `;
  return `${who} ${what}${SERVICES[type]} at ${names.system(system)}`;
}

function chartsText({ type, told, names: charted }: Charts, names: Names): string {
  const who = told === undefined ? 'You' : capitalised(names.empire(told.by));
  const isSystem = type === 'SystemLocated';
  const own = isSystem ? 'located' : 'charted';
  const verb = told === undefined ? own : 'told you of';
  if (charted.length > MOST_NAMED) {
    const count = counted(charted.length, isSystem ? 'system' : 'lane');
    return `${who} ${verb} ${count}: they are on the star map`;
  }
  const lanes = isSystem ? '' : `the ${plural(charted.length, 'lane', 'lanes')} `;
  return `${who} ${verb} ${lanes}${listed(charted)}`;
}

/** Longer lists are not read: a player who knows a whole galaxy from the start would have pages of them. */
const MOST_NAMED = 20;

/** Its rule. */
export function ruleOfTold(told: Told): RuleRef {
  switch (told.kind) {
    case 'event':
      return told.event.cite;
    case 'journey':
      return told.journey.cite;
    case 'fates':
      return told.fates.cite;
    case 'charts':
      return told.charts.cite;
    case 'served':
      return told.served.cite;
    case 'wounds':
      return told.wounds[0].cite;
    case 'surrenders':
      return told.surrenders[0].cite;
  }
}

/** The sentence of what is told, with its rule. */
export function toldSentence(told: Told, names: Names): Phrase {
  switch (told.kind) {
    case 'event':
      return sentenceOf(told.event, names);
    case 'journey':
      return phrase(`${journeyText(told.journey, names)}. `, cited(told.journey.cite));
    case 'fates':
      return phrase(`${fatesText(told.fates, names)}. `, cited(told.fates.cite));
    case 'charts':
      return phrase(`${chartsText(told.charts, names)}. `, cited(told.charts.cite));
    case 'served':
      return phrase(`${servedText(told.served, names)}. `, cited(told.served.cite));
    case 'wounds':
      return phrase(`${woundsText(told.wounds, names)}. `, cited(told.wounds[0].cite));
    case 'surrenders': {
      const [first, ...others] = told.surrenders;
      if (others.length === 0) return sentenceOf(first, names);
      return phrase(`${surrendersText(told.surrenders, names)}. `, cited(first.cite));
    }
  }
}
