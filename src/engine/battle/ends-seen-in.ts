import type { ClassEnds, EndsSeen } from '#engine/record/ends-seen';
import { groupBy } from '#kernel/collections/group-by';
import { type BattlePlace, placeKeyOf } from '#model/battle/place';
import type { BattleId, DesignId, EmpireId, UnitId } from '#model/campaign/ids';
import type { SeenGroup } from '#model/campaign/knowledge';
import type { CampaignEvent, EventOf } from '#model/events/campaign-event';
import type { UnitCondition, UnitKind } from '#model/forces/unit';
import { inSeenOrder } from '#rules/sight/seen-groups';
import { shownTo } from './shown-to.ts';
import { unitsEndedIn } from './units-ended-in.ts';

/** The units of one class and owner at one place that one viewer saw; `losses`: as an onlooker, who tells none from the other. */
type Tally = {
  readonly shown: Set<UnitId>;
  readonly destroyed: Set<UnitId>;
  readonly captured: Set<UnitId>;
  losses: number;
};
type Kind = Readonly<{
  viewer: EmpireId;
  place: BattlePlace;
  owner: EmpireId;
  design: DesignId;
}>;
type Flight = Readonly<{ whose: string; unit: UnitId; design: DesignId; condition: UnitCondition }>;
type Tallies = Readonly<{
  at: (kind: Kind) => Tally;
  /** What a viewer saw of a unit in battle; undefined: it never showed itself. */
  seen: Map<string, Readonly<{ tally: Tally; owner: EmpireId; name: string }>>;
  names: Map<string, Set<string>>;
  /** By viewer and unit, as they are after what the viewer saw so far. */
  flights: Map<string, Flight>;
  /** Where and whose they were, those that fell or were taken too. */
  launched: Set<string>;
  kindOf: (design: DesignId) => UnitKind;
}>;

const keyOf = ({ viewer, place, owner, design }: Kind): string =>
  `${viewer}/${placeKeyOf(place)}/${owner}/${design}`;

const whoseOf = (viewer: EmpireId, place: BattlePlace, owner: EmpireId): string =>
  `${viewer}/${placeKeyOf(place)}/${owner}`;

/** Those before whose eyes a step of a battle is: which flights find no berth is told to their own side alone. */
const viewersOf = ({ moment, sides }: EventOf<'BattleMoment'>): readonly EmpireId[] =>
  moment.type === 'FlightsLost' ? sides[moment.side] : [...sides.attacker, ...sides.defender];

/** Flights whose condition a step changes, as all who fight see it. */
function conditionsIn({ moment }: EventOf<'BattleMoment'>): ReadonlyMap<UnitId, UnitCondition> {
  if (moment.type === 'FlightsRepaired') {
    return new Map(moment.units.map(({ unit }) => [unit, 'sound']));
  }
  const isCrippled = moment.type === 'UnitHit' && moment.result === 'crippled';
  return new Map(isCrippled ? [[moment.hit.unit, 'crippled']] : []);
}

function noteConditions({ flights }: Tallies, event: EventOf<'BattleMoment'>): void {
  for (const [unit, condition] of conditionsIn(event)) {
    for (const viewer of viewersOf(event)) {
      const flight = flights.get(`${viewer}/${unit}`);
      if (flight !== undefined) flights.set(`${viewer}/${unit}`, { ...flight, condition });
    }
  }
}

function noteName({ names }: Tallies, whose: string, name: string): void {
  const some = names.get(whose) ?? new Set<string>();
  names.set(whose, some.add(name));
}

function noteMoment(all: Tallies, event: EventOf<'BattleMoment'>, place: BattlePlace): void {
  const { at, seen, flights, launched, kindOf } = all;
  for (const { viewer, entry } of shownTo(event)) {
    const { owner, design, unit, name, condition } = entry;
    if (kindOf(design) === 'flight') {
      const whose = whoseOf(viewer, place, owner);
      flights.set(`${viewer}/${unit}`, { whose, unit, design, condition });
      launched.add(whose);
    }
    const tally = at({ viewer, place, owner, design });
    tally.shown.add(unit);
    seen.set(`${viewer}/${unit}`, { tally, owner, name });
  }
  noteConditions(all, event);
  for (const { unit } of unitsEndedIn(event.moment)) {
    for (const viewer of viewersOf(event)) {
      const known = seen.get(`${viewer}/${unit}`);
      if (known === undefined) continue;
      known.tally.destroyed.add(unit);
      flights.delete(`${viewer}/${unit}`);
      noteName(all, `${viewer}/${known.owner}`, known.name);
    }
  }
}

function noteTaken(
  all: Tallies,
  { place, from: owner, unit, design, name, witnesses }: EventOf<'UnitCaptured' | 'UnitPlundered'>,
): void {
  for (const { empire: viewer, as } of witnesses) {
    if (viewer === owner) continue;
    all.at({ viewer, place, owner, design }).captured.add(unit);
    all.flights.delete(`${viewer}/${unit}`);
    // Onlookers learn the class alone.
    if (as === 'participant') noteName(all, `${viewer}/${owner}`, name);
  }
}

function noteWatched({ at }: Tallies, { place, onlookers }: EventOf<'BattleEnded'>): void {
  for (const { empire: viewer, losses } of onlookers) {
    for (const { owner, design } of losses) at({ viewer, place, owner, design }).losses += 1;
  }
}

/**
 * What everybody saw of the end of units in the battles of a phase: those who fought by the steps that their records tell,
 * onlookers by what they are told of it.
 * @rule FOG-6 @rule CSC-15
 */
export function endsSeenIn(
  events: readonly CampaignEvent[],
  kindOf: (design: DesignId) => UnitKind,
): EndsSeen {
  const tallies = new Map<string, Tally>();
  const at = (kind: Kind): Tally => {
    const known = tallies.get(keyOf(kind));
    if (known !== undefined) return known;
    const none: Tally = { shown: new Set(), destroyed: new Set(), captured: new Set(), losses: 0 };
    tallies.set(keyOf(kind), none);
    return none;
  };
  const all: Tallies = {
    at,
    kindOf,
    seen: new Map(),
    names: new Map(),
    flights: new Map(),
    launched: new Set(),
  };
  const places = new Map<BattleId, BattlePlace>();
  for (const event of events) {
    if (event.type === 'BattleBegan') places.set(event.battle, event.place);
    if (event.type === 'BattleEnded') noteWatched(all, event);
    if (event.type === 'UnitCaptured' || event.type === 'UnitPlundered') noteTaken(all, event);
    if (event.type !== 'BattleMoment') continue;
    const place = places.get(event.battle);
    if (place !== undefined) noteMoment(all, event, place);
  }
  return {
    of: (viewer, place, what) => endsOf(tallies.get(keyOf({ viewer, place, ...what }))),
    flightsOf: (viewer, place, owner) => flightsIn(all, whoseOf(viewer, place, owner)),
    namesOf: (viewer, owner) => all.names.get(`${viewer}/${owner}`) ?? new Set(),
  };
}

function flightsIn({ flights, launched }: Tallies, whose: string): readonly SeenGroup[] | null {
  if (!launched.has(whose)) return null;
  const alive = [...flights.values()].filter((one) => one.whose === whose);
  const groups = groupBy(alive, ({ design, condition }) => `${design} ${condition}`);
  return inSeenOrder(
    [...groups.values()].flatMap((some): readonly SeenGroup[] =>
      some.slice(0, 1).map(({ design, condition }) => ({
        design,
        kind: 'flight',
        condition,
        count: some.length,
      })),
    ),
  );
}

function endsOf(tally: Tally | undefined): ClassEnds | undefined {
  if (tally === undefined) return undefined;
  const { shown, destroyed, captured, losses } = tally;
  return {
    shown: shown.size,
    destroyed: destroyed.size + losses,
    captured: captured.size,
  };
}
