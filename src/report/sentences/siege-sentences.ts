import type { SeenActor, SeenGroundRoll, SeenHarm, SeenSiege } from '#fog/views/seen-siege';
import { groupBy } from '#kernel/collections/group-by';
import { ledgerTotal } from '#kernel/reasons/ledger';
import type { SystemId } from '#model/campaign/ids';
import type { MissionFired } from '#model/events/causes';
import { formatNumber, signed } from '#kernel/words/format-number';
import { MISSION_TABLE } from '#rules/bombardment/mission-table';
import type { SeenEventOf } from '#fog/views/seen-event';
import { changesText } from './changes-text.ts';
import { capitalised, type Names, objectOf, subjectOf } from './names.ts';
import type { SentenceRows } from './sentence-row.ts';
import { counted, plural } from '#kernel/words/counted';
import { listed } from '#kernel/words/listed';

export type SiegeType = SeenSiege['type'];

const MARKS = {
  suppressed: (amount: number) => `${counted(amount, 'point')} of Productivity suppressed`,
  bombarded: (amount: number) => `Utilized Productivity ${signed(-amount)}`,
  halved: () => 'Utilized Productivity halved',
  'disrupted-half': () => 'Utilized Productivity halved',
  'disrupted-zero': () => 'no Utilized Productivity',
} as const;

/** `Your Suppression bombardment`, `Anti-Troop bombardment by Loran Union`. */
function harmText({ because, by, isSomebodys, mission }: SeenHarm, names: Names): string {
  const what = {
    mission: mission === null ? 'Bombardment' : `${MISSION_TABLE[mission].name} bombardment`,
    collateral: 'Collateral damage',
    'mass-driver': 'Mass Drivers',
    refusal: 'Refusal to surrender',
    fighting: 'Fighting',
    disruption: 'Disruption by enemy ground units',
    agents: 'Work of secret agents',
  }[because];
  if (!isSomebodys) return what;
  return names.isReader(by) ? `Your ${what}` : `${what} by ${names.empire(by)}`;
}

const harmDone = (changes: string): string => (changes === '' ? 'no lasting harm' : changes);

const diceText = (dice: readonly number[]): string =>
  dice.length === 0 ? '' : ` (d6 ${listed(dice.map(formatNumber))})`;

function missionText({ mission, points, carried, hits, wounds, left }: MissionFired): string {
  const { name, price, wound } = MISSION_TABLE[mission];
  const before = carried === 0 ? '' : ` and ${formatNumber(carried)} from last turn`;
  const pairs = wound === null || wounds === 0 ? '' : ` and ${counted(wounds, 'double hit')}`;
  const rest = left === 0 ? '' : `, ${counted(left, 'point')} left over`;
  const hit = hits === 0 ? 'no hit' : counted(hits, 'hit');
  return `${name} with ${counted(points, 'point')}${before}, ${hit} for ${formatNumber(price)} each${pairs}${rest}`;
}

function bombardedText(event: SeenEventOf<'SystemBombarded'>, names: Names): string {
  const { system, by, against, isIndependent, fire } = event;
  const isRebels = names.isReader(by) && names.isReader(against);
  const whose = isIndependent ? 'independent' : `of ${names.empire(against)}`;
  const theirs = names.isReader(against) ? '' : ` (${whose})`;
  const place = `${isRebels ? 'the rebels at ' : ''}${names.system(system)}${theirs}`;
  if (fire === null) return `${subjectOf(by, names)} bombarded ${place}`;
  const head = `You bombarded ${place} with ${counted(fire.units, 'unit')} and ${counted(ledgerTotal(fire.points), 'point')}`;
  return fire.missions.length === 0
    ? `${head}, all of them kept for next turn`
    : `${head}: ${fire.missions.map(missionText).join('; ')}`;
}

/** One unit in a fight: your own by name, others by class. */
export function actorText(
  { kind, empire, isKnown, unit, design }: SeenActor,
  names: Names,
): string {
  if (unit !== null) return names.unit(unit);
  if (kind === 'rebels') return 'a militia of rebels';
  const of = isKnown ? names.empire(empire) : names.empire(null);
  if (kind === 'militia') return names.isReader(empire) ? 'your militia' : `a militia of ${of}`;
  return `${design === null ? 'a unit' : names.design(design)} of ${of}`;
}

/** Several units, those that look alike together: `3 Marines of Loran Union`. */
export function actorsText(actors: readonly SeenActor[], names: Names): string {
  const alike = [...groupBy(actors, (one) => actorText(one, names))];
  const several = (text: string, count: number): string =>
    `${formatNumber(count)} ${text.replace(/^(?:a|your) (militia|unit)/u, '$1s')}`;
  return listed(alike.map(([text, { length }]) => (length === 1 ? text : several(text, length))));
}

/** `2 + 3 + 1 = 6`. */
const rollText = ({ lines }: SeenGroundRoll): string =>
  `${lines.map(({ amount }) => formatNumber(amount)).join(' + ')} = ${formatNumber(ledgerTotal(lines))}`;

function attackText(event: SeenEventOf<'GroundAttacked'>, names: Names): string {
  const { system, attackers, target, attack, defense, damage, counter } = event;
  const [leader, ...others] = attackers;
  const who = leader === undefined ? 'Somebody' : capitalised(actorText(leader, names));
  const help = others.length === 0 ? '' : ` with ${counted(others.length, 'more unit')}`;
  const rolls = [
    ...(attack === null ? [] : [`attack ${rollText(attack)}`]),
    ...(defense === null ? [] : [`defense ${rollText(defense)}`]),
  ].join(', ');
  const verb = counter ? 'struck back at' : 'attacked';
  const result = damage === 0 ? 'no damage' : `${formatNumber(damage)} Attrition of damage`;
  return (
    `${who}${help} ${verb} ${actorText(target, names)} at ${names.system(system)}` +
    `${rolls === '' ? '' : ` (${rolls})`}: ${result}`
  );
}

const RESULTS = {
  beachhead: 'won a beachhead, and all units that are left are landed',
  unopposed: 'met nobody, and all units are landed',
  repelled: 'won no beachhead, and all units that are left are still aboard',
  lost: 'failed, and no unit is left',
} as const;

function conquestText(event: SeenEventOf<'SystemConquered'>, names: Names): string {
  const { system, from, isIndependent, isHomeworld } = event;
  if (system === null) return `the homeworld of ${names.empire(from)}`;
  const whose = isIndependent ? 'the independent colony ' : '';
  return `${whose}${names.system(system)}${isHomeworld ? ', a homeworld,' : ''}`;
}

function conqueredText(event: SeenEventOf<'SystemConquered'>, names: Names): string {
  const { system, from, by, isIndependent, how } = event;
  const place = conquestText(event, names);
  if (how === 'surrender') return `${capitalised(place)} surrendered to ${objectOf(by, names)}`;
  const loser = isIndependent || system === null ? '' : ` from ${objectOf(from, names)}`;
  if (how === 'coup') return `${subjectOf(by, names)} took ${place}${loser} by a coup`;
  return `${subjectOf(by, names)} conquered ${place}${loser}`;
}

type Struck = Pick<SeenEventOf<'DefenseLowered'>, 'unit' | 'design' | 'of'>;

/** An own unit by name, another by its class and owner. */
function unitOrClass({ unit, design, of }: Struck, names: Names): string {
  if (unit !== null) return names.unit(unit);
  return design === null ? 'militias' : `${names.design(design)} of ${names.empire(of)}`;
}

const at = (system: SystemId, names: Names): string => ` at ${names.system(system)}`;

type Wound = SeenEventOf<'AttritionLost'>;

/** Ground units of one owner that lost the same: your own by name, others by class. */
export function woundsText(wounds: readonly [Wound, ...Wound[]], names: Names): string {
  const [first] = wounds;
  const own = wounds.flatMap(({ unit }) => unit ?? []);
  const isOne = wounds.length === 1;
  const several = isOne ? '' : `${formatNumber(wounds.length)} `;
  const who = own.length > 0 ? names.units(own) : `${several}${unitOrClass(first, names)}`;
  const each = isOne ? '' : ' each';
  const cause = first.because === 'bombardment' ? ' to bombardment' : '';
  const end = first.destroyed ? ` and ${plural(wounds.length, 'was', 'were')} destroyed` : '';
  return `${capitalised(who)} lost ${formatNumber(first.damage)} Attrition${each}${cause}${at(first.system, names)}${end}`;
}

/** Sieges, bombardments and fighting on the ground. */
export const SIEGE_SENTENCES: SentenceRows<SiegeType> = {
  SystemBombarded: bombardedText,
  PointsCarried: ({ system, mission, points }, names) => {
    const use = mission === null ? 'any mission' : MISSION_TABLE[mission].name;
    return `You keep ${counted(points, 'bombardment point')}${at(system, names)} for ${use} next turn, if you still control the orbit`;
  },
  SystemHurt: ({ system, harm, dice, changes, values, devastated }, names) =>
    `${harmText(harm, names)}${at(system, names)}${diceText(dice)}: ${harmDone(changesText(changes, values))}` +
    (devastated ? '; the system is devastated' : ''),
  OutputMarked: ({ system, harm, mark, amount, turn }, names) =>
    `${harmText(harm, names)}${at(system, names)}: ${MARKS[mark](amount)} in turn ${formatNumber(turn)}`,
  AttritionLost: (event, names) => woundsText([event], names),
  DefenseLowered: (event, names) =>
    `Tactical Support lowered the Defense of ${unitOrClass(event, names)}${at(event.system, names)} by ${formatNumber(event.amount)} for this turn`,
  RebelsLost: ({ system, lost, rebels, because }, names) => {
    const how = because === 'bombardment' ? ' in the bombardment' : ' in the fighting';
    const left =
      rebels === null ? '' : `, and ${formatNumber(rebels)} ${plural(rebels, 'is', 'are')} left`;
    return `${counted(lost, 'militia')} of rebels fell${how}${at(system, names)}${left}`;
  },
  SurrenderDemanded: ({ system, by, figures, accepted }, names) => {
    const answer = accepted ? 'It surrendered' : 'It refused';
    const why =
      figures === null
        ? ''
        : ` (d10 ${formatNumber(figures.die)} + Morale ${formatNumber(figures.morale)} against Census ${formatNumber(figures.census)})`;
    return `${subjectOf(by, names)} asked ${names.system(system)} to surrender. ${answer}${why}`;
  },
  MassDriversFired: ({ system, by, dice }, names) =>
    `${subjectOf(by, names)} fired Mass Drivers${at(system, names)}${diceText(dice)}`,
  MilitiaRaised: ({ system }, names) =>
    `${names.system(system)} has no ground units, and raised a militia`,
  GroundAttacked: attackText,
  InvasionEnded: ({ system, by, units, count, result }, names) => {
    const what = units.length === 0 ? counted(count, 'ground unit') : names.units(units);
    return `${subjectOf(by, names)} invaded ${names.system(system)} with ${what}: the invasion ${RESULTS[result]}`;
  },
  SystemConquered: conqueredText,
  WorkTaken: ({ work, system, from }, names) =>
    `You captured ${names.work(work)}, under construction${at(system, names)}, from ${names.empire(from)}`,
  WorkFell: ({ design, name, system, by }, names) =>
    `${capitalised(names.empire(by))} captured ${name === '' ? names.design(design) : `${name} (${names.design(design)})`}, which you had under construction${at(system, names)}`,
  EmpireFell: ({ empire }, names) =>
    names.isReader(empire)
      ? 'You have lost everything, and are out of the game'
      : `${capitalised(names.empire(empire))} has lost everything, and is out of the game`,
};
