import type { PhaseInput } from '#engine/record/phase';
import { type Ordered, ordersOfKind } from '#engine/record/orders-of-kind';
import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import type { Ledger } from '#kernel/reasons/ledger';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import { isTreaty, relationIdOf } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import { onlyFor } from '#model/events/fact';
import type { DiplomacyRolled } from '#model/events/treaty-events';
import type { Dice } from '#model/rolls/roll-purpose';
import type { RuleSet } from '#model/settings/rule-set';
import { casusBelliOf } from '#rules/diplomacy/casus-belli';
import {
  breakingChance,
  declarationChance,
  type Grounds,
  isSure,
  isHeldAgainst,
  percentOf,
} from '#rules/diplomacy/diplomatic-chances';
import { involvesWorld, isWorld } from '#rules/worlds/is-world';
import { isPlotUncovered } from '#rules/diplomacy/is-plot-uncovered';
import { livingRelations } from '#rules/diplomacy/living-relations';
import { tensionIn, UNTRACKED_TENSION } from '#rules/diplomacy/tension';
import { dutiesIn } from '#rules/diplomacy/wars-that-follow';
import { effectiveIntelOf } from '#rules/intel/effective-intel';
import { isIntelCommitted } from '#rules/intel/is-intel-committed';
import { hasAtLeast } from '#rules/diplomacy/treaty-ladder';
import { cite } from '#kernel/reasons/cite';
import { partyOf } from './own-dealings.ts';

/** What an empire tries against another: to break their highest treaty, or to declare. */
export type Attempt = Readonly<{
  by: EmpireId;
  on: EmpireId;
  act: 'break' | 'war' | 'hostilities';
  covert: boolean;
  support: Support | null;
  /** The ally for whose sake it must try. */
  ally?: EmpireId;
  /** Its leader, who orders it in its name. */
  leader?: EmpireId;
}>;

/** A system that supports an attempt, and the empire that has paid for it. */
type Support = Readonly<{ by: EmpireId; system: SystemId }>;

type Given = Pick<PhaseInput, 'orders' | 'rules' | 'dice'>;

/** Who tries, and what it is supported by: in the name of a junior partner by a system of its leader. */
function whoTries(
  given: Ordered<'BreakTreaty' | 'DeclareWar'>,
): Omit<Attempt, 'on' | 'act' | 'covert'> {
  const { empire, order } = given;
  const by = partyOf(given);
  return {
    by,
    support: order.support === null ? null : { by: empire, system: order.support },
    ...(by === empire ? {} : { leader: empire }),
  };
}

/** What players order: breaks, then declarations, in the order of empires and sheets. */
const ordered = ({ orders }: Pick<Given, 'orders'>): readonly Attempt[] => [
  ...ordersOfKind(orders, 'BreakTreaty')
    .filter(({ order }) => order.what === 'treaty')
    .map((given): Attempt => {
      return { ...whoTries(given), on: given.order.with, act: 'break', covert: false };
    }),
  ...ordersOfKind(orders, 'DeclareWar').map((given): Attempt => {
    const { on, declare: act, covert } = given.order;
    return { ...whoTries(given), on, act, covert };
  }),
];

/** The attempts that alliances ask for, of those who don't order them by themselves. @rule DIP-9 */
function owed(state: CampaignState, some: readonly Attempt[], rules: RuleSet): readonly Attempt[] {
  const isOrdered = (of: EmpireId, against: EmpireId): boolean =>
    some.some(({ by, on, act, covert }) => by === of && on === against && act === 'war' && !covert);
  return dutiesIn(livingRelations(state), rules).flatMap(({ of, against, ally }) =>
    isOrdered(of, against)
      ? []
      : [{ by: of, on: against, act: 'war', covert: false, support: null, ally }],
  );
}

/** Whether an attempt makes sense as the two stand now. */
function isDue(state: CampaignState, { by, on, act }: Attempt): boolean {
  const relation = state.relations[relationIdOf(by, on)];
  if (relation === undefined || state.empires[on]?.fellIn !== undefined) return false;
  if (act === 'break') return isTreaty(relation.state);
  return relation.state !== 'war' && relation.state !== act;
}

/** What the chance of an attempt depends on. @rule DIP-6 @rule DIP-7 @rule DIP-12 */
function groundsOf(state: CampaignState, { by, on, support }: Attempt, rules: RuleSet): Grounds {
  const relation = rowOf(state.relations, relationIdOf(by, on));
  return {
    state: relation.state,
    tension:
      rules.tension === 'on' && !involvesWorld(state.empires, relation)
        ? tensionIn(relation, by, rules.startingTension).value
        : UNTRACKED_TENSION,
    intel: support === null ? 0 : intelOf(state, support),
    defenseless: isWorld(state.empires, on),
    casusBelli: casusBelliOf(state.effects, [by, on], state.turn),
    surprise: isHeldAgainst(rowOf(state.empires, on).surpriseAttack, {
      turn: state.turn,
      since: relation.since,
    }),
    uncovered: isPlotUncovered(
      valuesById(state.knownSystems).filter(({ viewer }) => viewer === by),
      { viewer: by, other: on, dealings: relation.dealings },
    ),
  };
}

function chanceOf(grounds: Grounds, { act, covert }: Attempt): Ledger {
  if (act === 'break') return breakingChance(grounds) ?? [];
  return declarationChance(grounds, { declare: act, covert });
}

/** The Intel of a system that supports an attempt; 0: it is not paid for. @rule INT-1 */
const intelOf = (state: CampaignState, { by, system }: Support): number =>
  isIntelCommitted(state, by, system)
    ? effectiveIntelOf(rowOf(state.systems, system), state.effects, state.turn)
    : 0;

/** The systems that allies lend to those who must attempt a declaration. @rule DIP-9 */
function lentFor(
  state: CampaignState,
  { orders, rules }: Given,
): (attempt: Attempt) => readonly Support[] {
  const relations = livingRelations(state);
  const duties = dutiesIn(relations, rules);
  const lent = ordersOfKind(orders, 'LendSupport').filter(({ empire, order }) =>
    hasAtLeast(relations[relationIdOf(empire, order.to)]?.state ?? null, 'alliance'),
  );
  return ({ by, on, act, covert }) =>
    act === 'war' && !covert && duties.some(({ of, against }) => of === by && against === on)
      ? lent
          .filter(({ order }) => order.to === by && order.against === on)
          .map(({ empire, order }) => ({ by: empire, system: order.support }))
      : [];
}

/** The one system that supports an attempt; the first of those with most Intel. @rule DIP-9 */
const bestSupport = (
  state: CampaignState,
  { support }: Attempt,
  lent: readonly Support[],
): Support | null =>
  lent.reduce<Support | null>(
    (best, one) => (best === null || intelOf(state, one) > intelOf(state, best) ? one : best),
    support,
  );

type Way = Readonly<{ rule: 'DIP-6' | 'DIP-7'; text: string }>;

const WAYS: { readonly [A in Attempt['act']]: Way } = {
  break: { rule: 'DIP-6', text: 'breaking a treaty' },
  war: { rule: 'DIP-7', text: 'declaring War' },
  hostilities: { rule: 'DIP-7', text: 'declaring Hostilities' },
};

/** Whether both want to break their treaty, so that nobody has to roll. @rule DIP-6 */
const isMutual = (attempt: Attempt, all: readonly Attempt[]): boolean =>
  attempt.act === 'break' &&
  all.some(({ by, on, act }) => act === 'break' && by === attempt.on && on === attempt.by);

type Helpers = Pick<DiplomacyRolled, 'ally' | 'leader' | 'lender'>;

/** An attempt that has succeeded. */
export type Success = Attempt & Readonly<{ agreed: boolean }>;

/** For whose sake, by whose order and with whose Intel an attempt is made, as far as that isn't its own. */
const helpersOf = ({ by, ally, leader, support }: Attempt): Helpers => ({
  ...(ally === undefined ? {} : { ally }),
  ...(leader === undefined ? {} : { leader }),
  ...(support === null || support.by === (leader ?? by) ? {} : { lender: support.by }),
});

function roll(
  record: Recorder,
  { rules, dice }: Readonly<{ rules: RuleSet; dice: Dice }>,
  attempt: Attempt,
): boolean {
  const { by, on, act, covert, leader } = attempt;
  const grounds = groundsOf(record.state(), attempt, rules);
  const chance = percentOf(chanceOf(grounds, attempt));
  const { rule, text } = WAYS[act];
  const purpose = {
    kind: 'diplomacy',
    text: `${text}, at most ${String(chance)}`,
  } as const;
  const stream = dice.stream('diplomacy', by, on);
  const isCertain = act !== 'break' && isSure(grounds);
  const die = isCertain ? null : stream.roll({ count: 1, faces: 100 }, purpose, cite(rule));
  const passed = die === null || die.total <= chance;
  record.emit({
    type: 'DiplomacyRolled',
    cite: cite(rule),
    rolls: die === null ? [] : [die.id],
    witnesses: [...onlyFor(by), ...(leader === undefined ? [] : onlyFor(leader))],
    empire: by,
    toward: on,
    act,
    covert,
    ...helpersOf(attempt),
    chance,
    passed,
  });
  return passed;
}

/**
 * Rolls all breaks and declarations of a turn, against the state before them. What succeeds is still to be carried out, but a covert war,
 * which nobody but its empire knows, is.
 * @rule DIP-6 @rule DIP-7 @rule DIP-9 @rule DIP-17
 * @ruling A report of Espionage in the same Intel Phase already makes a declaration on the empire that it uncovers certain. A covert declaration
 *   is certain then too.
 * @ruling An attempt is supported by one system: of those that are paid for, the own one and those that allies lend, by the one with most Intel,
 *   the own one if they are equal. The points of the others are spent for nothing.
 * @ruling With `tension = off` every tension counts as 50 for breaking and declaring, and none hinders a treaty.
 */
export function rollDiplomacy(record: Recorder, given: Given): readonly Success[] {
  const state = record.snapshot();
  const orders = ordered(given);
  const lent = lentFor(state, given);
  const attempts = [...orders, ...owed(state, orders, given.rules)]
    .filter((attempt) => isDue(state, attempt))
    .map((attempt) => ({ ...attempt, support: bestSupport(state, attempt, lent(attempt)) }));
  return attempts.flatMap((attempt) => {
    const agreed = isMutual(attempt, attempts);
    return agreed || roll(record, given, attempt) ? [{ ...attempt, agreed }] : [];
  });
}
