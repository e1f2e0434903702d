import { unique } from '#kernel/collections/unique';
import { namesOf } from '#fog/moderator-log/names';
import type { Campaign, Signature } from '#app/ports/campaign-record';
import type { ChangeOf } from '#app/ports/campaign-store';
import type { Message } from '#app/ports/desk-record';
import type { Question } from '#app/ports/turn-record';
import type { EncounterId } from '#model/campaign/ids';
import type { PendingEncounter } from '#model/campaign/encounter';
import type { CampaignState } from '#model/campaign/state';
import { MODERATOR } from '#model/decisions/outcome';
import { newMessage } from './new-message.ts';

type Told = Readonly<{
  campaign: Pick<Campaign, 'turn'>;
  state: CampaignState;
  messages: readonly Message[];
  questions: readonly Question[];
}>;
type Words = Readonly<{
  encounter: Pick<PendingEncounter, 'id' | 'place'>;
  text: string;
  at: string;
  by: Signature;
}>;

/**
 * A separate message about one encounter to each player who was asked there. Others, and players for whom the moderator
 * was asked, may not know that there is an encounter. @rule TURN-4 @rule FOG-1
 */
export function toldInEncounter(
  { campaign, state, messages, questions }: Told,
  { encounter: { id, place }, text: said, at, by }: Words,
): readonly ChangeOf<'message'>[] {
  const asked = unique(
    questions.filter((one) => wasAskedIn(id, one)).map(({ decision }) => decision.asked),
  );
  const text = `${namesOf(state).place(place)}: ${said}`;
  return asked.map((empire, index) => {
    const message = newMessage(messages, campaign, { to: [empire], text, at, by });
    return { put: 'message', message: { ...message, number: message.number + index } };
  });
}

const wasAskedIn = (encounter: EncounterId, { decision, atDesk }: Question): boolean =>
  decision.encounter === encounter && decision.asked !== MODERATOR && !atDesk;
