import { ok } from '#kernel/result/result';
import type { Actor } from '#app/actor';
import { readForceLists } from '#app/campaigns/read-force-lists';
import { type UseCase, guarded } from '#app/guarded';
import type { Ports } from '#app/ports/ports';
import { type SiegeFighter, siegeFighter } from '#app/siege-odds/fight-sieges';
import { siegeFaults } from '#app/siege-odds/siege-faults';
import { siegeChances, siegeReportOf } from '#app/siege-odds/siege-report-of';
import type { SiegeWhatIf } from '#app/siege-odds/siege-what-if';
import { startOfSiege } from '#app/siege-odds/start-of-siege';
import { refuse } from '#app/use-case-error';
import { listsWith, readKnownClasses } from '#app/what-if/known-classes';
import { oddsFaults } from '#app/what-if/odds-faults';
import { seatOfOdds } from '#app/what-if/seat-of-odds';
import type { OddsResult } from '#app/what-if/own-odds';

export type AskSiegeOddsInput = Readonly<{
  actor: Actor;
  siege: SiegeWhatIf;
  sieges: number;
  seed: string;
  /** The text of the published force lists. */
  forceLists: string;
}>;

/** Others get their turn after this number of fights. */
const IN_ONE_GO = 50;

/** Fights all sieges in short parts, so that pages are answered meanwhile. */
async function fightAll(
  fighter: SiegeFighter,
  sieges: number,
  breathe: Ports['breathe'],
): Promise<void> {
  for (let first = 1; first <= sieges; first += IN_ONE_GO) {
    fighter.fight({ first, last: Math.min(sieges, first + IN_ONE_GO - 1) });
    await breathe();
  }
}

/**
 * Works out the odds of a siege that somebody tries out, and what its bombardment does. A player's siege uses only what they entered, the
 * classes in their last report, and the printed classes. @rule FOG-1 @rule GND-1 @rule BOM-2
 */
export const askSiegeOdds = ({ store, breathe }: Ports): UseCase<AskSiegeOddsInput, OddsResult> =>
  guarded(async ({ actor, siege, sieges, seed, forceLists }) => {
    const seat = seatOfOdds(actor);
    if (!seat.ok) return seat;
    const lists = readForceLists(forceLists);
    if (!lists.ok) return lists;
    const known = await store.read((reader) => readKnownClasses(reader, actor));
    if (!known.ok) return known;
    const { rules, designs } = known.value;
    const all = listsWith(lists.value, designs).designs.filter(({ kind }) => kind === 'ground');
    const classes = new Map(all.map((design) => [String(design.id), design]));
    const faults = [...siegeFaults(siege, classes), ...oddsFaults({ battles: sieges, seed })];
    if (faults.length > 0) return refuse('SIEGE_REFUSED', faults);
    const plan = startOfSiege(siege, Object.fromEntries(classes), rules);
    const fighter = siegeFighter(plan.start, seed);
    await fightAll(fighter, sieges, breathe);
    const fought = { siege, plan, seed, tally: fighter.tally() };
    const chances = siegeChances(fought).map(([label, count]) => ({ label, count }));
    return ok({ chances, document: siegeReportOf(fought) });
  });
