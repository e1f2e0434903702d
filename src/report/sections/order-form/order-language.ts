import { valuesById } from '#kernel/collections/tables';
import type { EmpireView } from '#fog/views/empire-view';
import type { OrderKind, Unit, UnitKind } from '#fog/views/terms';
import type { Block, Phrase } from '#report/document/document';
import { phrase, quiet, strong } from '#report/document/inline';
import { shortId } from '#report/sentences/names';
import { ownSystemsOf } from '../own-systems.ts';

/** What the examples speak of: the reader's own things, as far as he has such. */
type Things = Readonly<{
  fleet: string;
  unit: string;
  convoy: string;
  minefield: string;
  flight: string;
  missile: string;
  system: string;
  next: string;
  design: string;
  other: string;
}>;

type Line = Readonly<{ example: string; meaning: string }>;

/** How each kind of order is written, and what it does. */
const LINES: { readonly [K in OrderKind]: (things: Things) => Line } = {
  MoveFleet: ({ fleet, next }) => ({
    example: `move ${fleet}: ${next}`,
    meaning: 'further systems after ->',
  }),
  SetRoute: ({ fleet, system, next }) => ({
    example: `route ${fleet}: patrol ${system}, ${next}`,
    meaning: 'each turn; or: to, hold, trade, escort, return, ends',
  }),
  ExploreLane: ({ fleet, next }) => ({
    example: `explore ${fleet} toward ${next}`,
    meaning: 'an unexplored lane; without toward: any',
  }),
  FormFleet: ({ unit }) => ({
    example: `form "New Fleet" from ${unit}`,
    meaning: 'before Movement; at the end: at construction',
  }),
  AssignUnits: ({ unit, fleet }) => ({
    example: `assign ${unit} to ${fleet}`,
    meaning: 'or: ashore, aboard u1',
  }),
  SetStanding: ({ fleet }) => ({
    example: `standing ${fleet}: engage enemies at 80, refuse below 50`,
    meaning: 'standing empire: for all fleets',
  }),
  BuildUnits: ({ design, system }) => ({
    example: `build 2 ${design} at ${system} with shipyard`,
    meaning: 'then: named "Ares", pay 4',
  }),
  FundWork: () => ({ example: 'fund w1 4', meaning: 'pays for what is being built' }),
  CancelWork: () => ({ example: 'cancel w1', meaning: 'half of what was paid comes back' }),
  RepairUnits: ({ unit }) => ({ example: `repair ${unit} yard`, meaning: 'or: field' }),
  SetStatus: ({ unit }) => ({
    example: `status ${unit} reserve`,
    meaning: 'or: active, mothballed',
  }),
  ScrapUnits: ({ unit }) => ({ example: `scrap ${unit}`, meaning: 'half its cost comes back' }),
  ScuttleUnits: ({ unit }) => ({
    example: `scuttle ${unit}`,
    meaning: 'a derelict, for research',
  }),
  ResupplyUnits: ({ unit }) => ({
    example: `resupply ${unit}`,
    meaning: 'a Supply ship, which is crippled by it',
  }),
  LayMinefields: ({ minefield }) => ({
    example: `lay ${minefield}`,
    meaning: 'minefields from a Minelayer',
  }),
  RecoverMinefields: ({ minefield, unit }) => ({
    example: `recover ${minefield} aboard ${unit}`,
    meaning: 'minefields that are laid',
  }),
  GiveMap: ({ other, system }) => ({
    example: `tell ${other} of ${system}`,
    meaning: 'gives away what you know of it',
  }),
  SetOrdnance: ({ missile }) => ({
    example: `arm ${missile} with heavy, jammer`,
    meaning: 'a unit with Missile; or: nothing',
  }),
  RedeployUnits: ({ flight, fleet }) => ({
    example: `redeploy ${flight} to ${fleet}`,
    meaning: 'flights, laid minefields; or: at a system',
  }),
  InvestTech: () => ({ example: 'invest 2', meaning: 'EP into research' }),
  RaiseProductivity: ({ system }) => ({
    example: `develop ${system}`,
    meaning: 'a point of Productivity',
  }),
  SellProductivity: ({ system }) => ({
    example: `sell ${system}`,
    meaning: 'a point of Productivity',
  }),
  RaiseIntel: ({ system }) => ({ example: `intel ${system}`, meaning: 'a point of Intel' }),
  SetTrade: ({ convoy }) => ({ example: `trade ${convoy}`, meaning: 'at the end: stop' }),
  LoadCargo: ({ convoy }) => ({ example: `load ${convoy} census`, meaning: 'or units instead' }),
  UnloadCargo: ({ convoy }) => ({
    example: `unload ${convoy} census`,
    meaning: 'or units instead',
  }),
  Colonize: ({ convoy }) => ({
    example: `colonize ${convoy}`,
    meaning: 'where the convoy ends its move',
  }),
};

/** A name that may hold what means something in an order stands in quotes. */
const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

type Marked = Readonly<{ id: string }>;

const markOf = (thing: Marked | undefined, otherwise: string): string =>
  thing === undefined ? otherwise : shortId(thing.id);

const designName = ({ empire, designs }: EmpireView): string => {
  const [unlocked] = empire.unlocked;
  const known = unlocked === undefined ? undefined : designs[unlocked];
  return known?.design.name ?? 'Convoy';
};

const firstWithMissile = ({ designs }: EmpireView, units: readonly Unit[]): Unit | undefined =>
  units.find(({ design: id }) => {
    const row = designs[id];
    return row?.known === 'stats' && row.design.abilities.some((one) => one.id === 'missile');
  });

function thingsOf(view: EmpireView): Things {
  const units = valuesById(view.units);
  const firstOf = (kind: UnitKind): Unit | undefined =>
    units.find(({ design }) => view.designs[design]?.design.kind === kind);
  const [own] = ownSystemsOf(view);
  const other = valuesById(view.systems).find(({ id }) => id !== own?.id);
  return {
    fleet: markOf(valuesById(view.fleets)[0], 'f1'),
    unit: markOf(firstOf('ship') ?? units[0], 'u1'),
    convoy: markOf(firstOf('convoy') ?? units[0], 'u2'),
    flight: markOf(firstOf('flight'), 'u5'),
    minefield: markOf(firstOf('minefield'), 'u3'),
    missile: markOf(firstWithMissile(view, units), 'u4'),
    system: quoted(own?.name ?? 'Sol'),
    next: quoted(other?.name ?? 'Sirius'),
    design: quoted(designName(view)),
    other: quoted(valuesById(view.neighbours)[0]?.name ?? 'Their Empire'),
  };
}

const lineText = ({ example, meaning }: Line): Phrase =>
  phrase(strong(example), ' ', quiet(meaning));

const INTRODUCTION =
  'One order on a line, in the order in which your EP are to be spent. Fleets, units and ' +
  'systems by their marks or by their names; names of several words best in quotes. ' +
  '# begins a remark.';
/** About as many lines of the list as it takes the room of, halved between the columns. */
const LINES_OF_INTRODUCTION = 2;

/**
 * How orders are written, a line for each verb with an example of the reader's own, in two columns
 * that no page break divides from their heading.
 */
export function orderLanguage(view: EmpireView): readonly Block[] {
  const things = thingsOf(view);
  const lines = Object.values(LINES).map((line) => lineText(line(things)));
  const half = Math.ceil(lines.length / 2) - LINES_OF_INTRODUCTION;
  return [
    { kind: 'heading', level: 1, text: 'How orders are written' },
    {
      kind: 'columns',
      left: [
        { kind: 'paragraph', text: phrase(INTRODUCTION) },
        { kind: 'list', items: lines.slice(0, half) },
      ],
      right: [{ kind: 'list', items: lines.slice(half) }],
    },
  ];
}
