import type { PhaseInput } from '#engine/record/phase';
import { ordersOfKind } from '#engine/record/orders-of-kind';
import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { relationIdOf } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import { hasAtLeast } from '#rules/diplomacy/treaty-ladder';
import type { BegunWar } from '#rules/diplomacy/wars-that-follow';
import type { Feel } from './move-tension.ts';
import { partyOf } from './own-dealings.ts';
import { breakTreaties } from './break-treaties.ts';
import { declareWar, type Declared } from './declare-war.ts';
import { revealTreaty } from './reveal-treaty.ts';
import { rollDiplomacy, type Success } from './roll-diplomacy.ts';
import { isAtWar, spreadWars } from './spread-wars.ts';
import { warsOfTension } from './wars-of-tension.ts';

type Given = Pick<PhaseInput, 'orders' | 'rules' | 'dice'> & Readonly<{ feel: Feel }>;

/** Declarations that have succeeded, in public; a covert one is known to its empire alone. */
const declarations = (successes: readonly Success[]): readonly Declared[] =>
  successes.flatMap(({ by, on: against, act, covert, ally }): readonly Declared[] => {
    if (act === 'break' || covert) return [];
    const why =
      ally === undefined
        ? { cause: 'choice' as const }
        : { cause: 'alliance' as const, sake: ally };
    return [{ by, against, ...why, ...(act === 'hostilities' ? { declare: act } : {}) }];
  });

/** Reveals covert treaties, and says which covert wars their empires reveal. @rule DIP-12 */
function revealAll(record: Recorder, { orders }: Given): readonly Declared[] {
  return ordersOfKind(orders, 'RevealTreaty').flatMap((given) => {
    const by = partyOf(given);
    const { with: other } = given.order;
    revealTreaty(record, [by, other], by);
    const { dealings } = rowOf(record.state().relations, relationIdOf(by, other));
    const isCovertlyAtWar = dealings?.covertWars.includes(by) ?? false;
    return isCovertlyAtWar ? [{ by, against: other, cause: 'revealed' as const }] : [];
  });
}

/** Whether an attempt for an ally’s sake counts: their alliance may have been broken in this turn. @rule DIP-6 @rule DIP-9 */
const isStillBound = (
  { relations }: Pick<CampaignState, 'relations'>,
  { by, ally }: Success,
): boolean =>
  ally === undefined || hasAtLeast(rowOf(relations, relationIdOf(by, ally)).state, 'alliance');

/** Wars before Hostilities, so that the first of them counts if an empire is target of both. */
const inOrder = (declared: readonly Declared[]): readonly Declared[] => [
  ...declared.filter(({ declare }) => declare === undefined),
  ...declared.filter(({ declare }) => declare !== undefined),
];

/**
 * Breaks and declarations, then the wars that begin by themselves: by tension, and for the sake of partners.
 * @rule DIP-17 @rule DIP-4 @rule DIP-6 @rule DIP-7 @rule DIP-9 @rule DIP-12
 * @ruling A covert war becomes public when its empire reveals it: in the Intel Phase, before the fleets move, so that they can attack in the
 *   same turn, and without another roll. That is a surprise attack. Until then the empire goes on as in the public state, like everybody else.
 */
export function declareWars(record: Recorder, given: Given): void {
  const { feel } = given;
  const successes = rollDiplomacy(record, given);
  const revealed = revealAll(record, given);
  const start = record.snapshot();
  breakTreaties(record, feel, successes);
  const state = record.snapshot();
  const bound = successes.filter((one) => isStillBound(state, one));
  const chosen = inOrder([...revealed, ...declarations(bound)]);
  for (const declared of chosen) {
    if (declared.declare !== undefined && isAtWar(record.state(), declared)) continue;
    declareWar(record, feel, declared, state);
  }
  const begun: readonly BegunWar[] = [
    ...chosen.filter(({ declare }) => declare === undefined),
    ...warsOfTension(record, given, start),
  ];
  spreadWars(record, given, { before: state, begun });
}
