import { groupBy } from '#kernel/collections/group-by';
import { sumOf } from '#kernel/numbers/sum';
import { valuesById } from '#kernel/collections/tables';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import { farEndOf, type Lane } from '#model/campaign/lane';
import { settlementOf, type StarSystem } from '#model/campaign/system';
import type { Fleet } from '#model/forces/fleet';
import { systemIncomeOf } from '#rules/economy/system-income-of';
import { orderKeptWords } from '#http/words/order-kept-words';
import { type Card, type CardLine, type Fact, factsOf } from './card.ts';
import { galaxyAddress, NOW } from './galaxy-look.ts';
import { fleetPage, type GalaxyWorld, powerPage, powerWord, systemPage } from './galaxy-world.ts';
import { nativesText, openFinds, waitingFinds } from './site-texts.ts';
import { rosterAddress } from './roster-look.ts';
import { TEXTS } from './texts.ts';
import { natureOf, worldFacts } from './world-page.ts';

const ownerFact = (world: GalaxyWorld, owner: EmpireId | null, isColony = false): Fact => ({
  label: TEXTS.owner,
  value: owner === null ? (isColony ? TEXTS.independent : TEXTS.nobody) : world.names.empire(owner),
  href: owner === null ? '' : powerPage(world, owner),
});

function siteFacts(world: GalaxyWorld, system: StarSystem): readonly Fact[] {
  const { traits, anomalies, specialisation, offMapLanes } = system;
  return factsOf([
    [TEXTS.traits, traits.join(', ')],
    [TEXTS.anomalies, anomalies.join(', ')],
    [TEXTS.natives, nativesText(system)],
    [TEXTS.waitsToBeFound, waitingFinds(world, system)],
    [TEXTS.found, openFinds(world, system)],
    [TEXTS.specialised, specialisation?.kind ?? ''],
    [TEXTS.lanesOffMap, offMapLanes === 0 ? '' : offMapLanes],
  ]);
}

function systemFacts(world: GalaxyWorld, system: StarSystem): readonly Fact[] {
  const { importance, capacity, raw, census, morale, productivity, utilized, intel } = system;
  const state = [...orderKeptWords(system), ...(system.blockaded ? [TEXTS.blockaded] : [])];
  return [
    ownerFact(world, system.owner, census > 0),
    ...factsOf([
      [TEXTS.importance, importance],
      [TEXTS.raw, raw],
      [TEXTS.capacity, capacity],
      [TEXTS.census, census],
      [TEXTS.morale, morale],
      [TEXTS.productivity, productivity],
      [TEXTS.utilized, utilized],
      [TEXTS.income, TEXTS.points(systemIncomeOf(system))],
      [TEXTS.intel, intel],
      [TEXTS.state, state.join(', ')],
    ]),
    ...siteFacts(world, system),
  ];
}

const fleetLine = (world: GalaxyWorld, { id, name, owner }: Fleet): CardLine => ({
  text: TEXTS.fleetLine(name, world.names.empire(owner), world.index.inFleet(id).length),
  href: fleetPage(world, id),
});

/** Units that belong to a system, by owner, with their rows in the roster. */
const garrisonLines = (world: GalaxyWorld, system: SystemId): readonly CardLine[] =>
  [...groupBy(world.index.atSystem(system), ({ owner }) => owner)].map(([owner, units]) => ({
    text: TEXTS.unitsOf(units.length, world.names.empire(owner)),
    href: rosterAddress(world.base, { at: system, owner: world.keys[owner] ?? owner }),
  }));

const workLines = ({ view, names }: GalaxyWorld, system: SystemId): readonly CardLine[] =>
  valuesById(view.works)
    .filter((work) => work.system === system && !work.cancelled)
    .map(({ name, design, owner, paid, cost }) => {
      const what = name === '' ? names.design(design) : name;
      return { text: TEXTS.workLine(what, names.empire(owner), paid, cost), href: '' };
    });

const laneLines = (world: GalaxyWorld, system: SystemId): readonly CardLine[] =>
  valuesById(world.view.lanes)
    .filter(({ a, b }) => a === system || b === system)
    .map((lane) => {
      const to = world.names.system(farEndOf(lane, system));
      const href = galaxyAddress(world, { ...NOW, chosen: { kind: 'lane', id: lane.id } });
      return { text: TEXTS.laneLine(to, lane.class), href };
    });

const SETTLEMENTS = {
  colony: TEXTS.colony,
  outpost: TEXTS.outpost,
  uninhabited: TEXTS.uninhabited,
} as const;

/** A system with all that is in it. */
export function systemCard(world: GalaxyWorld, system: StarSystem): Card {
  const { id, name } = system;
  return {
    title: name,
    about: `${TEXTS.system} ${id}, ${SETTLEMENTS[settlementOf(system)]}`,
    facts: systemFacts(world, system),
    lists: [
      {
        title: TEXTS.fleetsHere,
        lines: world.index.fleetsAt(id).map((one) => fleetLine(world, one)),
      },
      { title: TEXTS.unitsHere, lines: garrisonLines(world, id) },
      { title: TEXTS.worksHere, lines: workLines(world, id) },
      { title: TEXTS.lanes, lines: laneLines(world, id) },
    ].filter(({ lines }) => lines.length > 0),
    page: systemPage(world, id),
    acts: [],
  };
}

function placeFact(world: GalaxyWorld, { place }: Fleet): Fact {
  const href =
    place.kind === 'system'
      ? systemPage(world, place.system)
      : galaxyAddress(world, { chosen: { kind: 'lane', id: place.lane } });
  return { label: TEXTS.place, value: world.names.at(place), href };
}

/** A fleet with its units by class. */
export function fleetCard(world: GalaxyWorld, fleet: Fleet): Card {
  const { id, name, owner, route, withdrawing, lastMoved } = fleet;
  const units = world.index.inFleet(id);
  const { names } = world;
  return {
    title: name === '' ? id : name,
    about: `${TEXTS.fleet} ${id}`,
    facts: [
      ownerFact(world, owner),
      placeFact(world, fleet),
      ...factsOf([
        [TEXTS.route, route === null ? '' : TEXTS.routeKinds[route.route.kind]],
        [
          TEXTS.movement,
          withdrawing === null ? '' : TEXTS.withdrawing(names.lane(withdrawing.lane)),
        ],
        [TEXTS.lastMoved, lastMoved === 0 ? TEXTS.neverMoved : TEXTS.turn(lastMoved)],
      ]),
    ],
    lists: [
      {
        title: TEXTS.unitsInFleet,
        lines: [...groupBy(units, ({ design }) => design)].map(([design, same]) => ({
          text: `${String(same.length)} ${names.design(design)}`,
          href: rosterAddress(world.base, { fleet: id, design }),
        })),
      },
    ],
    page: fleetPage(world, id),
    acts: [],
  };
}

/** A lane with the fleets in it. */
export function laneCard(world: GalaxyWorld, lane: Lane): Card {
  const endLine = (id: SystemId): CardLine => {
    const isThere = Object.hasOwn(world.view.systems, id);
    return { text: world.names.system(id), href: isThere ? systemPage(world, id) : '' };
  };
  const fleets = world.index.fleetsIn(lane.id).map((one) => fleetLine(world, one));
  return {
    title: world.names.lane(lane.id),
    about: `${TEXTS.lane} ${lane.id}`,
    facts: factsOf([[TEXTS.laneClass, lane.class]]),
    lists: [
      { title: TEXTS.ends, lines: [lane.a, lane.b].map(endLine) },
      { title: TEXTS.fleetsHere, lines: fleets },
    ].filter(({ lines }) => lines.length > 0),
    page: '',
    acts: [],
  };
}

/** An empire, or a power that nobody plays. */
export function powerCard(world: GalaxyWorld, id: EmpireId): Card {
  const { view, names } = world;
  const empire = view.empires[id];
  const systems = valuesById(view.systems).filter(({ owner }) => owner === id);
  const key = encodeURIComponent(world.keys[id] ?? id);
  const nature = natureOf(world, id);
  return {
    title: names.empire(id),
    about: powerWord(world, id, TEXTS.empire),
    facts: [
      ...(nature === null ? [] : worldFacts(nature)),
      ...(empire === undefined
        ? []
        : [
            ...factsOf([
              [TEXTS.state, empire.fellIn === undefined ? '' : TEXTS.fell(empire.fellIn)],
              [TEXTS.treasury, TEXTS.points(empire.treasury)],
              [TEXTS.era, empire.era],
              [TEXTS.techPool, empire.techPool],
            ]),
            {
              label: TEXTS.homeworld,
              value: names.system(empire.homeworld),
              href: systemPage(world, empire.homeworld),
            },
          ]),
      ...factsOf([
        [TEXTS.systems, systems.length],
        [TEXTS.census, sumOf(systems, ({ census }) => census)],
        [TEXTS.income, TEXTS.points(sumOf(systems, systemIncomeOf))],
      ]),
    ],
    lists: [],
    page: '',
    acts:
      empire === undefined
        ? []
        : [
            { href: `${world.base}/reports/${key}/${String(view.turn)}/sheet`, label: TEXTS.sheet },
            { href: `${world.base}/orders/${key}`, label: TEXTS.orders },
          ],
  };
}
