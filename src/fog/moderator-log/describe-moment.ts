import { listed } from '#kernel/words/listed';
import { groupBy } from '#kernel/collections/group-by';
import { sum } from '#kernel/numbers/sum';
import type {
  BattleEvent,
  BattleEventOf,
  BattleEventType,
  UnitEntry,
} from '#model/battle/battle-event';
import type { BattleSide, UnitInBattle } from '#model/battle/setup';
import { counted } from '#kernel/words/counted';
import { inRow, inWords } from './describe-row.ts';
import type { Names } from './names.ts';

/** What was told before a step that its line needs; `readiness`: of whom it is known. */
export type ToldBefore = Readonly<{
  readiness: Partial<Record<BattleSide, number>>;
  /** What the sides are called; left out: attacker and defender. */
  sides?: Readonly<Record<BattleSide, string>>;
}>;

type Row<M> = (moment: M, names: Names, before: ToldBefore) => string;
type Rows = { readonly [T in BattleEventType]: Row<BattleEventOf<T>> };

const entry = ({ unit, tag, design, name, condition }: UnitEntry, names: Names): string =>
  [tag, name === '' ? names.unitAs(design, unit) : `${names.design(design)} ${name}`]
    .filter((part) => part !== '')
    .join(' ') + (condition === 'crippled' ? ' (crippled)' : '');

const entries = (entered: readonly UnitEntry[], names: Names): string =>
  inRow(entered.map((one) => entry(one, names)));

const units = (some: readonly UnitInBattle[]): string => inRow(some.map(({ tag }) => tag));

const signed = (number: number): string => (number < 0 ? String(number) : `+${number}`);

/** What is added to a roll, if anything. */
const added = (bonus: number): string => (bonus === 0 ? '' : ` ${signed(bonus)}`);

const byIntel = (intel: number): string => (intel === 0 ? '' : `${added(intel)} by Intel`);

/** Who fires how much: `(A1, A2: 6 each; A3: 4)`. */
function shooterText(shooters: BattleEventOf<'FireRolled'>['shooters'] = []): string {
  const alike = groupBy(shooters, ({ points }) => points);
  const parts = [...alike].map(([points, some]) => {
    const tags = some.map(({ tag }) => tag).join(', ');
    return `${tags}: ${points}${some.length > 1 ? ' each' : ''}`;
  });
  return parts.length === 0 ? '' : ` (${parts.join('; ')})`;
}

const strikeText = (firstStrike: number): string =>
  firstStrike === 0 ? '' : ` (${firstStrike} by First Strike)`;
const ramText = (ramming: number): string => (ramming === 0 ? '' : ` (${ramming} by ramming)`);

/** Each part that is added to the roll, and the length that it is held at. @rule CSC-4 */
function lengthText(
  { roll, bonus, intel = { attacker: 0, defender: 0 }, rounds }: BattleEventOf<'LengthRolled'>,
  _names: Names,
  { readiness: { attacker, defender } }: ToldBefore,
): string {
  const rolled = `length ${roll}`;
  const others = `${added(bonus)}${byIntel(intel.attacker)}${byIntel(intel.defender)}`;
  if (attacker === undefined || defender === undefined) {
    return `${rolled}${others}: ${counted(rounds, 'round')}`;
  }
  const total = sum([roll, attacker, defender, bonus, intel.attacker, intel.defender]);
  const held = total === rounds ? '' : `, ${total < rounds ? 'at least' : 'at most'} ${rounds}`;
  const ready = `, readiness ${signed(attacker)} and ${signed(defender)}`;
  const scenario = bonus === 0 ? '' : `, scenario ${signed(bonus)}`;
  const spent = [intel.attacker, intel.defender].filter((one) => one !== 0).map(signed);
  const byScouts = spent.length === 0 ? '' : `, Intel ${listed(spent)}`;
  return `${rolled}${ready}${scenario}${byScouts} = ${total}${held}: ${counted(rounds, 'round')}`;
}

const NOTHING_TOLD: ToldBefore = { readiness: {} };

const ROWS: Rows = {
  TaskForceFormed: ({ side, flagship, entered, reinforcements, limit }, names) =>
    `${side} forms its task force: ${entries(entered, names)}; flagship ${flagship ?? '–'}, ` +
    `limit ${limit}, ${counted(reinforcements, 'reinforcement')}`,
  SurpriseRolled: ({ side, roll, bonus, intel = 0, readiness, modifier }) =>
    `${side} rolls ${roll}${added(bonus)}${byIntel(intel)} for surprise: ${readiness} ${signed(modifier)}`,
  LengthRolled: lengthText,
  RoundBegan: ({ round, readiness }) =>
    `round ${round}, readiness ${signed(readiness.attacker)} to ${signed(readiness.defender)}`,
  FlagshipNamed: ({ side, flagship, sentBack }) =>
    `${side} names ${flagship ?? '–'} its flagship` +
    (sentBack.length === 0 ? '' : `, sends back ${units(sentBack)}`),
  MissionsGiven: ({ side, points, given }) =>
    `${side} gives missions of ${counted(points, 'point')}: ` +
    inRow(given.map(({ tag, mission }) => `${tag} ${mission}`)),
  UnitsHeld: ({ side, functions, units: some }) =>
    `${side} holds ${units(some)} with ${counted(functions, 'function')}`,
  UnitsHid: ({ side, units: some }) => `${side} hides ${units(some)}`,
  UnitsCloaked: ({ side, units: some }) => `${side} cloaks ${units(some)}`,
  FireBoosted: ({ side, boosts }) =>
    `${side} boosts ` + inRow(boosts.map(({ tag, of, gun }) => `${tag} ${gun} by ${of}`)),
  ElectronicWarfareWaged: ({ side, scouts, jammed, effects }) =>
    `${side} wages electronic warfare, scouts ${scouts} (${jammed} jammed): ` +
    inRow(effects.map(({ tag, effect, by }) => `${effect} at ${tag} by ${by}`)),
  FireRolled: ({ phase, side, total, firstStrike = 0, ramming = 0, ...fired }) =>
    `${side} fires ${phase}: ${total}${shooterText(fired.shooters)}${strikeText(firstStrike)}${ramText(ramming)}` +
    ` at ${fired.roll}, with readiness ${fired.modified}: ${fired.damage} damage`,
  DamageDirected: ({ phase, side, at, formation, price }) =>
    `${side} directs ${price} at ${at.tag}, formation ${formation} (${phase})`,
  UnitHit: ({ hit, first, by, damage, result, phase }, names) =>
    `${first === null ? hit.tag : entry(first, names)} ${result} for ${damage} (${by}, ${phase})`,
  DamageWasted: ({ phase, side, damage }) => `${side} wastes ${damage} damage (${phase})`,
  LuckyHitRolled: ({ phase, side, roll, hit }) =>
    `${side} rolls ${roll} for a lucky hit: ${hit ? 'hit' : 'none'} (${phase})`,
  MinefieldsSpent: ({ side, points, units: some }) =>
    `${side} spends ${units(some)} for ${counted(points, 'point')}`,
  UnitsRammed: ({ side, phase, added, units: some }) =>
    `${side} rammed with ${units(some)} for ${added} (${phase})`,
  MinefieldsSwept: ({ side, points, swept }) =>
    `${side} sweeps ${units(swept)} with ${counted(points, 'point')}`,
  UnitsBoarded: ({ side, points, boarded, lost }) =>
    `${side} boards with ${counted(points, 'point')}: ` +
    inRow(
      boarded.map(
        ({ tag, formation, price, result }) =>
          `${tag} in formation ${formation} ${result} for ${price}`,
      ),
    ) +
    (lost.length === 0 ? '' : `, ${units(lost)} lost with it`),
  RetreatRolled: ({ side, units: some, lane, roll, modifiers, total, hurt }, names) =>
    `${side} retreats with ${units(some)} by ${names.lane(lane)}: ${roll}` +
    modifiers.map(({ label, amount }) => ` ${signed(amount)} ${label}`).join('') +
    ` = ${total}, ` +
    (hurt.length === 0 ? 'away' : inRow(hurt.map(({ tag, result }) => `${tag} ${result}`))),
  UnitsExcluded: ({ side, of, units: some }) =>
    `${side} keeps ${units(some)} of the ${of} out of the battle`,
  UnitsIncluded: ({ side, units: some }) => `${side} has ${units(some)} in the enemy’s task force`,
  UnitsSentBack: ({ side, units: some }) => `${side} sends back ${units(some)}`,
  ReinforcementsEntered: ({ side, entered, reinforcements }, names) =>
    `${side} brings in ${entries(entered, names)}, ${counted(reinforcements, 'reinforcement')} left`,
  FlightsRepaired: ({ side, units: some }) => `${side} repairs ${units(some)}`,
  FlightsLost: ({ side, units: some }) => `${side} has no berth for ${units(some)}`,
  BattleClosed: ({ rounds, because }) =>
    `over after ${counted(rounds, 'round')} (${inWords(because)})`,
  OutcomeEntered: ({ side, fates, away }, names) => {
    const told = [
      ...fates.map(({ tag, fate }) => `${tag} ${fate}`),
      ...away.map(({ tag, lane }) => `${tag} away by ${names.lane(lane)}`),
    ];
    return `${side} as entered by hand: ${told.length === 0 ? 'nobody hurt' : inRow(told)}`;
  },
};

/** One compact line for a step of a battle, for those who may see all of it. */
export function describeMoment(
  moment: BattleEvent,
  names: Names,
  before: ToldBefore = NOTHING_TOLD,
): string {
  // The table's type ties each type to its row; an indexed access loses that tie.
  const row = ROWS[moment.type] as Row<BattleEvent>;
  const { sides } = before;
  // Rows use the side's name from the step.
  const named =
    sides === undefined || !('side' in moment) ? moment : { ...moment, side: sides[moment.side] };
  return row(named as BattleEvent, names, before);
}
