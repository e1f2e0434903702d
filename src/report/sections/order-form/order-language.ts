import type { EmpireView } from '#fog/views/empire-view';
import type { OrderKind } from '#model/orders/order';
import type { Block, Phrase } from '#report/document/document';
import { phrase, quiet, strong } from '#report/document/inline';
import { leftHalfOf } from './left-half-of.ts';
import { type Things, thingsOf } from './order-things.ts';

type Line = Readonly<{ example: string; meaning: string }>;

const lineIf = (thing: string | null, line: (thing: string) => Line): Line | null =>
  thing === null ? null : line(thing);

/** How each kind of order is written, and what it does. */
const LINES: { readonly [K in OrderKind]: (things: Things) => Line | null } = {
  MoveFleet: ({ fleet, next }) => ({
    example: `move ${fleet}: ${next}`,
    meaning: 'further systems after ->',
  }),
  SetRoute: ({ fleet, next }) => ({
    example: `route ${fleet}: to ${next}`,
    meaning: 'or: hold, trade, patrol, escort, ends',
  }),
  ExploreLane: ({ fleet, next }) => ({
    example: `explore ${fleet} toward ${next}`,
    meaning: 'unexplored; or without toward',
  }),
  FormFleet: ({ unit }) => ({
    example: `form "New Fleet" from ${unit}`,
    meaning: 'at first; or: at construction',
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
    meaning: 'then: named "Ares", share 2, pay 4',
  }),
  FundWork: () => ({ example: 'fund w1 4', meaning: 'pays for what is being built' }),
  CancelWork: () => ({ example: 'cancel w1', meaning: 'or: repair u1; half comes back' }),
  RankWorks: () => ({ example: 'rank w2, w1', meaning: 'what is built first at a place' }),
  Rename: ({ unit }) => ({ example: `rename unit ${unit} to Ares`, meaning: 'or: fleet, colony' }),
  RepairUnits: ({ unit }) => ({ example: `repair ${unit} yard`, meaning: 'or: field' }),
  RefitUnits: ({ unit, design }) => ({
    example: `refit ${unit} to ${design}`,
    meaning: 'of the same hull, at a yard',
  }),
  SetStatus: ({ unit }) => ({
    example: `status ${unit} reserve`,
    meaning: 'or: active, mothballed',
  }),
  ImproveLane: ({ explorer, next }) =>
    lineIf(explorer, (unit) => ({
      example: `improve ${unit} toward ${next}`,
      meaning: 'an Explorer, at an end of the lane',
    })),
  UpgradeBase: ({ civilianBase }) =>
    lineIf(civilianBase, (unit) => ({
      example: `upgrade ${unit}`,
      meaning: 'a civilian base, to the next size',
    })),
  ScrapUnits: ({ unit }) => ({ example: `scrap ${unit}`, meaning: 'half its cost comes back' }),
  ScuttleUnits: ({ derelict }) =>
    lineIf(derelict, (unit) => ({ example: `scuttle ${unit}`, meaning: 'for research' })),
  TakeFind: ({ find }) =>
    lineIf(find, (what) => ({
      example: `take 2 ${what}`,
      meaning: 'of what you found; class by class',
    })),
  ReverseEngineer: ({ ahead }) =>
    lineIf(ahead, (unit) => ({
      example: `reverse ${unit}`,
      meaning: 'a higher era, for research',
    })),
  ResupplyUnits: ({ supplier }) =>
    lineIf(supplier, (unit) => ({
      example: `resupply ${unit}`,
      meaning: 'a Supply ship, which is crippled by it',
    })),
  LayMinefields: ({ minefield }) =>
    lineIf(minefield, (unit) => ({ example: `lay ${unit}`, meaning: 'from a Minelayer' })),
  RecoverMinefields: ({ minefield, unit }) =>
    lineIf(minefield, (field) => ({
      example: `recover ${field} aboard ${unit}`,
      meaning: 'what is laid',
    })),
  GiveMap: ({ other, system }) =>
    lineIf(other, (empire) => ({
      example: `tell ${empire} of ${system}`,
      meaning: 'what you know of it',
    })),
  GiveEp: ({ other }) =>
    lineIf(other, (empire) => ({ example: `give 2 to ${empire}`, meaning: 'EP, as a gift' })),
  GiveSchematics: ({ partner, design }) =>
    lineIf(partner, (empire) => ({
      example: `schematics ${design} to ${empire}`,
      meaning: 'to a partner by a Military treaty',
    })),
  ExchangeUnits: ({ partner, unit }) =>
    lineIf(partner, (empire) => ({
      example: `exchange ${unit} for 20 with ${empire}`,
      meaning: 'they order the reverse; for nothing: a gift',
    })),
  OfferTreaty: ({ offer }) =>
    lineIf(offer, (what) => ({
      example: `offer ${what}`,
      meaning: 'or accepts; also: declare, break, reveal, support',
    })),
  // Said with the one above, because all of them are written in the same way.
  RetractOffer: () => null,
  DeclineOffer: () => null,
  BreakTreaty: () => null,
  DeclareWar: () => null,
  RevealTreaty: () => null,
  LendSupport: () => null,
  SetOrdnance: ({ missile }) =>
    lineIf(missile, (unit) => ({
      example: `arm ${unit} with heavy, jammer`,
      meaning: 'or: nothing',
    })),
  RedeployUnits: ({ flight, minefield, fleet }) =>
    lineIf(flight ?? minefield, (unit) => ({
      example: `redeploy ${unit} to ${fleet}`,
      meaning: 'flights, laid minefields; or: at a system',
    })),
  LaunchStrike: ({ striker, next }) =>
    lineIf(striker, (unit) => ({
      example: `strike ${next} with ${unit}`,
      meaning: 'flights, one lane away',
    })),
  Bombard: ({ enemy }) =>
    lineIf(enemy, (system) => ({
      example: `bombard ${system}: general`,
      meaning: 'or other missions',
    })),
  Invade: ({ enemy, soldier }) =>
    lineIf(soldier === null ? null : enemy, (system) => ({
      example: `invade ${system}: ${soldier ?? ''}`,
      meaning: 'from its transport',
    })),
  PlanGround: ({ soldier, system }) =>
    lineIf(soldier, () => ({
      example: `ground ${system}: spread`,
      meaning: 'or: weakest, strongest, hold',
    })),
  RunMission: ({ spies, target }) =>
    lineIf(target === null ? null : spies, (system) => ({
      example: `mission espionage fleet at ${target ?? ''} from ${system}`,
      meaning: 'or another mission; see the form',
    })),
  InvestTech: () => ({ example: 'invest 2', meaning: 'EP into research' }),
  DesignUnit: ({ designing }) =>
    lineIf(designing, (name) => ({
      example: `design "${name}" ship CA: dv 6, as 4, af 3, cv 1, cr 4, Scout 1`,
      meaning: 'a class of your own, for an advance',
    })),
  RaiseProductivity: ({ system }) => ({
    example: `develop ${system}`,
    meaning: 'or: sell, intel, terraform',
  }),
  // Said with the one above, because all four are written in the same way.
  SellProductivity: () => null,
  RaiseIntel: () => null,
  Terraform: () => null,
  SpecialiseColony: ({ specialised }) =>
    lineIf(specialised, (system) => ({
      example: `specialise ${system} to mining`,
      meaning: 'or: industrial, research, agriculture, nothing',
    })),
  SetMartialLaw: ({ system }) => ({
    example: `law ${system}`,
    meaning: 'martial law; at the end: ends',
  }),
  TakeReprisal: ({ system }) => ({ example: `reprisal ${system}`, meaning: 'a reprisal' }),
  SetTrade: ({ convoy }) => ({ example: `trade ${convoy}`, meaning: 'at the end: stop' }),
  LoadCargo: ({ convoy }) => ({ example: `load ${convoy} census`, meaning: 'or units instead' }),
  UnloadCargo: ({ convoy }) => ({
    example: `unload ${convoy} census`,
    meaning: 'or units instead',
  }),
  BidForConvoy: ({ hiring, next }) =>
    lineIf(hiring, (system) => ({
      example: `bid 5 from ${system} to ${next} with census`,
      meaning: 'an independent convoy; or units instead',
    })),
  Colonize: ({ convoy, other }) => ({
    example: `colonize ${convoy}`,
    meaning: other === null ? 'where the convoy ends its move' : `then: unless ${other}`,
  }),
};

const lineText = ({ example, meaning }: Line): Phrase =>
  phrase(strong(example), ' ', quiet(meaning));

const INTRODUCTION =
  'One order per line, most important first: EP are spent in that order. Fleets, units and ' +
  'systems by their marks or by their names; names of several words best in quotes. ' +
  '# begins a remark.';
/**
 * How to write orders: a line for each verb that the reader can use, with an example from their own things, in two
 * columns that no page break separates from their heading.
 */
export function orderLanguage(view: EmpireView): readonly Block[] {
  const things = thingsOf(view);
  const lines = Object.values(LINES)
    .map((line) => line(things))
    .filter((line) => line !== null);
  const lengths = lines.map(({ example, meaning }) => example.length + meaning.length);
  const half = leftHalfOf(INTRODUCTION.length, lengths);
  const items = lines.map(lineText);
  return [
    { kind: 'heading', level: 1, text: 'How orders are written' },
    {
      kind: 'columns',
      left: [
        { kind: 'paragraph', text: phrase(INTRODUCTION) },
        { kind: 'list', items: items.slice(0, half) },
      ],
      right: [{ kind: 'list', items: items.slice(half) }],
    },
  ];
}
