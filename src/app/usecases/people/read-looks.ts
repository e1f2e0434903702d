import { ok } from '#kernel/result/result';
import type { Actor, Player } from '#app/actor';
import type { CampaignId } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import { type UseCase, guarded } from '#app/guarded';
import { isTold, type LookedAt, lookOf } from '#app/people/looks';
import { valuesById } from '#kernel/collections/tables';
import { currentPublication } from '#app/editions/current-publication';
import { issuedNow } from '#app/editions/issued-now';
import { type Outcome, refuse } from '#app/use-case-error';
import type { EmpireId } from '#model/campaign/ids';

/** A moderator's look at something of the reader's empire, or of all players. `turn`: 0 if it is not known. */
export type OwnLook = Readonly<{ at: string; what: LookedAt; turn: number }>;

/** A moderator who plays opened the moderator's view. All players are told. `plays`: the moderator's empires that the reader knows of. */
export type Opening = Readonly<{ at: string; plays: readonly string[]; reason: string }>;

export type Looks = Readonly<{ looks: readonly OwnLook[]; openings: readonly Opening[] }>;

/** The number of looks that are shown, the last ones. */
const MOST_LOOKS = 200;
const PAGE = 500;

/**
 * The moderators' looks at a player's own things, and the times when moderators who play opened the moderator's view;
 * the last first. It contains nothing of other players.
 */
export const readLooks = ({ store }: Ports): UseCase<Readonly<{ actor: Actor }>, Looks> =>
  guarded(async ({ actor }) => {
    if (actor.kind !== 'player') return refuse('PLAYER_ONLY');
    return store.read(async (reader): Promise<Outcome<Looks>> => {
      const openings = await reader.truthOpenings(actor.campaign);
      const known = await knownNames(reader, actor);
      return ok({
        looks: await looksAt(reader, actor.campaign, actor.empire),
        openings: openings.toReversed().map(({ at, plays, reason }): Opening => {
          return { at, plays: plays.filter((name) => known.has(name)), reason };
        }),
      });
    });
  });

/** The names of the empires that a player knows of: their own, and those that they have met. @rule FOG-12 */
async function knownNames(
  reader: StoreReader,
  { campaign, empire }: Player,
): Promise<ReadonlySet<string>> {
  const issued = await issuedNow(reader, campaign, { empire });
  if (issued === undefined) return new Set();
  const { view } = issued;
  return new Set([view.empire.name, ...valuesById(view.neighbours).map(({ name }) => name)]);
}

async function looksAt(
  reader: StoreReader,
  campaign: CampaignId,
  empire: EmpireId,
): Promise<readonly OwnLook[]> {
  const turn = currentPublication(await reader.publications(campaign))?.turn ?? 0;
  const own: OwnLook[] = [];
  for (let skip = 0; own.length < MOST_LOOKS; skip += PAGE) {
    const which = { acts: ['looked'], skip, take: PAGE } as const;
    const { entries, total } = await reader.auditPage(campaign, which);
    for (const entry of entries) {
      const look = lookOf(entry);
      // A look at something that is not issued yet is shown with its report, because players must not learn how far the turn has come.
      if (look === undefined || !isTold(look, turn)) continue;
      const isOwn = look.empire === null || look.empire === empire;
      if (isOwn) own.push({ at: entry.at, what: look.what, turn: look.turn });
    }
    if (skip + PAGE >= total) break;
  }
  return own.slice(0, MOST_LOOKS);
}
