import { strengthOfUnits, strengthTogether } from '#fog/views/force-strength';
import { groupBy } from '#kernel/collections/group-by';
import { rowOf } from '#kernel/collections/row-of';
import { unique } from '#kernel/collections/unique';
import { counted } from '#kernel/words/counted';
import { ledgerTotal } from '#kernel/reasons/ledger';
import { valuesById } from '#kernel/collections/tables';
import type { Galaxy } from '#app/usecases/desk/read-galaxy';
import type { EmpireView, SystemView } from '#fog/views/empire-view';
import type { DesignId, SystemId } from '#model/campaign/ids';
import type { StarSystem } from '#model/campaign/system';
import type { SystemNote } from '#report/document/map-overlay';
import { yardsAndDepots } from '#rules/construction/yards-and-depots';
import { civilianTradeIn, NO_CIVILIAN_TRADE } from '#rules/economy/civilian-trade-in';
import { commerceOf } from '#rules/economy/commerce-of';
import { waitingFindsIn } from '#rules/galaxy/waiting-finds-in';
import { strengthAlone, strengthShort, strengthText } from '#http/words/strength-words';
import { worksShort, worksText } from '#http/words/works-words';
import { orderKeptWords } from '#http/words/order-kept-words';
import type { GalaxyLayer } from './galaxy-look.ts';
import { type GalaxyWorld, whereaboutsOf } from './galaxy-world.ts';
import { TEXTS } from './texts.ts';

type Told = Readonly<{ note: string; short?: string; about: string }> | null;
const NOTHING = (): Told => null;
type TruthLayer = Exclude<GalaxyLayer, 'age'>;

/** Where there is no room, the first of the words, and how many more there are. */
function wordsOf(words: readonly string[]): Told {
  const [first, ...rest] = words;
  if (first === undefined) return null;
  const all = words.join(', ');
  const short = rest.length === 0 ? {} : { short: `${first} +${String(rest.length)}` };
  return { note: all, ...short, about: all };
}

const valuesOf = ({ raw, capacity, census }: Pick<StarSystem, 'raw' | 'capacity' | 'census'>) => ({
  note: TEXTS.valuesShort(raw, capacity, census),
  short: TEXTS.rawShort(raw),
  about: TEXTS.valuesText(raw, capacity, census),
});

function findsOf(system: StarSystem, { view }: GalaxyWorld): Told {
  const { native, anomalies } = system;
  const waiting = waitingFindsIn(system, view.rules).map(({ what }) => what);
  const others = anomalies.filter((one) => !waiting.includes(one));
  const natives = native === null ? [] : [TEXTS.nativesShort(native.census)];
  return wordsOf([...waiting.map((one) => `${one} !`), ...others, ...natives]);
}

/** How many units are out of supply at each system. @rule SUP-7 */
function unsuppliedAt(world: GalaxyWorld): ReadonlyMap<SystemId, number> {
  const lacking = valuesById(world.view.units).filter(({ outOfSupply }) => outOfSupply > 0);
  const places = lacking.flatMap((unit) => {
    const { place } = whereaboutsOf(world, unit);
    return place?.kind === 'system' ? [place.system] : [];
  });
  return new Map(
    [...groupBy(places, (system) => system)].map(([system, all]) => [system, all.length]),
  );
}

function supplyOf(system: StarSystem, lacking: ReadonlyMap<SystemId, number>): Told {
  const units = lacking.get(system.id) ?? 0;
  const blockaded = system.blockaded ? [TEXTS.blockaded] : [];
  if (units === 0) return wordsOf(blockaded);
  return {
    note: [...blockaded, TEXTS.outOfSupplyShort(units)].join(', '),
    short: TEXTS.outOfSupplyShort(units),
    about: [...blockaded, TEXTS.outOfSupply(units)].join(', '),
  };
}

/** The fleets of each power at a system with their strength. */
function fleetsOf({ id }: StarSystem, { view, index, names }: GalaxyWorld): Told {
  const designOf = (design: DesignId) => view.designs[design];
  const fleets = index.fleetsAt(id).map(({ id: fleet, name, owner }) => {
    return { name, owner, strength: strengthOfUnits(index.inFleet(fleet), designOf) };
  });
  if (fleets.length === 0) return null;
  const powers = [...groupBy(fleets, ({ owner }) => owner)];
  const notes = powers.map(([owner, own]) => {
    const [first] = own;
    const many =
      own.length === 1 && first !== undefined ? first.name : counted(own.length, 'fleet');
    const isAlone = powers.length === 1;
    const all = strengthTogether(own.map(({ strength }) => strength));
    // Alone its sign on the map says whose they are.
    const who = isAlone ? many : TEXTS.fleetOf(many, names.empire(owner));
    const alone = isAlone ? strengthAlone(all) : strengthShort(names.empire(owner), all);
    return { note: strengthShort(who, all), short: alone ?? many };
  });
  const about = fleets.map(({ name, owner, strength }) =>
    strengthText(TEXTS.fleetOf(name, names.empire(owner)), strength),
  );
  return {
    note: notes.map(({ note }) => note).join(' | '),
    short: notes.map(({ short }) => short).join(' | '),
    about: about.join('; '),
  };
}

/** The shipyards and depots of a system. @rule CON-1 */
function worksOf({ id }: StarSystem, { view, index }: GalaxyWorld): Told {
  const units = index.atSystem(id).map(({ design }) => ({ design, count: 1 }));
  const works = yardsAndDepots(units, (design) => view.designs[design]);
  if (works.yards + works.depots === 0) return null;
  return { note: worksShort(works), about: worksText(works) };
}

/** Whose convoys trade at each system. @rule MOV-6 */
function tradersAt(world: GalaxyWorld): ReadonlyMap<SystemId, readonly string[]> {
  const traders = valuesById(world.view.units).flatMap((unit) => {
    const place = unit.trading ? whereaboutsOf(world, unit).place : null;
    return place?.kind === 'system' ? [{ at: place.system, owner: unit.owner }] : [];
  });
  return new Map(
    [...groupBy(traders, ({ at }) => at)].map(([at, all]) => [
      at,
      unique(all.map(({ owner }) => world.names.empire(owner))),
    ]),
  );
}

/** What a route of the owner earns where convoys trade. @rule ECO-2 */
function tradeOf({ view }: GalaxyWorld, traders: ReturnType<typeof tradersAt>) {
  const designOf = (design: DesignId) => rowOf(view.designs, design);
  const civilian = civilianTradeIn(valuesById(view.units), designOf);
  return (system: StarSystem): Told => {
    const whose = traders.get(system.id);
    if (whose === undefined) return null;
    const market = { ...system, ...(civilian.get(system.id) ?? NO_CIVILIAN_TRADE) };
    const points = ledgerTotal(commerceOf([market], []));
    const short = TEXTS.pointsShort(points);
    return { note: TEXTS.tradeShort(points), short, about: TEXTS.trade(whose, points) };
  };
}

const raidOf = (chance: number | undefined): Told =>
  chance === undefined ? null : { note: TEXTS.raidShort(chance), about: TEXTS.raid(chance) };

const noteOf = (told: Told, isChosen: boolean): SystemNote | null => {
  if (told === null && !isChosen) return null;
  return { ring: isChosen ? 'goal' : null, ...(told ?? { note: '', about: '' }) };
};

type NoteOf = (id: SystemId) => SystemNote | null;

/** What a layer of the true map says of each system, with a ring round the one that is chosen. */
export function truthNotes(
  world: GalaxyWorld,
  layer: GalaxyLayer,
  { chosen, raids }: Readonly<{ chosen: SystemId | null; raids: Galaxy['raids'] }>,
): NoteOf {
  const lacking = layer === 'supply' ? unsuppliedAt(world) : new Map<SystemId, number>();
  const tellers: Readonly<Record<TruthLayer, (system: StarSystem) => Told>> = {
    none: NOTHING,
    values: valuesOf,
    finds: (system) => findsOf(system, world),
    fleets: (system) => fleetsOf(system, world),
    works: (system) => worksOf(system, world),
    trade: layer === 'trade' ? tradeOf(world, tradersAt(world)) : NOTHING,
    order: (system) => wordsOf(orderKeptWords(system)),
    supply: (system) => supplyOf(system, lacking),
    raids: ({ id }) => raidOf(raids.get(id)),
  };
  const tell = tellers[layer === 'age' ? 'none' : layer];
  return (id) => {
    const system = world.view.systems[id];
    return noteOf(system === undefined ? null : tell(system), id === chosen);
  };
}

/** What each layer says of a system as an empire knows it. */
const KNOWN: Readonly<Record<GalaxyLayer, (system: SystemView) => Told>> = {
  none: NOTHING,
  // How well others are supplied is not known, and the empire’s own desk tells it of itself.
  supply: NOTHING,
  raids: NOTHING,
  // The map shows what it has seen of fleets and bases.
  fleets: NOTHING,
  works: NOTHING,
  trade: NOTHING,
  values: ({ own, visited }) => {
    const facts = own ?? visited?.facts;
    return facts === undefined ? null : valuesOf({ census: 0, ...facts });
  },
  finds: ({ own, visited }) => wordsOf((own ?? visited?.facts)?.anomalies ?? []),
  order: ({ own }) => (own === null ? null : wordsOf(orderKeptWords(own))),
  age: ({ own, visited, located }) =>
    own === null ? wordsOf([TEXTS.seenIn((visited ?? located).turn)]) : null,
};

/** The same of the map that an empire knows. @rule FOG-2 */
export function knownNotes(view: EmpireView, layer: GalaxyLayer, chosen: SystemId | null): NoteOf {
  return (id) => {
    const system = view.systems[id];
    return noteOf(system === undefined ? null : KNOWN[layer](system), id === chosen);
  };
}
