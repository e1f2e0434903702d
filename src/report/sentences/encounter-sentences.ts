import type { LossReason, ScenarioKind } from '#model/battle/setup';
import type { EmpireId } from '#model/campaign/ids';
import { formatNumber } from '#kernel/words/format-number';
import type { SeenEventOf } from '#fog/views/seen-event';
import { groupBy } from '#kernel/collections/group-by';
import { capitalised, type Names, objectOf, subjectOf } from './names.ts';
import type { SentenceRows } from './sentence-row.ts';
import { counted, plural } from '#kernel/words/counted';
import { listed } from '#kernel/words/listed';
import { points } from './words.ts';

export type EncounterType =
  | 'FleetWithdrew'
  | 'UnitCrippled'
  | 'UnitRepaired'
  | 'UnitDestroyed'
  | 'CensusLost'
  | 'CargoChosen'
  | 'StrikeReturned'
  | 'UnitsPulledBack'
  | 'IntelSpent'
  | 'UnitTaken'
  | 'UnitSurrendered'
  | 'CaptureWitnessed'
  | 'EncounterBegan'
  | 'InitiativeRolled'
  | 'ScenarioDemanded'
  | 'ScenarioAccepted'
  | 'ScenarioRefused'
  | 'SidePassed'
  | 'SideWithdrew'
  | 'BattleBegan'
  | 'BattleMoment'
  | 'BattleEnded'
  | 'BattleWitnessed';

type Surrender = SeenEventOf<'UnitSurrendered'>;

/** Units that fell to one captor in one place: those with names one by one, the others by class. */
export function surrendersText(fallen: readonly [Surrender, ...Surrender[]], names: Names): string {
  const [{ place, by, boarded }] = fallen;
  const groups = groupBy(fallen, ({ design, name, unit }) => (name === '' ? design : unit));
  const who = [...groups.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const design = names.design(first.design);
    const count = formatNumber(others.length + 1);
    return [first.name === '' ? `${count} ${design}` : `${first.name} (${design})`];
  });
  const how =
    boarded === true ? `${plural(fallen.length, 'was', 'were')} captured by` : 'surrendered to';
  return `${listed(who)} ${how} ${objectOf(by, names)} ${names.at(place)}`;
}

/** ENC-3, in the book's words. */
export const SCENARIO_WORDS: { readonly [S in ScenarioKind]: string } = {
  'deep-space': 'Deep Space',
  defensive: 'Defensive',
  interception: 'Interception',
  breakout: 'Breakout',
  pursuit: 'Pursuit',
};

/** Its name with its article. */
const scenarioText = (scenario: ScenarioKind): string =>
  `${scenario === 'interception' ? 'an' : 'a'} ${SCENARIO_WORDS[scenario]}`;

const OUTCOME_WORDS = {
  won: 'you won',
  lost: 'you lost',
  equal: 'losses were equal',
} as const;

const WITHDRAWALS = {
  withdrew: 'withdrew from',
  refused: 'refused the scenario and withdrew from',
  disengaged: 'disengaged at',
  retreated: 'retreated from the battle at',
} as const;

type Result = Readonly<{
  outcome: keyof typeof OUTCOME_WORDS;
  because?: LossReason;
  withdrew: boolean;
  enemyWithdrew: boolean;
}>;

const REASONS: { readonly [R in LossReason]: Readonly<Record<'won' | 'lost', string>> } = {
  withdrew: { lost: 'you withdrew', won: 'the enemy withdrew' },
  pursued: { lost: 'you had withdrawn before it', won: 'the enemy had withdrawn before it' },
  losses: { lost: 'your losses were higher', won: 'the enemy’s losses were higher' },
};

/** Why the battle was lost. Editions of older versions say only who withdrew: the reason, unless the other side lost. */
function reasonOf({ outcome, because, withdrew, enemyWithdrew }: Result): LossReason | undefined {
  if (because !== undefined || withdrew === enemyWithdrew) return because;
  return outcome === (withdrew ? 'lost' : 'won') ? 'withdrew' : undefined;
}

/** Who left the field after a battle that this did not decide. */
function leavingText({ withdrew, enemyWithdrew }: Result): string {
  if (withdrew && enemyWithdrew) return 'both sides withdrew, and ';
  if (withdrew) return 'you withdrew, and ';
  return enemyWithdrew ? 'the enemy withdrew, and ' : '';
}

/** How a battle came out for its reader, with the one reason for it. @rule CSC-14 */
export function outcomeText(result: Result): string {
  const { outcome } = result;
  const reason = reasonOf(result);
  const left = reason === 'withdrew' || reason === 'pursued' ? '' : leavingText(result);
  const why =
    outcome === 'equal' || reason === undefined ? '' : `, because ${REASONS[reason][outcome]}`;
  return `${left}${OUTCOME_WORDS[outcome]}${why}`;
}

type Powers = readonly (EmpireId | null)[];
const powers = (empires: Powers, names: Names): string =>
  listed(empires.map((empire) => objectOf(empire, names)));

/** With whom the reader fights as one, and who of them decides. */
function besides(together: Powers, names: Names): string {
  const [leader = null] = together;
  const partners = together.filter((one) => !names.isReader(one));
  if (partners.length === 0) return '';
  const led = names.isReader(leader) ? 'you lead' : `${objectOf(leader, names)} leads`;
  return `; ${powers(partners, names)} and you fight as one side, and ${led} it`;
}

export const ENCOUNTER_SENTENCES: SentenceRows<EncounterType> = {
  StrikeReturned: ({ units, system }, names) =>
    `${capitalised(names.units(units))} came back from ${plural(units.length, 'its', 'their')} strike at ${names.system(system)}`,
  UnitsPulledBack: ({ units, place }, names) =>
    `${capitalised(names.units(units))} pulled back ${names.at(place)}: until the next movement is over ${plural(units.length, 'it neither loads nor unloads', 'they neither load nor unload')}`,
  IntelSpent: ({ system, place, on, intel }, names) =>
    `You spent ${formatNumber(intel)} Intel of ${names.system(system)} ` +
    `${on === 'initiative' ? 'on initiative' : 'before a battle'} ${names.at(place)}; it is used up until the turn ends`,
  EncounterBegan: ({ place, sides, together = [] }, names) => {
    const others = sides.filter((side) => !names.isReader(side));
    return others.length < sides.length
      ? `You met ${powers(others, names)} ${names.at(place)}${besides(together, names)}`
      : `${capitalised(powers(sides, names))} met ${names.at(place)}`;
  },
  InitiativeRolled: ({ place, order }, names) => {
    const [first = null, ...others] = order;
    const rest = others.length === 0 ? '' : `, then ${powers(others, names)}`;
    const acts = names.isReader(first) ? 'act' : 'acts';
    return `Initiative ${names.at(place)}: ${objectOf(first, names)} ${acts} first${rest}`;
  },
  ScenarioDemanded: ({ place, by, against, scenario }, names) =>
    `${subjectOf(by, names)} demanded ${scenarioText(scenario)} scenario ` +
    `of ${objectOf(against, names)} ${names.at(place)}`,
  ScenarioAccepted: ({ place, by, scenario }, names) =>
    `${subjectOf(by, names)} accepted the ${SCENARIO_WORDS[scenario]} scenario ${names.at(place)}`,
  ScenarioRefused: ({ place, by, scenario }, names) =>
    `${subjectOf(by, names)} refused the ${SCENARIO_WORDS[scenario]} scenario ${names.at(place)}`,
  SidePassed: ({ place, side }, names) => `${subjectOf(side, names)} passed ${names.at(place)}`,
  SideWithdrew: ({ place, side, isPart, how }, names) => {
    const whose = names.isReader(side) ? 'your fleets' : `the fleets of ${objectOf(side, names)}`;
    const who = isPart ? `Part of ${whose}` : subjectOf(side, names);
    return `${who} ${how} ${names.at(place)}`;
  },
  FleetWithdrew: ({ fleet, place, lane, how }, names) =>
    `${capitalised(names.fleet(fleet))} ${WITHDRAWALS[how]} ${names.place(place)}; ` +
    `it leaves by ${names.lane(lane)} next`,
  BattleBegan: ({ place, scenario, enemy }, names) =>
    `You fought ${powers(enemy, names)} in ${scenarioText(scenario)} scenario ${names.at(place)}`,
  BattleMoment: ({ moment }) => `A step of the battle: ${moment.type}`,
  BattleEnded: ({ place, rounds, lost, gained = 0, ...result }, names) =>
    `The battle ${names.at(place)} ended after ${counted(rounds, 'round')}: ` +
    `${outcomeText(result)}; your losses are worth ${points(lost)}` +
    (gained === 0 ? '' : `, and you captured units worth ${points(gained)}`),
  BattleWitnessed: ({ place, between, losses }, names) => {
    const alike = groupBy(losses, ({ owner, design, result }) =>
      [owner, names.design(design), result].join('/'),
    );
    const fell = [...alike.values()].flatMap((same) =>
      same.slice(0, 1).map(({ owner, design, result }) => {
        const who = `${String(same.length)} ${names.design(design)} of ${objectOf(owner, names)}`;
        return `${who} ${plural(same.length, 'was', 'were')} ${result}`;
      }),
    );
    const seen = fell.length === 0 ? 'you saw nothing fall' : listed(fell);
    return `${capitalised(names.at(place))} you saw a battle between ${powers(between, names)}: ${seen}`;
  },
  UnitCrippled: ({ unit, place }, names) => `${names.unit(unit)} was crippled ${names.at(place)}`,
  UnitRepaired: ({ unit, place }, names) => `${names.unit(unit)} was repaired ${names.at(place)}`,
  UnitDestroyed: ({ unit, place }, names) => `${names.unit(unit)} was destroyed ${names.at(place)}`,
  CensusLost: ({ unit, lost, place }, names) =>
    `${names.unit(unit)} lost ${String(lost)} Census aboard ${names.at(place)}`,
  CargoChosen: ({ carrier, units, place, asStanding }, names) =>
    `${capitalised(names.unit(carrier))} had no room for all of its cargo any more ${names.at(place)}: ${names.units(units)} stayed aboard, ` +
    (asStanding
      ? 'as your standing orders say'
      : 'as was chosen; your standing orders would have kept other cargo'),
  UnitTaken: ({ unit, place, from }, names) =>
    `You captured ${names.unit(unit)} of ${objectOf(from, names)} ${names.at(place)}`,
  UnitSurrendered: (event, names) => surrendersText([event], names),
  CaptureWitnessed: ({ design, place, by, from }, names) =>
    `${capitalised(names.at(place))} you saw ${objectOf(by, names)} capture ` +
    `1 ${names.design(design)} of ${objectOf(from, names)}`,
};
