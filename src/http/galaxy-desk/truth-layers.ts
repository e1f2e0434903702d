import { groupBy } from '#kernel/collections/group-by';
import { valuesById } from '#kernel/collections/tables';
import type { Galaxy } from '#app/usecases/desk/read-galaxy';
import type { EmpireView, SystemView } from '#fog/views/empire-view';
import type { SystemId } from '#model/campaign/ids';
import type { StarSystem } from '#model/campaign/system';
import type { SystemNote } from '#report/document/map-overlay';
import { waitingFindsIn } from '#rules/galaxy/waiting-finds-in';
import { orderKeptWords } from '#http/words/order-kept-words';
import type { GalaxyLayer } from './galaxy-look.ts';
import { type GalaxyWorld, whereaboutsOf } from './galaxy-world.ts';
import { TEXTS } from './texts.ts';

type Told = Readonly<{ note: string; about: string }> | null;
type TruthLayer = Exclude<GalaxyLayer, 'age'>;

const wordsOf = (words: readonly string[]): Told =>
  words.length === 0 ? null : { note: words.join(', '), about: words.join(', ') };

const valuesOf = ({ raw, capacity, census }: Pick<StarSystem, 'raw' | 'capacity' | 'census'>) => ({
  note: TEXTS.valuesShort(raw, capacity, census),
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
    about: [...blockaded, TEXTS.outOfSupply(units)].join(', '),
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
    none: () => null,
    values: valuesOf,
    finds: (system) => findsOf(system, world),
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

const NOTHING = (): Told => null;

/** What each layer says of a system as an empire knows it. */
const KNOWN: Readonly<Record<GalaxyLayer, (system: SystemView) => Told>> = {
  none: NOTHING,
  // How well others are supplied is not known, and the empire’s own desk tells it of itself.
  supply: NOTHING,
  raids: NOTHING,
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
