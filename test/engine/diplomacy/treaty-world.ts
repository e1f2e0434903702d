import { economicPhase } from '#engine/phases/economic/phase';
import { intelPhase } from '#engine/phases/intel/phase';
import { scriptedDice } from '#kernel/dice/scripted-dice';
import type { Agreement } from '#model/campaign/dealings';
import { type DiplomaticState, type Relation, relationIdOf } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import type { Tension } from '#model/campaign/tension';
import type { CampaignEvent } from '#model/events/campaign-event';
import type { Order } from '#model/orders/order';
import type { RollPurpose } from '#model/rolls/roll-purpose';
import { DEFAULT_RULE_SET, type RuleSet } from '#model/settings/rule-set';
import { empireId, systemId } from '#test/support/campaign';
import {
  eventsOf,
  inputOf,
  looked,
  ordersOf,
  type Voyaged,
  voyageOf,
} from '../movement/voyages.ts';

export const ON: RuleSet = { ...DEFAULT_RULE_SET, tension: 'on', startingTension: 37 };
export const [red, blue, green] = ['red', 'blue', 'green'].map(empireId) as [
  ReturnType<typeof empireId>,
  ReturnType<typeof empireId>,
  ReturnType<typeof empireId>,
];
const RED_BLUE = relationIdOf(red, blue);
const at = (value: number): Tension => ({ start: value, value, steps: [] });

type Part = Partial<Relation> & Readonly<{ tense?: Readonly<Record<string, number>> }>;

/** Red at A, blue at B, green at C, on one road; `parts`: what is else between red and blue. */
export function worldOf(
  states: Readonly<Record<string, DiplomaticState>>,
  part: Part = {},
): CampaignState {
  const all = { 'red/blue': 'trade', 'red/green': 'trade', 'blue/green': 'trade' } as const;
  const state = voyageOf({
    empires: ['red', 'blue', 'green'],
    states: { ...all, ...states },
    lanes: { 'A-B': 'minor', 'B-C': 'minor' },
    owners: { A: 'red', B: 'blue', C: 'green' },
    fleets: {},
  });
  const { tense = {}, ...row } = part;
  const tensions = Object.fromEntries(Object.entries(tense).map(([of, value]) => [of, at(value)]));
  const relations = Object.fromEntries(
    Object.entries(state.relations).map(([id, one]) => [
      id,
      { ...one, sustained: true, ...(id === RED_BLUE ? { ...row, tensions } : {}) },
    ]),
  );
  const sol = { ...state.systems[systemId('A')]!, intel: 4 };
  const empires = { ...state.empires, [red]: { ...state.empires[red]!, treasury: 9 } };
  return { ...state, turn: 7, relations, empires, systems: { ...state.systems, [sol.id]: sol } };
}

type Sheets = Readonly<Record<string, readonly Order[]>>;

/** Economic and Intel Phase; the dice fall as said. */
export function play(
  state: CampaignState,
  sheets: Sheets,
  { dice = [], rules = ON }: Readonly<{ dice?: readonly number[]; rules?: RuleSet }> = {},
): Voyaged {
  const script = dice.map((value) => ({ purpose: 'diplomacy', values: [value], faces: 100 }));
  const scripted = scriptedDice<RollPurpose>(script);
  const events: CampaignEvent[] = [];
  let now = { ...looked(state), phase: 'economic' } as CampaignState;
  for (const phase of [economicPhase, intelPhase]) {
    const input = inputOf({ ...now, phase: phase.id }, ordersOf(sheets), rules);
    const result = phase.run({ ...input, dice: scripted });
    if (!result.done) throw new Error('these phases ask nothing');
    now = result.state;
    events.push(...result.events);
  }
  scripted.assertExhausted();
  return { state: now, events };
}

export const between = ({ state }: Voyaged, one = red, other = blue): Relation =>
  state.relations[relationIdOf(one, other)]!;
export const offer = (to: string, what: Agreement, part: Partial<Order> = {}): Order =>
  ({
    kind: 'OfferTreaty',
    to: empireId(to),
    offer: what,
    covert: false,
    keep: false,
    ...part,
  }) as Order;
export const breaks = (other: string, support: string | null = null): Order => ({
  kind: 'BreakTreaty',
  with: empireId(other),
  what: 'treaty',
  support: support === null ? null : systemId(support),
});
export const declares = (on: string, part: Partial<Order> = {}): Order =>
  ({
    kind: 'DeclareWar',
    on: empireId(on),
    declare: 'war',
    covert: false,
    support: null,
    ...part,
  }) as Order;
export const toldOf = (played: Voyaged, type: CampaignEvent['type']): readonly string[] =>
  eventsOf(played, type).flatMap(({ witnesses }) =>
    witnesses.map(({ empire, as }) => `${empire} ${as}`),
  );
export const failures = (played: Voyaged): readonly string[] =>
  eventsOf(played, 'OrderFailed').map(({ empire, because }) => `${empire} ${because}`);
export const tensions = (played: Voyaged): readonly string[] =>
  eventsOf(played, 'TensionChanged')
    .filter(({ cause }) => cause !== 'drift')
    .map(({ empire, toward, cause, by }) => `${empire}/${toward} ${cause} ${String(by)}`);
