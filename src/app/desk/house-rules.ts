import { keysById } from '#kernel/collections/tables';
import { type Moderator, roleOf } from '#app/actor';
import type { Campaign } from '#app/ports/campaign-record';
import type { Change, StoreReader } from '#app/ports/campaign-store';
import type { Ruling } from '#app/ports/desk-record';
import { newMessage } from './new-message.ts';

type Edition = Readonly<{ actor: Moderator; campaign: Campaign; text: string; at: string }>;

/** The most characters of house rules. */
export const LONGEST_HOUSE_RULES = 20_000;

/** The changes that make an edition of the house rules. All players get a message that there is one. */
export async function houseRulesChanges(
  reader: StoreReader,
  { actor, campaign, text, at }: Edition,
): Promise<readonly Change[]> {
  const { id, turn, version } = campaign;
  const before = await reader.houseRules(id);
  const edition = (before.at(-1)?.edition ?? 0) + 1;
  const by = roleOf(actor);
  const told = `The house rules have a new version (${String(edition)}). Read what changed on the page House rules.`;
  const to = keysById(await reader.empires(id));
  const message = newMessage(await reader.messages(id), campaign, { to, text: told, at, by });
  const detail = `version ${String(edition)}`;
  return [
    { put: 'house-rules', rules: { edition, turn, text, at, by } },
    { put: 'message', message },
    { put: 'audit', entry: { at, by, act: 'house-rules-written', version, detail } },
  ];
}

/** The house rules with a ruling at their end. */
export function withRuling(
  text: string,
  { rule, question, decision }: Pick<Ruling, 'rule' | 'question' | 'decision'>,
): string {
  const paragraph = `${rule}: ${question}\n${decision}`;
  return text === '' ? paragraph : `${text}\n\n${paragraph}`;
}
