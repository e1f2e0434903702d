import type { SeenMoment, SeenMomentType, SeenTag } from '#fog/views/seen-event';
import { groupBy } from '#kernel/collections/group-by';
import type { Ledger } from '#kernel/reasons/ledger';
import type { FirePhase, Readiness } from '#model/battle/battle-event';
import type { BoostSource, ElectronicEffect, Mission } from '#model/battle/round-orders';
import type { TagId } from '#model/campaign/ids';
import { AWAY_FROM } from '#rules/combat/retreat-modifiers';
import { type BattleNames, enteringText } from './battle-names.ts';
import { capitalised } from './names.ts';
import { counted } from '#kernel/words/counted';
import { formatNumber, signed } from '#kernel/words/format-number';

type MomentOf<T extends SeenMomentType> = Extract<SeenMoment, { type: T }>;
type Row<T extends SeenMomentType> = (moment: MomentOf<T>, names: BattleNames) => string;

const FIRE: { readonly [P in FirePhase]: string } = {
  'ships-at-ships': 'ships at ships',
  'ships-at-flights': 'ships at flights',
  'flights-at-flights': 'flights at flights',
  'flights-at-ships': 'flights at ships',
};

/** Whom those who ram in a phase fall on (CSC-11). */
const RAMMED: { readonly [P in FirePhase]: string } = {
  'ships-at-ships': 'ships',
  'ships-at-flights': 'flights',
  'flights-at-flights': 'flights',
  'flights-at-ships': 'ships',
};

const READINESS: { readonly [R in Readiness]: string } = {
  disastrous: 'disastrous',
  bad: 'bad',
  poor: 'poor',
  normal: 'normal',
  good: 'good',
  superb: 'superb',
};

/** How a hit came about (CSC-8, CSC-9). */
export const HIT_WORDS: { readonly [B in MomentOf<'UnitHit'>['by']]: string } = {
  directed: 'by directed damage',
  assigned: 'by assigned damage',
  leftover: 'by what was left over',
  lucky: 'by a lucky hit',
  proximity: 'by Proximity mines',
  overkill: 'in the reinforcements',
};

/** When the fighting stopped. Who lost, and why, is told with the result. */
const ENDINGS = {
  length: 'its length was over',
  'nothing-left': 'a side had no units left in it',
  surrender: 'a side had only civilians left in it',
} as const;

/** You or the enemy. */
const who = (mine: boolean): string => (mine ? 'You' : 'The enemy');
const whose = (mine: boolean): string => (mine ? 'your' : 'the enemy’s');

const tagged = (mine: boolean, tag: TagId): SeenTag => ({ own: mine, tag });
const waiting = (reinforcements: number | null): string =>
  reinforcements === null || reinforcements === 0
    ? ''
    : `; ${counted(reinforcements, 'unit waits', 'units wait')} in your reinforcements`;

const leader = (flagship: TagId | null, mine: boolean, names: BattleNames): string =>
  flagship === null ? 'no flagship' : `flagship ${names.combatant(tagged(mine, flagship))}`;

/** What scenario and place add to a roll. */
const bonusText = (bonus: number): string =>
  bonus === 0 ? '' : ` (${signed(bonus)} by scenario and place)`;

const intelText = (intel: number): string =>
  intel === 0 ? '' : ` (${signed(intel)} by your Intel)`;

const MISSION_WORDS: { readonly [M in Mission]: string } = {
  defensive: 'Defensive',
  'anti-ship': 'Anti-Ship',
  'anti-fighter': 'Anti-Fighter',
  scouting: 'Scouting',
};

const BOOST_WORDS: { readonly [B in BoostSource]: string } = {
  shields: 'Shields',
  carrier: 'Carrier',
  stealth: 'Stealth',
};

/** What is given up, and what it is turned into, as far as that is known. */
const boostWord = ({ of, gun }: MomentOf<'FireBoosted'>['boosts'][number]): string =>
  gun === null ? BOOST_WORDS[of] : `${BOOST_WORDS[of]} to ${gun.toUpperCase()}`;

const EFFECT_WORDS: { readonly [E in ElectronicEffect]: string } = {
  guardian: 'Guardian',
  'fire-control': 'Fire Control',
  disruptor: 'Disruptor',
  suppression: 'Suppression',
};

const modifiersText = (modifiers: Ledger): string =>
  modifiers.map(({ label, amount }) => `${signed(amount)} ${label}, `).join('');

/** Units by what is said of them: `Defensive for Valiant and 2 Saber u4, u5; 2 × Guardian for …`. */
function groupsText<T extends SeenTag>(
  some: readonly T[],
  wordOf: (one: T) => string,
  names: BattleNames,
): string {
  const said = [...groupBy(some, (one) => `${wordOf(one)}/${String(one.own)}/${one.tag}`).values()];
  const together = groupBy(said, ([one, ...again]) => {
    const times = again.length === 0 ? '' : `${formatNumber(again.length + 1)} × `;
    return one === undefined ? '' : times + wordOf(one);
  });
  return [...together]
    .map(([word, units]) => `${word} for ${names.combatants(units.flatMap(([one]) => one ?? []))}`)
    .join('; ');
}

/** Who was crippled, and who was lost. */
const hurtText = (hurt: MomentOf<'RetreatRolled'>['hurt'], names: BattleNames): string =>
  [...groupBy(hurt, ({ result }) => result)]
    .map(([result, units]) => `${names.combatants(units)} ${result}`)
    .join('; ');

/** The boarded units, their formation, and the results. */
const boardedText = (boarded: MomentOf<'UnitsBoarded'>['boarded'], names: BattleNames): string =>
  boarded
    .map(
      (one) =>
        `${names.combatant(one)} in formation ${formatNumber(one.formation)} ${one.result} for ${formatNumber(one.price)}`,
    )
    .join('; ');

const FATE_WORDS = {
  destroyed: 'lost',
  crippled: 'had crippled',
  repaired: 'repaired',
  captured: 'lost to capture',
} as const;

/** What was lost, what was hurt, and who got away. */
function outcomeText(
  { mine, fates, away }: MomentOf<'OutcomeEntered'>,
  names: BattleNames,
): string {
  const byFate = groupBy(fates, ({ fate }) => fate);
  const hurt = [...byFate].map(([fate, some]) => `${FATE_WORDS[fate]} ${names.combatants(some)}`);
  const gone = away.length === 0 ? [] : [`got away with ${names.combatants(away)}`];
  const told = [...hurt, ...gone];
  return `${who(mine)} ${told.length === 0 ? 'came out of it unhurt' : told.join('; ')}`;
}

const ROWS: { readonly [T in SeenMomentType]: Row<T> } = {
  TaskForceFormed: ({ mine, flagship, entered, reinforcements, limit }, names) =>
    `${who(mine)} formed a task force with ${leader(flagship, mine, names)}: ` +
    enteringText(entered, names) +
    (limit === null ? '' : `; its limit is ${formatNumber(limit)}`) +
    waiting(reinforcements),
  SurpriseRolled: ({ mine, bonus, intel = 0, readiness, modifier }) =>
    `Surprise${bonusText(bonus)}${intelText(intel)}: ${whose(mine)} readiness is ${READINESS[readiness]} (${signed(modifier)})`,
  LengthRolled: ({ bonus, intel = 0, rounds }) =>
    `The battle${bonusText(bonus)}${intelText(intel)} lasts up to ${counted(rounds, 'round')}`,
  RoundBegan: ({ round, readiness }) =>
    `Round ${String(round)} began: your readiness ${signed(readiness.own)}, ` +
    `the enemy’s ${signed(readiness.enemy)}`,
  FlagshipNamed: ({ mine, flagship, sentBack }, names) =>
    `${who(mine)} took a new command: ${leader(flagship, mine, names)}` +
    (sentBack.length === 0 ? '' : `; sent back ${names.combatants(sentBack)}`),
  MissionsGiven: ({ mine, points, given }, names) =>
    `${who(mine)} gave missions` +
    (points === null ? '' : ` with ${counted(points, 'point')}`) +
    `: ${groupsText(given, ({ mission }) => MISSION_WORDS[mission], names)}`,
  UnitsHeld: ({ mine, functions, units }, names) =>
    `${who(mine)} held ${names.combatants(units)} in Stasis` +
    (functions === null ? '' : ` with ${counted(functions, 'function')}`),
  UnitsHid: ({ mine, units }, names) =>
    `${who(mine)} hid ${names.combatants(units)} among the asteroids`,
  UnitsCloaked: ({ mine, units }, names) => `${who(mine)} cloaked ${names.combatants(units)}`,
  FireBoosted: ({ mine, boosts }, names) =>
    `${who(mine)} gave up cover to fire better: ${groupsText(boosts, boostWord, names)}`,
  ElectronicWarfareWaged: ({ mine, scouts, jammed, effects }, names) =>
    `${who(mine)} waged electronic warfare` +
    (scouts === null ? '' : ` with ${counted(scouts, 'Scout function')}`) +
    (jammed === null || jammed === 0 ? '' : ` (${formatNumber(jammed)} jammed)`) +
    `: ${groupsText(effects, ({ effect, by }) => EFFECT_WORDS[effect] + (by === 'dedicated' ? ' (dedicated)' : ''), names)}`,
  FireRolled: ({ mine, phase, total, firstStrike = 0, ramming = 0, damage }) =>
    `${who(mine)} fired ${FIRE[phase]}` +
    (total === null ? '' : ` with a total of ${formatNumber(total)}`) +
    (firstStrike === 0 ? '' : `, ${formatNumber(firstStrike)} of it by First Strike`) +
    (ramming === 0 ? '' : `, ${formatNumber(ramming)} of it by ramming`) +
    `: ${formatNumber(damage)} damage`,
  DamageDirected: ({ mine, at, formation, price }, names) =>
    `${who(mine)} directed ${formatNumber(price)} of it at ${names.combatant(at)} ` +
    `in formation ${formatNumber(formation)}`,
  UnitHit: ({ mine, hit, by, damage, result }, names) =>
    `${capitalised(whose(mine))} ${names.combatant(hit)} was ${result} ${HIT_WORDS[by]} ` +
    `(${formatNumber(damage)})`,
  DamageWasted: ({ mine, damage }) =>
    `${formatNumber(damage)} of ${whose(mine)} damage did nothing`,
  LuckyHitRolled: ({ mine, hit }) =>
    `${who(mine)} tried for a lucky hit: ${hit ? 'it struck' : 'none'}`,
  MinefieldsSpent: ({ mine, points, units }, names) =>
    `${who(mine)} spent ${names.combatants(units)} for ${counted(points, 'point')} of damage`,
  UnitsRammed: ({ mine, phase, units }, names) =>
    `${who(mine)} rammed ${RAMMED[phase]} with ${names.combatants(units)}, and lost what rammed`,
  MinefieldsSwept: ({ mine, points, swept }, names) =>
    `${who(mine)} swept ${names.combatants(swept)}` +
    (points === null ? '' : ` with ${counted(points, 'point')}`),
  UnitsBoarded: ({ mine, points, boarded, lost }, names) =>
    `${who(mine)} boarded` +
    (points === null ? '' : ` with ${counted(points, 'point')}`) +
    `: ${boardedText(boarded, names)}` +
    (lost.length === 0 ? '' : `; ${names.combatants(lost)} lost with it`),
  RetreatRolled: ({ mine, units, modifiers, total, hurt }, names) =>
    `${who(mine)} tried to get away with ${names.combatants(units)}` +
    (total === null
      ? ''
      : ` (${modifiersText(modifiers)}total ${formatNumber(total)}, needs ${formatNumber(AWAY_FROM)})`) +
    (hurt.length === 0 ? ': away' : `: ${hurtText(hurt, names)}`),
  UnitsExcluded: ({ mine, units }, names) =>
    `${who(mine)} kept ${names.combatants(units)} out of the battle`,
  UnitsIncluded: ({ mine, units }, names) =>
    `${who(mine)} saw to it that ${names.combatants(units)} took part`,
  UnitsSentBack: ({ mine, units }, names) => `${who(mine)} sent back ${names.combatants(units)}`,
  ReinforcementsEntered: ({ mine, entered, reinforcements }, names) =>
    `${who(mine)} brought in ${enteringText(entered, names)}${waiting(reinforcements)}`,
  FlightsRepaired: ({ mine, units }, names) => `${who(mine)} repaired ${names.combatants(units)}`,
  FlightsLost: ({ mine, units }, names) =>
    `${who(mine)} lost ${names.combatants(units)}, which found no berth`,
  BattleClosed: ({ rounds, because }) =>
    `The fighting stopped after ${counted(rounds, 'round')}, when ${ENDINGS[because]}`,
  OutcomeEntered: outcomeText,
};

const write = <T extends SeenMomentType>(
  moment: MomentOf<T> & { type: T },
  names: BattleNames,
): string => ROWS[moment.type](moment, names);

/** What a step of a battle says: without its full stop, its dice and its rule. @rule CSC-15 */
export const momentText = (moment: SeenMoment, names: BattleNames): string => write(moment, names);
