import { keysById } from '#kernel/collections/tables';
import { ok } from '#kernel/result/result';
import type { Message } from '#app/ports/desk-record';
import type { Ports } from '#app/ports/ports';
import { type Actor, roleOf } from '#app/actor';
import { newMessage } from '#app/desk/new-message';
import { textIssue } from '#app/desk/text-issue';
import { type UseCase, guarded } from '#app/guarded';
import { retrying } from '#app/retrying';
import { type InputIssue, refuse } from '#app/use-case-error';
import type { EmpireId } from '#model/campaign/ids';

export type SendMessageInput = Readonly<{
  actor: Actor;
  /** The empires that read it. */
  to: readonly EmpireId[];
  text: string;
}>;

const LONGEST_MESSAGE = 4000;

/**
 * Sends a message to players. They read it at once on their own pages, and in their next reports. An undo does not take it back.
 */
export const sendMessage = ({ store, clock }: Ports): UseCase<SendMessageInput, Message> =>
  guarded(async ({ actor, ...input }) => {
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    const text = input.text.trim();
    return retrying(async () => {
      const { campaign, empires, messages } = await store.read(async (reader) => ({
        campaign: await reader.campaign(actor.campaign),
        empires: await reader.empires(actor.campaign),
        messages: await reader.messages(actor.campaign),
      }));
      if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
      const to = keysById(empires).filter((empire) => input.to.includes(empire));
      const issues = [
        ...receiverIssues(to, input.to),
        ...textIssue(text, { path: 'text', what: 'a text', most: LONGEST_MESSAGE }),
      ];
      if (issues.length > 0) return refuse('MESSAGE_REFUSED', issues);
      const [at, by] = [clock.now(), roleOf(actor)];
      const { id, revision, version } = campaign;
      const message = newMessage(messages, campaign, { to, text, at, by });
      const detail = `message ${String(message.number)} to ${to.join(', ')}`;
      const changes = [
        { put: 'message', message },
        { put: 'audit', entry: { at, by, act: 'message-sent', version, detail } },
      ] as const;
      const written = await store.commit({ campaign: id, revision, changes });
      return written.ok ? ok(message) : 'again';
    });
  });

function receiverIssues(
  known: readonly EmpireId[],
  wanted: readonly EmpireId[],
): readonly InputIssue[] {
  const strange = wanted.filter((one) => !known.includes(one));
  if (strange.length > 0) {
    const text = `There is no empire “${strange.join('”, “')}”.`;
    return [{ code: 'EMPIRE_UNKNOWN', path: 'to', text }];
  }
  const text = 'Choose at least one empire to send it to.';
  return known.length > 0 ? [] : [{ code: 'NOBODY', path: 'to', text }];
}
