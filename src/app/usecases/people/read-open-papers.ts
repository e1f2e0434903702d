import { ok } from '#kernel/result/result';
import type { Actor } from '#app/actor';
import type { Ports } from '#app/ports/ports';
import { type UseCase, guarded } from '#app/guarded';
import { type TurnOfPapers, turnsOfPapers } from '#app/people/turns-of-papers';
import { type Outcome, refuse } from '#app/use-case-error';
import { isOpenHanded } from '#rules/sight/is-open-handed';

/** The papers of all empires that a player may read. */
export type OpenPapers = Readonly<{
  campaign: Readonly<{ name: string }>;
  /** Everything is open to everybody here. */
  isOpen: boolean;
  /** So are the orders of turns that have run. */
  areOrdersOpen: boolean;
  /** The last turn first; none if players read only their own papers. */
  turns: readonly TurnOfPapers[];
}>;

/**
 * All empires' papers as they were issued, for players of a campaign in which everything is open.
 * @rule FOG-1
 * @ruling In a campaign where all papers are open, they show the standing orders that were in force when the papers were issued. Later
 *   orders stay private until they are processed, and messages from the moderator stay private too.
 */
export const readOpenPapers = ({ store }: Ports): UseCase<Readonly<{ actor: Actor }>, OpenPapers> =>
  guarded(async ({ actor }) => {
    if (actor.kind !== 'player') return refuse('PLAYER_ONLY');
    return store.read(async (reader): Promise<Outcome<OpenPapers>> => {
      const campaign = await reader.campaign(actor.campaign);
      if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
      const { id, name, rules } = campaign;
      const isOpen = isOpenHanded(rules);
      const heads = isOpen ? await reader.publications(id) : [];
      const standing = heads.filter(({ undone }) => !undone);
      const turns = await turnsOfPapers(reader, id, standing);
      const areOrdersOpen = rules.moderation === 'open';
      return ok({ campaign: { name }, isOpen, areOrdersOpen, turns });
    });
  });
