import { ok } from '#kernel/result/result';
import type { Ports } from '#app/ports/ports';
import type { Actor } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import type { AskedOdds } from '#app/odds/odds-register';
import { readForceLists } from '#app/campaigns/read-force-lists';
import { refuse } from '#app/use-case-error';
import { battleOfWhatIf } from '#app/what-if/battle-of-what-if';
import { listsWith, readKnownClasses } from '#app/what-if/known-classes';
import { oddsFaults } from '#app/what-if/odds-faults';
import { seatOfOdds } from '#app/what-if/seat-of-odds';
import { withoutFixed } from '#app/what-if/without-fixed';
import type { WhatIf } from '#app/what-if/what-if';

export type AskOddsInput = Pick<AskedOdds, 'seed' | 'battles' | 'form' | 'assumed'> &
  Readonly<{
    actor: Actor;
    whatIf: WhatIf;
    /** The text of the published force lists. */
    forceLists: string;
  }>;

/** A run that has begun in the background. */
export type OddsBegun = Readonly<{ over: Promise<void> }>;

/**
 * Begins to work out the odds of a what-if battle. A player's battle uses only what they entered, the classes in their
 * last report, and the printed classes. @rule FOG-1 @rule ENC-1
 */
export const askOdds = (ports: Ports): UseCase<AskOddsInput, OddsBegun> =>
  guarded(async ({ actor, whatIf, forceLists, ...asked }) => {
    const seat = seatOfOdds(actor);
    if (!seat.ok) return seat;
    const lists = readForceLists(forceLists);
    if (!lists.ok) return lists;
    const known = await ports.store.read((reader) => readKnownClasses(reader, actor));
    if (!known.ok) return known;
    const { rules, designs } = known.value;
    const all = listsWith(lists.value, designs);
    const classes = new Map(all.designs.map((design) => [String(design.id), design]));
    const mended = withoutFixed(whatIf, classes);
    const start = battleOfWhatIf(mended.whatIf, { rules, lists: all });
    const faults = [...(start.ok ? [] : start.error), ...oddsFaults(asked)];
    if (!start.ok || faults.length > 0) return refuse('BATTLE_REFUSED', faults);
    const assumed = [...asked.assumed, ...mended.assumed];
    const begun = ports.odds.begin(seat.value, { ...asked, assumed, start: start.value });
    return begun === null ? refuse('ODDS_UNDER_WAY') : ok(begun);
  });
