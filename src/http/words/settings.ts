import {
  SETTINGS,
  STATE_WORDS,
  type RuleSet,
  type SettingName,
  type VictoryCondition,
} from '#fog/views/terms';
import { counted } from './counts.ts';

/** What each setting is about, in a moderator's words. */
const SETTING_WORDS: { readonly [S in SettingName]: string } = {
  movementModel: 'Movement',
  battles: 'Choices in battles',
  combat: 'Battles are fought',
  idleOrders: 'Players without orders',
  classStats: 'Stats of foreign classes',
  scenarioLimit: 'The same demand in an encounter',
  damageRounding: 'Damage is rounded',
  readinessDecay: 'Readiness after the first round',
  flightRepair: 'Crippled flights are repaired after the',
  defensiveTargets: 'A Defensive scenario needs',
  pursuitSurprise: 'Surprise in a Pursuit favours the',
  pullBack: 'An Interception may be refused by pulling back',
  scoutIntel: 'Before battle, Intel is spent once for each Scout',
  armored: 'Armored units take no',
  scoutsExplore: 'Scouts explore lanes as Explorers do',
  perilRoll: 'The perils of exploration are rolled for each',
  jumpEngines: 'Restricted lanes and retreats need jump engines',
  surveys: 'Systems that are found have their trait',
  minesweeping: 'A Minesweeper function clears',
  derelictChoice: 'Derelicts that are found are',
  derelictEra: 'Derelicts that are found are of Era',
  explorationEncounters: 'Explorers come upon caches, raiders, posts and relics',
  blockadeHolds: 'A blockade holds the fleets in it',
  loading: 'Cargo is loaded',
  raiders: 'Raiders come to systems that are badly guarded',
  raiderTactics: 'Against twice their cost, raiders',
  raidersBlockade: 'Raiders blockade as enemies do',
  alliedSight: 'Allies share what they see',
  strategicRedeployment: 'Strategic redeployment of flights and minefields',
  grandFleets: 'Grand fleets: CR of flagships counts twice, and Productivity beside it',
  carrierStaging: 'Flights of a colony join the battles of its carriers',
  carrierBonus: 'A Carrier gives its flights',
  stasisFlagship: 'Stasis holds flagships too',
  carrierStrikes: 'Flights strike at adjacent systems',
  strikePenalty: 'On a strike, flights without Strikefighter have',
  firstContactWar: 'Who meets for the first time may attack at once',
  fog: 'Fog of war',
  pregameTreaties: 'The highest treaty before the first turn',
  activeMinefields: 'Minefields fire at enemies who come in',
  offMapTrade: 'A trade route off the map brings',
  independentConvoys: 'Independent convoys are hired',
  specialisation: 'Colonies are specialised',
  wartimeEconomy: 'At War half as much again is built',
  constructionTimes: 'Construction, repairs and refits take',
  reprisalTroops: 'A reprisal needs a landed unit',
  deadColony: 'Where nobody is left of a colony there is',
  towBases: 'Tugs move bases',
  civilianBases: 'Civilian bases and trading posts are built',
  scienceInstitutes: 'Science institutes beside ruins',
  refitCost: 'A refit costs',
  research: 'An advance',
  customResearch: 'Every class is designed by its player',
  lockFutureEra:
    'Beyond the force lists, the six classes of an era are designed before their advances',
  alienConversion: 'Alien units have no weapons and no abilities until a yard repairs them once',
  eraScheme: 'Construction points of classes grow by',
};

const VALUE_WORDS: Readonly<Record<string, string>> = {
  'carrierBonus dv': 'DV',
  'carrierBonus choice': 'DV, AS or AF, as is said for each round',
  'strikePenalty half': 'half of AS and AF, and are destroyed by one hit',
  'strikePenalty none': 'what they have at home',
  'battles standing': 'standing orders answer',
  'defensiveTargets fixed': 'bases, or colonies with flights',
  'armored leftover': 'leftover damage',
  'armored directedOnly': 'damage but directed, until formation 0',
  'offMapTrade fixed': '5 points',
  'offMapTrade d6': 'a d6, rolled once',
  'derelictChoice roll': 'rolled on the tables',
  'derelictChoice buy': 'bought for 4d6 points',
  'loading landings': 'after all fighting',
  'loading movement': 'before the fleets move',
  'minesweeping points': 'a point of DV',
  'minesweeping fields': 'a minefield',
  'battles setup': 'players are asked before battles, which their standing orders fight',
  'battles interactive': 'players are asked before battles and in each round',
  'combat cscr': 'by the rules of combat',
  'combat external': 'elsewhere: the moderator enters what they came to',
  'pregameTreaties off': 'none',
  'pregameTreaties non-aggression': STATE_WORDS['non-aggression'],
  'pregameTreaties trade': STATE_WORDS.trade,
  'pregameTreaties military': STATE_WORDS.military,
  'pregameTreaties mutual-defense': STATE_WORDS['mutual-defense'],
  'pregameTreaties alliance': STATE_WORDS.alliance,
  'deadColony uninhabited': 'nothing, and nobody owns it',
  'deadColony outpost': 'an outpost of its owner',
  'scienceInstitutes off': 'are not built',
  'scienceInstitutes with': 'double what a colony learns',
  'scienceInstitutes instead': 'alone let a colony learn',
  'constructionTimes quick': 'the turn in which there is capacity for them',
  'constructionTimes extended': 'as many turns as half of what they cost',
  'constructionTimes all': 'so many, and Productivity and terraforming turns of their own',
  'refitCost half': 'half the price of the new class',
  'refitCost difference': 'that price without the scrap value of the old class',
  'research era': 'unlocks a class of the era',
  'research inServiceDate': 'raises the tech year, by which classes come',
  'research chance': 'adds 25 % to the chance of a class',
  'eraScheme startingPlus': '10 % with each era after Starting Forces',
  'eraScheme eraIBase': '10 % with each era after Era I',
  'eraScheme perTechYear': '2 % with each year after 3000',
  'fog full': 'everybody sees what his own see',
  'fog openHanded': 'everybody sees everything but orders that wait',
  'surveys off': 'at once',
  'surveys explorers': 'when Explorers have surveyed them',
  'surveys outpost': 'when an outpost has surveyed them',
  'scoutIntel function': 'function',
  'scoutIntel ship': 'ship',
  'raiderTactics stand': 'accept battle',
  'raiderTactics flee': 'leave by a random lane',
};

/** What a setting is about. */
export const settingName = (name: SettingName): string => SETTING_WORDS[name];

/** What one of its values says. */
export const settingValue = (name: SettingName, value: string): string =>
  VALUE_WORDS[`${name} ${value}`] ?? value;

export type SettingLine = Readonly<{ name: string; value: string; isDefault: boolean }>;

/** What a condition of victory asks for. */
function conditionText(condition: VictoryCondition): string {
  switch (condition.kind) {
    case 'expansion':
      return `control of ${String(condition.percent)} % of all systems`;
    case 'expansion-count':
      return `control of ${String(condition.systems)} systems`;
    case 'scientific':
      return `era ${String(condition.era)}`;
    case 'economic':
      return `a system income of ${String(condition.income)}`;
    case 'dominance':
      return `a system income ${String(condition.percent)} % above the second`;
    case 'military':
      return `military units for ${String(condition.cost)}`;
    case 'time':
      return `the highest system output after turn ${String(condition.turn)}`;
  }
}

/** VIC-1. By default there is one condition, of time. */
function victoryLine({ victory: { needed, conditions } }: RuleSet): SettingLine {
  const all = conditions.map(conditionText).join('; ');
  const value = conditions.length === 0 ? 'nobody wins' : `${String(needed)} of: ${all}`;
  const [only, ...others] = conditions;
  const isTime = only?.kind === 'time' && only.turn === 120;
  return { name: 'Victory', value, isDefault: isTime && others.length === 0 };
}

const ordnanceLine = ({ ordnanceList }: RuleSet): SettingLine => ({
  name: 'Ordnance',
  value: ordnanceList === null ? 'all packages' : ordnanceList.join(', '),
  isDefault: ordnanceList === null,
});

const spectatorLine = ({ spectatorDelay }: RuleSet): SettingLine => ({
  name: 'New spectators are behind by',
  value: counted(spectatorDelay, 'turn'),
  isDefault: spectatorDelay === 12,
});

/** The settings a campaign is played by, each with whether it is the book's default. */
export function settingLines(rules: RuleSet): readonly SettingLine[] {
  // The names of a constant table; their order is that of the list.
  const names = Object.keys(SETTINGS) as SettingName[];
  const lines = names.map((name) => ({
    name: settingName(name),
    value: settingValue(name, rules[name]),
    isDefault: rules[name] === SETTINGS[name][0],
  }));
  return [...lines, ordnanceLine(rules), spectatorLine(rules), victoryLine(rules)];
}
