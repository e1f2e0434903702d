import { invariant } from '#kernel/result/invariant';
import { cite, type RuleRef } from '#kernel/reasons/cite';
import type { SeenEventType } from '#fog/views/seen-event';
import { SENTENCES_BY_FAMILY } from '#report/sentences/sentences';
import { EVENT_FAMILIES, type EventFamily } from './event-families.ts';

/** What happens in several phases, and where each rule of these has it told. */
const FAMILIES_BY_RULE: {
  readonly [T in SeenEventType]?: Readonly<Record<RuleRef, EventFamily>>;
} = {
  UnitDestroyed: {
    [cite('SUP-3')]: 'supply',
    [cite('SUP-7')]: 'supply',
    [cite('MOV-5')]: 'movement',
    [cite('OPT-24')]: 'movement',
    [cite('BOM-1')]: 'sieges',
    [cite('BOM-2')]: 'sieges',
    [cite('OPT-18')]: 'sieges',
    [cite('GND-1')]: 'sieges',
    [cite('GND-6')]: 'sieges',
    [cite('INT-6')]: 'intel',
  },
  SystemHurt: { [cite('INT-9')]: 'intel' },
  OutputMarked: { [cite('INT-9')]: 'intel' },
  UnitCrippled: { [cite('OPT-24')]: 'movement' },
  ColonyDied: { [cite('BOM-2')]: 'sieges' },
  UnitTaken: { [cite('GND-6')]: 'sieges' },
  UnitSurrendered: { [cite('GND-6')]: 'sieges' },
  UnitsOutOfSupply: { [cite('MOV-5')]: 'movement' },
  UnitsAssigned: { [cite('CON-11')]: 'construction', [cite('CSC-14')]: 'encounters' },
  FleetFormed: { [cite('CON-11')]: 'construction' },
};

/** What is told elsewhere than the other events of its table of sentences. */
const APART: { readonly [T in SeenEventType]?: EventFamily } = {
  SystemConquered: 'news',
  EmpireFell: 'news',
  SplinterColonyJoined: 'colonies',
  TechGained: 'research',
  UnitScuttled: 'research',
  TreasureFound: 'income',
  MoraleRaised: 'colonies',
  RouteInterrupted: 'income',
  MinefieldsFired: 'movement',
  StrikeLaunched: 'encounters',
  ConvoyBid: 'orders',
  ProjectBegun: 'orders',
  ProjectCancelled: 'construction',
  ProjectRefunded: 'construction',
};

const FAMILY_OF: ReadonlyMap<string, EventFamily> = new Map(
  EVENT_FAMILIES.flatMap((family) =>
    Object.keys(SENTENCES_BY_FAMILY[family]).map((type) => [type, family] as const),
  ),
);

function familyOfType(type: SeenEventType): EventFamily {
  const family = APART[type] ?? FAMILY_OF.get(type);
  invariant(family !== undefined, 'FAMILY_MISSING', type);
  return family;
}

/** Under which heading something is told that happened by a rule. */
export const familyOf = (type: SeenEventType, rule: RuleRef): EventFamily =>
  FAMILIES_BY_RULE[type]?.[rule] ?? familyOfType(type);
