import { cite } from '#kernel/reasons/cite';
import type { SystemId } from '#model/campaign/ids';
import { isTreaty, STATE_WORDS } from '#model/campaign/relation';
import type { OrderIssue } from '#model/orders/order-issue';
import type { BreakTreaty, DeclareWar, LendSupport, RevealTreaty } from '#model/orders/treaties';
import { hasAtLeast } from '#rules/diplomacy/treaty-ladder';
import { bookIntel, intelSourceIssues, ownIntelOf } from '#legality/intel/intel-source';
import { refusal } from '#legality/issue';
import { type Judgement, type Plan, free, isRefused } from '#legality/plan/plan';
import { onceIssues, optionIssues } from '#legality/realm/dealing-issues';
import { type Dealing, dealingOr, isIssue, metOr, YOU } from '#legality/realm/dealing-party';
import { paymentIssues } from '#legality/works/pay';

const DIP_3 = cite('DIP-3');
const DIP_6 = cite('DIP-6');
const DIP_7 = cite('DIP-7');
const DIP_9 = cite('DIP-9');
const DIP_11 = cite('DIP-11');
const DIP_12 = cite('DIP-12');

/** Reasons against an attempt whose system can’t support it or be paid for, and what it costs. @rule INT-1 @rule ECO-6 */
function supportOf(
  plan: Plan,
  support: SystemId | null,
): Readonly<{ issues: readonly OrderIssue[]; cost: number }> {
  if (support === null) return { issues: [], cost: 0 };
  const unfit = intelSourceIssues(plan, support, 'support');
  if (isRefused(unfit)) return { issues: unfit, cost: 0 };
  const cost = ownIntelOf(plan.view, support);
  return { issues: paymentIssues(plan, cost), cost };
}

function attempt(
  plan: Plan,
  key: string,
  { issues, support }: Readonly<{ issues: readonly OrderIssue[]; support: SystemId | null }>,
): Judgement {
  if (isRefused(issues)) return free(issues);
  const help = supportOf(plan, support);
  const all = [...issues, ...help.issues];
  if (isRefused(all)) return free(all);
  plan.dealings.add(key);
  if (support !== null) bookIntel(plan, support);
  return { issues: all, cost: help.cost };
}

function breakIssues(
  { what, support }: BreakTreaty,
  { party, other }: Dealing,
): readonly OrderIssue[] {
  const { words } = party;
  const { name, state, pact, pactEnds } = other;
  if (what === 'treaty') {
    if (isTreaty(state)) return [];
    const text = `${words.have} no treaty with ${name}.`;
    return [refusal({ code: 'NOTHING_TO_BREAK', cite: DIP_6, path: 'with' }, text)];
  }
  const about = { code: 'NOTHING_TO_BREAK', cite: DIP_11, path: 'with' };
  if (!pact) return [refusal(about, `${words.have} no pact with ${name}.`)];
  if (pactEnds !== undefined)
    return [
      refusal(about, `${words.your} pact with ${name} ends in turn ${String(pactEnds)} already.`),
    ];
  if (support === null) return [];
  const text = 'Ending a pact needs no support: leave it out.';
  return [refusal({ ...about, path: 'support' }, text)];
}

/** May a treaty with that empire be broken, or a pact ended? @rule DIP-6 @rule DIP-11 */
function judgeBreakTreaty(order: BreakTreaty, plan: Plan): Judgement {
  const dealing = dealingOr(plan.view, order);
  if (isIssue(dealing)) return free([dealing]);
  const { party, other } = dealing;
  const key = `break ${party.id} ${order.with} ${order.what}`;
  const once = onceIssues(plan, key, {
    rule: DIP_6,
    path: 'with',
    text: `An earlier order breaks with ${other.name}: one attempt in a turn.`,
  });
  return attempt(plan, key, {
    issues: [...breakIssues(order, dealing), ...once],
    support: order.support,
  });
}

function declareIssues(
  { view }: Plan,
  { declare, covert }: DeclareWar,
  { party: { words }, other: { name, state, covertWar } }: Dealing,
): readonly OrderIssue[] {
  const about = { code: 'DECLARATION_UNFIT', cite: DIP_7, path: 'declare' };
  if (state === 'war' || state === declare) {
    return [refusal(about, `${words.are} at ${STATE_WORDS[state]} with ${name} already.`)];
  }
  if (declare === 'hostilities') {
    if (view.rules.hostilities === 'off') {
      return [refusal({ ...about, cite: DIP_3 }, 'In this campaign you can declare only War.')];
    }
    if (covert) {
      return [
        refusal({ ...about, cite: DIP_12, path: 'covert' }, 'Only War can be declared in secret.'),
      ];
    }
  }
  if (covertWar !== true) return [];
  const text = `${words.are} at War with ${name} in secret. Reveal it instead: that needs no roll.`;
  return [refusal({ ...about, cite: DIP_12 }, text)];
}

/** May War or Hostilities be declared on that empire? @rule DIP-7 @rule DIP-3 @rule DIP-12 */
function judgeDeclareWar(order: DeclareWar, plan: Plan): Judgement {
  const dealing = dealingOr(plan.view, order);
  if (isIssue(dealing)) return free([dealing]);
  const { party, other } = dealing;
  const key = `declare ${party.id} ${order.on}`;
  const once = onceIssues(plan, key, {
    rule: DIP_7,
    path: 'on',
    text: `An earlier order declares on ${other.name}: one attempt in a turn.`,
  });
  return attempt(plan, key, {
    issues: [
      ...declareIssues(plan, order, dealing),
      ...once,
      ...optionIssues(plan.view, { pact: false, covert: order.covert }),
    ],
    support: order.support,
  });
}

/** Is there anything between the two that others don’t know? @rule DIP-12 */
function judgeRevealTreaty(order: RevealTreaty, { view }: Plan): Judgement {
  const dealing = dealingOr(view, order);
  if (isIssue(dealing)) return free([dealing]);
  const { party, other } = dealing;
  if (other.openly !== undefined || other.covertWar === true) return free([]);
  const text = `There is nothing to reveal: ${party.words.have} no secret with ${other.name}.`;
  return free([refusal({ code: 'NOTHING_TO_REVEAL', cite: DIP_12, path: 'with' }, text)]);
}

/** May an ally be supported in the declaration that it must attempt against that empire? @rule DIP-9 */
function judgeLendSupport(order: LendSupport, plan: Plan): Judgement {
  const { view } = plan;
  const you = { neighbours: view.neighbours, words: YOU };
  const ally = metOr(you, order.to, 'to');
  const enemy = metOr(you, order.against, 'against');
  const unmet = [ally, enemy].filter(isIssue);
  if (isIssue(ally) || isIssue(enemy)) return free(unmet);
  const about = { code: 'SUPPORT_UNFIT', cite: DIP_9, path: 'to' };
  const issues = [
    ...(view.rules.allianceWars === 'automatic'
      ? [
          refusal(
            about,
            'In this campaign allies declare War without a roll, so that nothing can be supported.',
          ),
        ]
      : []),
    ...(hasAtLeast(ally.state, 'alliance')
      ? []
      : [
          refusal(
            about,
            `You have no Alliance with ${ally.name}. Only allies can support each other.`,
          ),
        ]),
    ...(ally.id === enemy.id
      ? [refusal({ ...about, path: 'against' }, 'Choose two different empires.')]
      : []),
  ];
  const key = `support ${order.to} ${order.against}`;
  const once = onceIssues(plan, key, {
    rule: DIP_9,
    path: 'support',
    text: `An earlier order supports ${ally.name} against ${enemy.name}: one system in a turn.`,
  });
  return attempt(plan, key, { issues: [...issues, ...once], support: order.support });
}

/** Judges of orders about treaties and wars. */
export const TREATIES = {
  BreakTreaty: judgeBreakTreaty,
  DeclareWar: judgeDeclareWar,
  RevealTreaty: judgeRevealTreaty,
  LendSupport: judgeLendSupport,
} as const;
