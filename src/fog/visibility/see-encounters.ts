import { sortBy } from '#kernel/collections/sort-by';
import { compareText } from '#kernel/result/compare-text';
import { type BattleSide, otherSide } from '#model/battle/setup';
import type { EmpireId } from '#model/campaign/ids';
import type { EventOf } from '#model/events/campaign-event';
import type { EncounterEvent } from '#model/events/encounter-events';
import type { Witnesses } from '#model/events/fact';
import type { SeenEvent } from '#fog/views/seen-event';
import { asOwner } from './as-owner.ts';
import { compareNames, named, namedInOrder } from './named.ts';
import { outcomeFor } from './outcome-for.ts';
import { partOf } from './part-of.ts';
import { rollsOfMoment } from './rolls-of-moment.ts';
import { seeMoment } from './see-moment.ts';
import type { SeeContext, SeeRow, SeeRows } from './see-row.ts';
import { seenPlace } from '#fog/views/seen-parts';
import { seenRolls } from './seen-rolls.ts';
import { sideOf } from './side-of.ts';
import type { Fighter } from './tagged-units.ts';

type Name = (empire: EmpireId) => EmpireId | null;
type Met = Readonly<{ witnesses: Witnesses }>;
type Battle = Met & Readonly<{ sides: Readonly<Record<BattleSide, readonly EmpireId[]>> }>;
type Look = Readonly<{ viewer: EmpireId; side: BattleSide; context: SeeContext; name: Name }>;

/** A row for what passes between those who meet: the same for each of them, no dice. */
function asParty<E extends Met>(build: (event: E, name: Name) => SeenEvent): SeeRow<E> {
  return (event, viewer, context) => {
    if (partOf(event, viewer) !== 'participant') return [];
    return [build(event, (empire) => named(empire, viewer, context))];
  };
}

/** A row for what only those see who fight. */
function asFighter<E extends Battle>(build: (event: E, look: Look) => SeenEvent | null): SeeRow<E> {
  return (event, viewer, context) => {
    const side = sideOf(event.sides, viewer);
    if (partOf(event, viewer) !== 'participant' || side === null) return [];
    const name: Name = (empire) => named(empire, viewer, context);
    const seen = build(event, { viewer, side, context, name });
    return seen === null ? [] : [seen];
  };
}

const battleEndedToSides = asFighter<EventOf<'BattleEnded'>>((event, { side }) => ({
  type: 'BattleEnded',
  cite: event.cite,
  rolls: [],
  battle: event.battle,
  place: seenPlace(event.place),
  rounds: event.rounds,
  outcome: outcomeFor(event.loser, side),
  ...(event.because === undefined ? {} : { because: event.because }),
  lost: event.lost[side],
  ...(event.gained === undefined || event.gained[side] === 0 ? {} : { gained: event.gained[side] }),
  withdrew: event.withdrew.includes(side),
  enemyWithdrew: event.withdrew.includes(otherSide(side)),
}));

/** That others fought, and what the viewer saw of it. Their demands stay secret. @rule FOG-6 */
function battleEndedToOnlooker(
  event: EventOf<'BattleEnded'>,
  viewer: EmpireId,
  context: SeeContext,
): readonly SeenEvent[] {
  if (sideOf(event.sides, viewer) !== null) return [];
  const seen = event.onlookers.find(({ empire }) => empire === viewer)?.losses ?? [];
  const losses = seen.map(({ owner, design, result }) => ({
    owner: named(owner, viewer, context),
    design,
    result,
  }));
  return [
    {
      type: 'BattleWitnessed',
      cite: event.cite,
      rolls: [],
      place: seenPlace(event.place),
      between: namedInOrder([...event.sides.attacker, ...event.sides.defender], viewer, context),
      losses: sortBy(
        losses,
        (a, b) => compareNames(a.owner, b.owner),
        (a, b) => compareText(a.design, b.design),
      ),
    },
  ];
}

/** The order shows; of the dice each side sees its own. @rule ENC-2 */
const initiativeRolled: SeeRow<EventOf<'InitiativeRolled'>> = (event, viewer, context) => {
  if (partOf(event, viewer) !== 'participant') return [];
  const own = event.order.filter(({ side }) => side === viewer).flatMap(({ rolls }) => rolls);
  return [
    {
      type: 'InitiativeRolled',
      cite: event.cite,
      rolls: seenRolls(own, context),
      place: seenPlace(event.place),
      order: event.order.map(({ side }) => named(side, viewer, context)),
    },
  ];
};

/**
 * The captor has a new unit, its former owner has lost one, and who had it in sight sees it taken. The
 * rolls are the captors' own.
 * @rule ENC-6 @rule FOG-6
 */
const unitCaptured: SeeRow<EventOf<'UnitCaptured'>> = (event, viewer, context) => {
  const part = partOf(event, viewer);
  if (part === null) return [];
  const { cite, design } = event;
  const place = seenPlace(event.place);
  const by = named(event.by, viewer, context);
  const from = named(event.from, viewer, context);
  if (viewer === event.by) {
    const rolls = seenRolls(event.rolls, context);
    const { becomes: unit } = event;
    return [{ type: 'UnitTaken', cite, rolls, unit, design, place, from }];
  }
  if (viewer === event.from) {
    const { unit, name } = event;
    const how = event.boarded === true ? { boarded: true as const } : {};
    return [{ type: 'UnitSurrendered', cite, rolls: [], unit, design, name, place, by, ...how }];
  }
  return [{ type: 'CaptureWitnessed', cite, rolls: [], design, place, by, from }];
};

/** Who is there, and with whom the viewer fights as one; that others do shows when they do it. @rule ENC-1 @rule DIP-12 */
const encounterBegan: SeeRow<EventOf<'EncounterBegan'>> = (event, viewer, context) => {
  if (partOf(event, viewer) !== 'participant') return [];
  const { cite, encounter, place } = event;
  const sides = namedInOrder(event.sides, viewer, context);
  const own = event.together?.find((some) => some.includes(viewer));
  const together = own?.map((one) => named(one, viewer, context));
  const seen = { cite, rolls: [], encounter, place: seenPlace(place), sides };
  return [{ type: 'EncounterBegan', ...seen, ...(together === undefined ? {} : { together }) }];
};

/** @rule FOG-6 @rule CSC-15 */
export const seeEncounters: SeeRows<EncounterEvent> = {
  EncounterBegan: encounterBegan,
  InitiativeRolled: initiativeRolled,
  ScenarioDemanded: asParty(({ cite, place, by, against, scenario }, name) => ({
    type: 'ScenarioDemanded',
    cite,
    rolls: [],
    place: seenPlace(place),
    by: name(by),
    against: name(against),
    scenario,
  })),
  ScenarioAccepted: asParty(({ cite, place, by, scenario }, name) => ({
    type: 'ScenarioAccepted',
    cite,
    rolls: [],
    place: seenPlace(place),
    by: name(by),
    scenario,
  })),
  ScenarioRefused: asParty(({ cite, place, by, scenario }, name) => ({
    type: 'ScenarioRefused',
    cite,
    rolls: [],
    place: seenPlace(place),
    by: name(by),
    scenario,
  })),
  SidePassed: asParty(({ cite, place, side }, name) => ({
    type: 'SidePassed',
    cite,
    rolls: [],
    place: seenPlace(place),
    side: name(side),
  })),
  SideWithdrew: asParty(({ cite, place, side, isPart, how }, name) => ({
    type: 'SideWithdrew',
    cite,
    rolls: [],
    place: seenPlace(place),
    side: name(side),
    isPart,
    how,
  })),
  FleetWithdrew: asOwner(({ cite, fleet, place, lane, how }, rolls) => ({
    type: 'FleetWithdrew',
    cite,
    rolls,
    fleet,
    place: seenPlace(place),
    lane,
    how,
  })),
  BattleBegan: asFighter(({ cite, battle, place, scenario, sides }, { viewer, side, context }) => ({
    type: 'BattleBegan',
    cite,
    rolls: [],
    battle,
    place: seenPlace(place),
    scenario,
    enemy: namedInOrder(sides[otherSide(side)], viewer, context),
  })),
  BattleMoment: asFighter((event, { viewer, side, context, name }) => {
    const { battle, moment } = event;
    const eye: Fighter = {
      viewer,
      side,
      leads: event.sides[side][0] === viewer,
      name,
      tagOf: (tag) => context.tagOf(battle, tag),
    };
    const seen = seeMoment(moment, eye);
    if (seen === null) return null;
    const rolls = seenRolls(rollsOfMoment(moment, eye), context);
    return { type: 'BattleMoment', cite: moment.cite, rolls, battle, moment: seen };
  }),
  BattleEnded: (event, viewer, context) =>
    partOf(event, viewer) === 'onlooker'
      ? battleEndedToOnlooker(event, viewer, context)
      : battleEndedToSides(event, viewer, context),
  UnitCrippled: asOwner(({ cite, unit, design, place }, rolls) => ({
    type: 'UnitCrippled',
    cite,
    rolls,
    unit,
    design,
    place: seenPlace(place),
  })),
  UnitRepaired: asOwner(({ cite, unit, design, place }, rolls) => ({
    type: 'UnitRepaired',
    cite,
    rolls,
    unit,
    design,
    place: seenPlace(place),
  })),
  UnitDestroyed: asOwner(({ cite, unit, design, name, place }, rolls) => ({
    type: 'UnitDestroyed',
    cite,
    rolls,
    unit,
    design,
    name,
    place: seenPlace(place),
  })),
  CensusLost: asOwner(({ cite, unit, lost, place }, rolls) => ({
    type: 'CensusLost',
    cite,
    rolls,
    unit,
    lost,
    place: seenPlace(place),
  })),
  CargoChosen: asOwner(({ cite, carrier, units, place, asStanding }, rolls) => ({
    type: 'CargoChosen',
    cite,
    rolls,
    carrier,
    units,
    place: seenPlace(place),
    asStanding,
  })),
  UnitCaptured: unitCaptured,
  UnitsPulledBack: asOwner(({ cite, units, place }, rolls) => ({
    type: 'UnitsPulledBack',
    cite,
    rolls,
    units,
    place: seenPlace(place),
  })),
  // The enemy sees what comes of it, and no Intel.
  IntelSpent: asOwner(({ cite, system, place, on, intel }, rolls) => ({
    type: 'IntelSpent',
    cite,
    rolls,
    system,
    place: seenPlace(place),
    on,
    intel,
  })),
  // From where they came, and where they go, nobody else is told.
  StrikeReturned: asOwner(({ cite, units, system }, rolls) => ({
    type: 'StrikeReturned',
    cite,
    rolls,
    units,
    system,
  })),
  // That nothing more follows is all there is to it.
  EncounterEnded: () => [],
};
