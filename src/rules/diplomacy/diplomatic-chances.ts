import { cite, type RuleRef } from '#kernel/reasons/cite';
import { type Ledger, ledgerTotal } from '#kernel/reasons/ledger';
import type { Agreement } from '#model/campaign/dealings';
import { type DiplomaticState, STATE_WORDS, isTreaty } from '#model/campaign/relation';

type Row = Readonly<{ treaty: number; breaking: number; war: number }>;

/** The base chances of each treaty: to sign it, to break it, and to declare War in spite of it. */
const CHANCES = {
  'non-aggression': { treaty: 70, breaking: 20, war: -20 },
  trade: { treaty: 60, breaking: 10, war: -40 },
  military: { treaty: 50, breaking: 0, war: -60 },
  'mutual-defense': { treaty: 40, breaking: -10, war: -80 },
  alliance: { treaty: 30, breaking: -20, war: -100 },
  partnership: { treaty: 20, breaking: -30, war: -120 },
} as const satisfies Readonly<Partial<Record<DiplomaticState, Row>>>;

const isRow = (state: DiplomaticState): state is keyof typeof CHANCES =>
  Object.hasOwn(CHANCES, state);

/** Unification has no row: it can’t be broken, and ends one of the two. */
const UNIFICATION = 10;
const ARMISTICE = 100;
const WAR_WITHOUT_TREATY = 0;
const WAR_FROM_HOSTILITIES = 20;
const HOSTILITIES = 20;
const COVERT = -40;
/** What each point of Intel of the system that supports an attempt adds to its chance. @rule DIP-6 */
export const PER_INTEL = 5;
const SURPRISE = 20;
/** For how many turns a surprise attack is held against the attacker. */
const SURPRISE_TURNS = 12;

const DIP_5 = cite('DIP-5');
const DIP_6 = cite('DIP-6');
const DIP_7 = cite('DIP-7');
const DIP_8 = cite('DIP-8');
const DIP_11 = cite('DIP-11');
const DIP_12 = cite('DIP-12');
const INT_7 = cite('INT-7');

/**
 * The highest tension at which an empire can agree to something: 69 for Non-Aggression. Null: no tension hinders it.
 * @rule DIP-5 @rule DIP-8 @rule DIP-11
 */
export function mostTensionFor(offer: Agreement, state: DiplomaticState): number | null {
  if (offer === 'pact') return null;
  if (offer === 'armistice') return state === 'hostilities' ? null : ARMISTICE - 1;
  return (offer === 'unification' ? UNIFICATION : CHANCES[offer].treaty) - 1;
}

/** Whether an empire with this tension can agree to something. @rule DIP-5 @rule DIP-8 */
export function mayAgree(offer: Agreement, state: DiplomaticState, tension: number): boolean {
  const most = mostTensionFor(offer, state);
  return most === null || tension <= most;
}

/** What an empire’s chance against another depends on. */
export type Grounds = Readonly<{
  /** How they stand, as both know. */
  state: DiplomaticState;
  /** The empire’s tension toward the other. */
  tension: number;
  /** The Intel of the system that supports the attempt; 0: none does. */
  intel: number;
  /** The other made a surprise attack that is still held against it. */
  surprise: boolean;
  /** The reason for war that Propaganda has made against the other; 0: none (INT-7). */
  casusBelli: number;
  /** Spies have uncovered the other’s covert war on the empire. */
  uncovered: boolean;
  /** The other is a non-aligned world. */
  defenseless: boolean;
}>;

/**
 * Whether a declaration needs no roll: on an empire whose covert war is uncovered, or a non-aligned world without a treaty.
 * @rule DIP-7
 */
export const isSure = ({ uncovered, defenseless, state }: Grounds): boolean =>
  uncovered || (defenseless && !isTreaty(state));

/**
 * Whether an empire still holds a surprise attack of a turn against the attacker; `since`: when the two met.
 * @rule DIP-12 @rule FOG-8
 * @ruling The 12 turns are those after the attack, because breaks and declarations of its own turn are rolled before it.
 * @ruling Only those hold a surprise attack against an empire who were in contact with it then, because nobody else has heard of it.
 */
export const isHeldAgainst = (
  attack: number | undefined,
  { turn, since }: Readonly<{ turn: number; since: number }>,
): boolean => attack !== undefined && since < attack && turn - attack <= SURPRISE_TURNS;

const common = ({ tension, intel, surprise, casusBelli }: Grounds, rule: RuleRef): Ledger => [
  { label: 'tension', cite: rule, amount: tension },
  ...(intel === 0 ? [] : [{ label: 'support', cite: rule, amount: intel * PER_INTEL }]),
  ...(casusBelli === 0 ? [] : [{ label: 'reason for war', cite: INT_7, amount: casusBelli }]),
  ...(surprise ? [{ label: 'their surprise attack', cite: DIP_12, amount: SURPRISE }] : []),
];

/** The chance to break the highest treaty of two empires, out of 100, term by term; null: they have none. @rule DIP-6 @rule DIP-12 */
export function breakingChance(grounds: Grounds): Ledger | null {
  const { state } = grounds;
  if (!isRow(state)) return null;
  const base = { label: STATE_WORDS[state], cite: DIP_6, amount: CHANCES[state].breaking };
  return [base, ...common(grounds, DIP_6)];
}

function warBase(state: DiplomaticState): number {
  if (state === 'hostilities') return WAR_FROM_HOSTILITIES;
  return isRow(state) ? CHANCES[state].war : WAR_WITHOUT_TREATY;
}

const CERTAIN = 100;

/** What an empire declares, and whether in secret. */
export type Declaration = Readonly<{ declare: 'war' | 'hostilities'; covert: boolean }>;

/**
 * The chance of a declaration, out of 100, term by term; on an empire whose covert war is uncovered it is certain.
 * @rule DIP-7 @rule DIP-12
 */
export function declarationChance(grounds: Grounds, { declare, covert }: Declaration): Ledger {
  const { state } = grounds;
  if (isSure(grounds)) {
    const label = grounds.uncovered ? 'their covert war' : 'a non-aligned world without a treaty';
    return [{ label, cite: DIP_7, amount: CERTAIN }];
  }
  return [
    { label: STATE_WORDS[state], cite: DIP_7, amount: warBase(state) },
    ...(declare === 'hostilities'
      ? [{ label: 'only Hostilities', cite: DIP_7, amount: HOSTILITIES }]
      : []),
    ...(covert ? [{ label: 'in secret', cite: DIP_12, amount: COVERT }] : []),
    ...common(grounds, DIP_7),
  ];
}

/** A chance as it is rolled for, from 0 to 100. */
export const percentOf = (chance: Ledger): number =>
  Math.min(100, Math.max(0, ledgerTotal(chance)));

/** The rule of an agreement. */
export function ruleOf(offer: Agreement): RuleRef {
  if (offer === 'pact') return DIP_11;
  return offer === 'armistice' ? DIP_8 : DIP_5;
}
