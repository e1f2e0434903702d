import type { Ports } from '#app/ports/ports';
import type { Actor } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import type { AskedOdds } from '#app/odds/odds-register';
import { readForceLists } from '#app/campaigns/read-force-lists';
import { beginWhatIf, type OddsBegun } from '#app/what-if/begin-what-if';
import { listsWith, readKnownClasses } from '#app/what-if/known-classes';
import { seatOfOdds } from '#app/what-if/seat-of-odds';
import type { WhatIf } from '#app/what-if/what-if';

export type AskOddsInput = Pick<AskedOdds, 'seed' | 'battles' | 'form' | 'assumed'> &
  Readonly<{
    actor: Actor;
    whatIf: WhatIf;
    /** The text of the published force lists. */
    forceLists: string;
  }>;

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
    return beginWhatIf(ports.odds, { ...asked, seat: seat.value, whatIf, rules, lists: all });
  });
