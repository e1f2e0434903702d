import type { PhaseInput } from '#engine/record/phase';
import { ordersOfKind } from '#engine/record/orders-of-kind';
import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import type { Ledger } from '#kernel/reasons/ledger';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import { isTreaty, relationIdOf } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import { onlyFor } from '#model/events/fact';
import type { Dice } from '#model/rolls/roll-purpose';
import type { RuleSet } from '#model/settings/rule-set';
import { casusBelliOf } from '#rules/diplomacy/casus-belli';
import {
  breakingChance,
  declarationChance,
  type Grounds,
  isHeldAgainst,
  percentOf,
} from '#rules/diplomacy/diplomatic-chances';
import { isPlotUncovered } from '#rules/diplomacy/is-plot-uncovered';
import { livingRelations } from '#rules/diplomacy/living-relations';
import { tensionIn, UNTRACKED_TENSION } from '#rules/diplomacy/tension';
import { dutiesIn } from '#rules/diplomacy/wars-that-follow';
import { effectiveIntelOf } from '#rules/intel/effective-intel';
import { isIntelCommitted } from '#rules/intel/is-intel-committed';
import { cite } from '#kernel/reasons/cite';

/** What an empire tries against another: to break their highest treaty, or to declare. */
export type Attempt = Readonly<{
  by: EmpireId;
  on: EmpireId;
  act: 'break' | 'war' | 'hostilities';
  covert: boolean;
  support: SystemId | null;
  /** The ally for whose sake it must try. */
  ally?: EmpireId;
}>;

type Given = Pick<PhaseInput, 'orders' | 'rules' | 'dice'>;

/** What players order: breaks, then declarations, in the order of empires and sheets. */
const ordered = ({ orders }: Pick<Given, 'orders'>): readonly Attempt[] => [
  ...ordersOfKind(orders, 'BreakTreaty')
    .filter(({ order }) => order.what === 'treaty')
    .map(
      ({ empire: by, order: { with: on, support } }): Attempt => ({
        ...{ by, on, act: 'break', covert: false, support },
      }),
    ),
  ...ordersOfKind(orders, 'DeclareWar').map(
    ({ empire: by, order: { on, declare: act, covert, support } }): Attempt => ({
      ...{ by, on, act, covert, support },
    }),
  ),
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
  const isPaid = support !== null && isIntelCommitted(state, by, support);
  return {
    state: relation.state,
    tension:
      rules.tension === 'on'
        ? tensionIn(relation, by, rules.startingTension).value
        : UNTRACKED_TENSION,
    intel: isPaid ? effectiveIntelOf(rowOf(state.systems, support), state.effects, state.turn) : 0,
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

/** An attempt that has succeeded. */
export type Success = Attempt & Readonly<{ agreed: boolean }>;

function roll(
  record: Recorder,
  { rules, dice }: Readonly<{ rules: RuleSet; dice: Dice }>,
  attempt: Attempt,
): boolean {
  const { by, on, act, covert, ally } = attempt;
  const grounds = groundsOf(record.state(), attempt, rules);
  const chance = percentOf(chanceOf(grounds, attempt));
  const { rule, text } = WAYS[act];
  const purpose = {
    kind: 'diplomacy',
    text: `${text}, at most ${String(chance)}`,
  } as const;
  const stream = dice.stream('diplomacy', by, on);
  const isCertain = act !== 'break' && grounds.uncovered;
  const die = isCertain ? null : stream.roll({ count: 1, faces: 100 }, purpose, cite(rule));
  const passed = die === null || die.total <= chance;
  record.emit({
    type: 'DiplomacyRolled',
    cite: cite(rule),
    rolls: die === null ? [] : [die.id],
    witnesses: onlyFor(by),
    empire: by,
    toward: on,
    act,
    covert,
    ...(ally === undefined ? {} : { ally }),
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
 * @ruling With `tension = off` every tension counts as 50 for breaking and declaring, and none hinders a treaty.
 */
export function rollDiplomacy(record: Recorder, given: Given): readonly Success[] {
  const state = record.snapshot();
  const orders = ordered(given);
  const attempts = [...orders, ...owed(state, orders, given.rules)].filter((attempt) =>
    isDue(state, attempt),
  );
  return attempts.flatMap((attempt) => {
    const agreed = isMutual(attempt, attempts);
    return agreed || roll(record, given, attempt) ? [{ ...attempt, agreed }] : [];
  });
}
