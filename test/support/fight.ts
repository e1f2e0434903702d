import type { Ask, TacticalEngine } from '#engine/tactical/contract';
import { cscrEngine } from '#engine/tactical/cscr/engine';
import type { Dice as KernelDice } from '#kernel/dice/dice';
import { scriptedDice } from '#kernel/dice/scripted-dice';
import { brandAs } from '#kernel/brand/brand';
import type { BattleEvent } from '#model/battle/battle-event';
import type { BattleOutcome, BattleSetup, BattleSide, Combatant } from '#model/battle/setup';
import type { BattleId, EncounterId } from '#model/campaign/ids';
import type { Answer } from '#model/decisions/decision';
import type { UnitDesign } from '#model/forces/design';
import { DEFAULT_STANDING_ORDERS, type StandingOrders } from '#model/forces/standing-orders';
import type { RollKind, RollPurpose } from '#model/rolls/roll-purpose';
import { DEFAULT_RULE_SET, type RuleSet } from '#model/settings/rule-set';
import { designId, designOf, empireId, fleetId, systemId, unitId } from './campaign.ts';

type Part = Partial<Omit<Combatant, 'unit' | 'carrier' | 'design'>> &
  Readonly<{ carrier?: string; design?: Partial<UnitDesign> }>;

/** One unit that fights: a destroyer of design `<id>-class`, owned by `red`, unless said otherwise. */
export function combatant(id: string, part: Part = {}): Combatant {
  const { carrier, design, ...rest } = part;
  return {
    unit: unitId(id),
    owner: empireId('red'),
    fleet: fleetId('fleet'),
    name: id,
    condition: 'sound',
    status: 'active',
    outOfSupply: 0,
    ordnance: [],
    unconverted: false,
    nonCombatant: false,
    ...rest,
    carrier: carrier === undefined ? null : unitId(carrier),
    design: designOf({ id: designId(`${id}-class`), ...design }),
  };
}

/** A flight: cost 1, DV 1, AS 1, AF 1. */
export function flight(id: string, part: Part = {}): Combatant {
  const stats = { cost: 1, dv: 1, as: 1, af: 1, cr: 0, cv: 0, cc: 1 };
  const design: Partial<UnitDesign> = { kind: 'flight', hull: 'LF', ...stats, ...part.design };
  return combatant(id, { ...part, design });
}

type Sides = Readonly<Record<BattleSide, readonly Combatant[]>>;
type Standing = Partial<Record<BattleSide, Partial<StandingOrders>>>;

/** A battle in Deep Space, `red` attacking `blue`. By default nobody singles out, has missions or is sent back. */
export function battleOf(sides: Sides, standing: Standing = {}): BattleSetup {
  const quiet: StandingOrders = {
    ...DEFAULT_STANDING_ORDERS,
    direct: [],
    missions: 'none',
    sendBackCrippled: false,
  };
  const side = (of: BattleSide, owner: string): BattleSetup['sides'][BattleSide] => ({
    leader: empireId(owner),
    empires: [empireId(owner)],
    combatants: sides[of].map((one) => ({ ...one, owner: empireId(owner) })),
    standing: { ...quiet, ...standing[of] },
    knows: 'all',
    waysOut: [],
  });
  return {
    id: brandAs<BattleId>('t1.H0101.1'),
    place: { kind: 'system', system: systemId('H0101') },
    scenario: 'deep-space',
    ground: { anomalies: [], holder: null, productivity: 0, utilized: 0 },
    sides: { attacker: side('attacker', 'red'), defender: side('defender', 'blue') },
  };
}

type Fought = Readonly<{
  outcome: BattleOutcome;
  events: readonly BattleEvent[];
  asked: readonly (readonly Ask[])[];
}>;

type Run = Readonly<{
  setup: BattleSetup;
  dice: KernelDice<RollPurpose>;
  engine?: TacticalEngine;
  rules?: Partial<RuleSet>;
  /** An answer of a player; without one the standing orders answer. */
  answer?: (ask: Ask) => Answer | undefined;
}>;

/** Fights a battle to its end. */
export function fightOut({ setup, dice, engine = cscrEngine, rules, answer }: Run): Fought {
  const events: BattleEvent[] = [];
  const asked: (readonly Ask[])[] = [];
  const asking = engine.fight({
    setup,
    encounter: brandAs<EncounterId>('t1.H0101'),
    rules: { ...DEFAULT_RULE_SET, ...rules },
    dice,
    sink: (event) => events.push(event),
  });
  let step = asking.next([]);
  while (step.done !== true) {
    asked.push(step.value.map(({ decision, standing }) => ({ decision, standing })));
    step = asking.next(step.value.map((ask) => answer?.(ask) ?? ask.standing));
  }
  return { outcome: step.value, events, asked };
}

/** A script of dice: `['fire', 4]`, `['scenario length', 3, 4]`. */
export function diceOf(
  ...script: readonly (readonly [RollKind, ...number[]])[]
): ReturnType<typeof scriptedDice<RollPurpose>> {
  return scriptedDice<RollPurpose>(script.map(([purpose, ...values]) => ({ purpose, values })));
}

/** A battle's record, one line for each moment, as a moderator would check it. */
export const linesOf = (events: readonly BattleEvent[]): readonly string[] => events.map(lineOf);

function lineOf(event: BattleEvent): string {
  const who = 'side' in event ? ` ${event.side}` : '';
  return `${event.type}${who}: ${detailOf(event)}`;
}

const tags = (units: readonly Readonly<{ tag: string }>[]): string =>
  units.map(({ tag }) => tag).join(' ');
const entries = (
  units: readonly Readonly<{ tag: string; name: string; condition: string }>[],
): string =>
  units.map((one) => `${one.tag} ${one.name}${one.condition === 'sound' ? '' : '*'}`).join(', ');

const added = (bonus: number): string => (bonus === 0 ? '' : ` ${bonus > 0 ? '+' : ''}${bonus}`);

function detailOf(event: BattleEvent): string {
  switch (event.type) {
    case 'TaskForceFormed': {
      const { flagship, entered, reinforcements, limit } = event;
      return `${entries(entered)}; flagship ${flagship ?? '-'}, limit ${limit}, behind ${reinforcements}`;
    }
    case 'SurpriseRolled':
      return `${event.roll}${added(event.bonus)}${added(event.intel ?? 0)} ${event.readiness} ${event.modifier}`;
    case 'LengthRolled':
      return `${event.roll}${added(event.bonus)}${added(event.intel?.attacker ?? 0)}${added(event.intel?.defender ?? 0)}, ${event.rounds} rounds`;
    case 'RoundBegan':
      return `${event.round}, ${event.readiness.attacker} against ${event.readiness.defender}`;
    case 'FlagshipNamed':
      return `${event.flagship ?? '-'}; back ${tags(event.sentBack)}`;
    case 'MissionsGiven':
      return `${event.given.map(({ tag, mission }) => `${tag} ${mission}`).join(', ')}; ${event.points} points`;
    case 'UnitsHeld':
      return `${tags(event.units)} with ${event.functions}`;
    case 'FireBoosted':
      return event.boosts.map(({ tag, of, gun }) => `${tag} ${gun} by ${of}`).join(', ');
    case 'ElectronicWarfareWaged': {
      const { effects, scouts, jammed } = event;
      const done = effects.map(({ effect, tag, by }) => `${effect} at ${tag} by ${by}`).join(', ');
      return `${done}; scouts ${scouts}, jammed ${jammed}`;
    }
    case 'MinefieldsSwept':
      return `${tags(event.swept)} with ${event.points}`;
    case 'UnitsBoarded': {
      const done = event.boarded.map(
        ({ tag, formation, price, result }) => `${tag} in ${formation} ${result} for ${price}`,
      );
      const lost = event.lost.length === 0 ? '' : `; lost ${tags(event.lost)}`;
      return `with ${event.points}: ${done.join(', ')}${lost}`;
    }
    case 'RetreatRolled': {
      const { units, roll, total, hurt } = event;
      const end = hurt.map(({ tag, result }) => `${tag} ${result}`).join(', ');
      return `${tags(units)} ${roll} -> ${total}: ${end === '' ? 'away' : end}`;
    }
    case 'FireRolled':
      return (
        `${event.phase}, ${event.total}` +
        (event.firstStrike === undefined ? '' : `, ${event.firstStrike} by First Strike,`) +
        (event.ramming === undefined ? '' : `, ${event.ramming} by ramming,`) +
        ` x ${event.modified} (${event.roll}) = ${event.damage}`
      );
    case 'DamageDirected':
      return `${event.at.tag} in ${event.formation} for ${event.price}`;
    case 'UnitHit':
      return `${event.hit.tag} ${event.result}, ${event.by} ${event.damage}`;
    case 'DamageWasted':
      return `${event.damage}`;
    case 'LuckyHitRolled':
      return `${event.roll} ${event.hit ? 'hit' : 'missed'}`;
    case 'MinefieldsSpent':
      return `${tags(event.units)} for ${event.points}`;
    case 'UnitsRammed':
      return `${tags(event.units)} for ${event.added}`;
    case 'UnitsExcluded':
      return `${tags(event.units)} of ${event.of}`;
    case 'UnitsIncluded':
    case 'UnitsHid':
    case 'UnitsCloaked':
    case 'UnitsSentBack':
    case 'FlightsRepaired':
    case 'FlightsLost':
      return tags(event.units);
    case 'ReinforcementsEntered':
      return `${entries(event.entered)}; behind ${event.reinforcements}`;
    case 'OutcomeEntered':
      return `${event.fates.map(({ tag, fate }) => `${tag} ${fate}`).join(', ')}; away ${tags(event.away)}`;
    case 'BattleClosed':
      return `${event.rounds} rounds, ${event.because}`;
  }
}
