import { ok } from '#kernel/result/result';
import type { EmpireId } from '#model/campaign/ids';
import { keysById, valuesById } from '#kernel/collections/tables';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import type { Actor, Player } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import { knownMachines } from '#app/machine/known-machines';
import { readPlayer } from '#app/orders/read-player';
import { silenceIssues } from '#app/talk/letter-issues';
import { ownConversations, type OwnConversation, readStoredTalk } from '#app/talk/own-letters';
import { isDecidedByVote } from '#rules/voting/is-decided-by-vote';
import { type Outcome, refuse } from '#app/use-case-error';

/** All letters of a player. */
export type OwnLetters = Readonly<{
  /** Oldest first. */
  conversations: readonly OwnConversation[];
  unread: number;
  /** The empires that the player has met and muted. */
  muted: readonly EmpireId[];
  /** The empires that the player has met and knows to be played by a machine. */
  machines: readonly EmpireId[];
  /** Why the player can't write anything; empty: they can. */
  silence: readonly string[];
  /** Moderators decide in this campaign, so the player can write to them. */
  hasModerators: boolean;
}>;

/** A player's letters, each thing counted over what this player wrote or got. @rule DIP-13 @rule FOG-15 */
export const readLetters = ({ store }: Ports): UseCase<Readonly<{ actor: Actor }>, OwnLetters> =>
  guarded(async ({ actor }) => {
    if (actor.kind !== 'player' || actor.isOperator === true) return refuse('PLAYER_ONLY');
    return store.read((reader) => ownLettersOf(reader, actor));
  });

async function ownLettersOf(reader: StoreReader, actor: Player): Promise<Outcome<OwnLetters>> {
  const desk = await readPlayer(reader, actor);
  if (!desk.ok) return desk;
  const { campaign, issued } = desk.value;
  const stored = await readStoredTalk(reader, campaign.id, actor.empire);
  const settings = await reader.deskSettings(campaign.id);
  const met = issued?.view.neighbours ?? {};
  const machines = knownMachines(campaign.rules, valuesById(await reader.empires(campaign.id)), {
    standIns: await reader.standIns(campaign.id),
    seats: await reader.seats(campaign.id),
  });
  const conversations = ownConversations(stored, { empire: actor.empire, met });
  return ok({
    conversations,
    unread: conversations.reduce((sum, { unread }) => sum + unread, 0),
    muted: keysById(met).filter((one) => stored.muted.has(one)),
    machines: keysById(met).filter((one) => machines.includes(one)),
    hasModerators: !isDecidedByVote(campaign),
    silence:
      issued === undefined ? [] : silenceIssues(issued.view, settings).map(({ text }) => text),
  });
}
