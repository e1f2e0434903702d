import type { RuleRef } from '#kernel/reasons/cite';
import type { SeenEvent, SeenEventOf, SeenEventType, SeenRoll } from '#fog/views/seen-event';
import { describeRoll } from '#report/document/describe-roll';
import type { Phrase } from '#report/document/document';
import { cited, phrase, quiet } from '#report/document/inline';
import type { BattleNames } from './battle-names.ts';
import { momentText } from './moment-sentences.ts';
import type { Names } from './names.ts';
import type { SentenceRow } from './sentence-row.ts';
import { SENTENCES } from './sentences.ts';

function write<T extends SeenEventType>(event: SeenEventOf<T> & { type: T }, names: Names): string {
  const row: SentenceRow<T> = SENTENCES[event.type];
  return typeof row === 'function' ? row(event, names) : row.says(event, names);
}

/** What one of the reader's own dice showed. */
export function rollText(roll: SeenRoll, rule: RuleRef): string {
  return describeRoll({ ...roll, cite: rule }).result;
}

/** `; you rolled 7`: the reader's own dice, if there are any. */
const diceText = (rolls: readonly SeenRoll[], rule: RuleRef): string =>
  rolls.length === 0
    ? ''
    : ` – you rolled ${rolls.map((roll) => rollText(roll, rule)).join(', then ')}`;

const told = (
  text: string,
  { rolls, cite }: Readonly<{ rolls: readonly SeenRoll[]; cite: RuleRef }>,
): Phrase => {
  const dice = diceText(rolls, cite);
  return phrase(text, ...(dice === '' ? ['.'] : [quiet(`${dice}.`)]), ' ', cited(cite));
};

/** What names its dice itself, or has such as only draw an order. */
const WITHOUT_DICE: ReadonlySet<SeenEventType> = new Set([
  'GrowthChecked',
  'MoraleChecked',
  'RebelsRose',
  'ReprisalTaken',
  'ContactSighted',
  'OrderFailed',
  'SystemHurt',
  'MassDriversFired',
  'SurrenderDemanded',
  'GroundAttacked',
]);

/** The dice that are told of an event: not those that only draw an order, and a sum that names its die needs it once. */
function toldRolls({ type, rolls }: SeenEvent): readonly SeenRoll[] {
  if (WITHOUT_DICE.has(type)) return rolls.filter(({ ruled }) => ruled === true);
  return type === 'ExplorationTried' ? rolls.slice(-1) : rolls;
}

/** The sentence of an event for its reader, with the reader's own dice and the rule. */
export const sentenceOf = (event: SeenEvent, names: Names): Phrase =>
  told(write(event, names), { ...event, rolls: toldRolls(event) });

/** What a step of a battle says to a side, and what more may be said of it, with its own dice and the rule. @rule CSC-15 */
export const momentSentenceOf = (
  event: SeenEventOf<'BattleMoment'>,
  names: BattleNames,
  more = '',
): Phrase => told(momentText(event.moment, names) + more, event);
