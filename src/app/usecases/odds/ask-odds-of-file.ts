import { ok } from '#kernel/result/result';
import { BATTLE_RULES } from '#app/battle/battle-rules';
import { parseBattle } from '#content/battles/parse-battle';
import type { Ports } from '#app/ports/ports';
import type { Actor } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import { readForceLists } from '#app/campaigns/read-force-lists';
import { refuse } from '#app/use-case-error';
import type { OddsBegun } from '#app/what-if/begin-what-if';
import { oddsFaults } from '#app/what-if/odds-faults';
import { seatOfOdds } from '#app/what-if/seat-of-odds';

export type AskOddsOfFileInput = Readonly<{
  actor: Actor;
  /** The text of a battle file, and of its force lists. */
  battle: string;
  forceLists: string;
  seed: string;
  battles: number;
}>;

/** Begins to work out the odds of a battle from a file, for a moderator. @rule ENC-1 */
export const askOddsOfFile = (ports: Ports): UseCase<AskOddsOfFileInput, OddsBegun> =>
  guarded(async ({ actor, battle, forceLists, seed, battles }) => {
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    const seat = seatOfOdds(actor);
    if (!seat.ok) return seat;
    const campaign = await ports.store.read((reader) => reader.campaign(actor.campaign));
    if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
    const lists = readForceLists(forceLists);
    if (!lists.ok) return lists;
    const parsed = parseBattle(battle, lists.value, BATTLE_RULES);
    const faults = [...(parsed.ok ? [] : parsed.error), ...oddsFaults({ seed, battles })];
    if (!parsed.ok || faults.length > 0) return refuse('BATTLE_REFUSED', faults);
    const asked = { start: parsed.value, seed, battles, form: {}, assumed: [] };
    const begun = ports.odds.begin(seat.value, asked);
    return begun === null ? refuse('ODDS_UNDER_WAY') : ok(begun);
  });
