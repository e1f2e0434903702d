import type { RuleRef } from '#kernel/reasons/cite';
import type { SeenEvent, SeenEventOf, SeenEventType, SeenRoll } from '#fog/views/seen-event';
import { describeRoll } from '#report/document/describe-roll';
import type { Phrase } from '#report/document/document';
import { cited, phrase, quiet } from '#report/document/inline';
import { battleNamesOf, type BattleNames } from './battle-names.ts';
import { COLONY_SENTENCES } from './colony-sentences.ts';
import { CONSTRUCTION_SENTENCES } from './construction-sentences.ts';
import { ENCOUNTER_SENTENCES } from './encounter-sentences.ts';
import { INTEL_SENTENCES } from './intel-sentences.ts';
import { momentText } from './moment-sentences.ts';
import { MOVEMENT_SENTENCES } from './movement-sentences.ts';
import type { Names } from './names.ts';
import { NEWS_SENTENCES } from './news-sentences.ts';
import { OPENING_SENTENCES } from './opening-sentences.ts';
import { ORDER_SENTENCES } from './order-sentences.ts';
import type { SentenceRows } from './sentence-row.ts';
import { CARGO_SENTENCES } from './cargo-sentences.ts';
import { DISCOVERY_SENTENCES } from './discovery-sentences.ts';
import { SERVICE_SENTENCES } from './service-sentences.ts';
import { STEALTH_SENTENCES } from './stealth-sentences.ts';
import { SUPPLY_SENTENCES } from './supply-sentences.ts';
import { TRADE_SENTENCES } from './trade-sentences.ts';
import { SIGHT_SENTENCES } from './sight-sentences.ts';
import { TECH_SENTENCES } from './tech-sentences.ts';
import { SIEGE_SENTENCES } from './siege-sentences.ts';
import { TREATY_SENTENCES } from './treaty-sentences.ts';
import { UNREST_SENTENCES } from './unrest-sentences.ts';

/** One sentence for every type of event that a player can be told. */
const SENTENCES: SentenceRows<SeenEventType> = {
  ...OPENING_SENTENCES,
  ...ORDER_SENTENCES,
  ...CONSTRUCTION_SENTENCES,
  ...SERVICE_SENTENCES,
  ...DISCOVERY_SENTENCES,
  ...TECH_SENTENCES,
  ...COLONY_SENTENCES,
  ...UNREST_SENTENCES,
  ...SIEGE_SENTENCES,
  ...MOVEMENT_SENTENCES,
  ...TRADE_SENTENCES,
  ...STEALTH_SENTENCES,
  ...SUPPLY_SENTENCES,
  ...CARGO_SENTENCES,
  ...SIGHT_SENTENCES,
  ...ENCOUNTER_SENTENCES,
  ...NEWS_SENTENCES,
  ...TREATY_SENTENCES,
  ...INTEL_SENTENCES,
  BattleMoment: ({ moment }, names) => momentText(moment, battleNamesOf([moment], names)),
};

const write = <T extends SeenEventType>(
  event: SeenEventOf<T> & { type: T },
  names: Names,
): string => SENTENCES[event.type](event, names);

function rollText(roll: SeenRoll, rule: RuleRef): string {
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
