import { counted, plural } from '#kernel/words/counted';
import type { SystemEffectKind } from '#model/campaign/effect';
import type { ClassValue, EmpireValue, SystemValue } from '#model/corrections/edit';
import type {
  ClassChange,
  CorrectionNote,
  FleetChange,
  NoteAbout,
  NoteOf,
  UnitChange,
  WorkChange,
} from '#model/corrections/note';
import type { UnitPlace } from '#model/forces/unit';
import { MISSION_TABLE } from '#rules/bombardment/mission-table';
import { abilityName, abilityText } from '#rules/design/ability-text';
import type { Maintenance } from '#model/forces/design';
import { formatNumber, signed } from '#kernel/words/format-number';
import { BEGUN } from './colony-sentences.ts';
import { ordnanceText } from './ordnance-text.ts';
import { type Names, shortId, unitLabel } from './names.ts';

const EMPIRE_WORDS: Readonly<Record<EmpireValue, string>> = {
  treasury: 'your Treasury',
  techPool: 'your tech pool',
  era: 'your era',
  advancesInHand: 'your unused advances',
  techYears: 'your gain in tech years',
  unlockChance: 'your saved chance of a class, in percent,',
};

const SYSTEM_WORDS: Readonly<Record<SystemValue, string>> = {
  census: 'Census',
  morale: 'Morale',
  productivity: 'Productivity',
  intel: 'Intel',
  raw: 'RAW',
  capacity: 'Capacity',
  utilized: 'Utilized Productivity',
  missedGrowth: 'count of missed growth checks',
};

const CLASS_WORDS: Readonly<Record<ClassValue, string>> = {
  cost: 'Cost',
  era: 'era',
  inService: 'year of service',
  dv: 'DV',
  as: 'AS',
  af: 'AF',
  cv: 'CV',
  cr: 'CR',
  cc: 'CC',
  attrition: 'Attrition',
  attack: 'Attack',
  defense: 'Defense',
  dieFaces: 'D Factor',
};

type Changed = Readonly<{ before: number; after: number }>;
type OutputText = (where: string, change: Changed) => string;
const was = ({ before }: Changed): string => `(was ${formatNumber(before)})`;

/** What takes from the Utilized Productivity of a colony; `where` names its turn too. @rule ECO-1 */
const OUTPUT_TEXTS: Readonly<Record<SystemEffectKind, OutputText>> = {
  suppressed: (where, change) =>
    `${counted(change.after, 'point')} of the Productivity of ${where} ${plural(change.after, 'is', 'are')} suppressed ${was(change)}`,
  bombarded: (where, change) =>
    `${counted(change.after, 'point')} of Utilized Productivity ${plural(change.after, 'is', 'are')} lost at ${where} ${was(change)}`,
  halved: (where, change) =>
    `the Utilized Productivity of ${where} is halved ${counted(change.after, 'time')} ${was(change)}`,
  'disrupted-half': (where, { after }) =>
    `disruption ${after === 0 ? 'no longer halves' : 'halves'} the Utilized Productivity of ${where}`,
  'disrupted-zero': (where, { after }) =>
    `disruption ${after === 0 ? 'no longer takes' : 'takes'} all Utilized Productivity of ${where}`,
};

/** `is 40 now (was 35)`. */
const changed = ({ before, after }: Changed): string =>
  `is ${formatNumber(after)} now (was ${formatNumber(before)})`;

function placeText(place: UnitPlace, names: Names): string {
  switch (place.kind) {
    case 'system':
      return `at ${names.system(place.system)}`;
    case 'fleet':
      return `in ${names.fleet(place.fleet)}`;
    case 'aboard':
      return `aboard ${names.unit(place.carrier)}`;
  }
}

type Say<C> = (change: C, names: Names) => string;
type UnitWhat = UnitChange['what'];
const UNIT_ROWS: { readonly [W in UnitWhat]: Say<Extract<UnitChange, { what: W }>> } = {
  added: ({ place }, names) => `is yours now, ${placeText(place, names)}`,
  placed: ({ place }, names) => `is ${placeText(place, names)} now`,
  removed: () => 'is not yours any more',
  named: ({ before }) => (before === '' ? 'bears a name now' : `was called ${before} before`),
  condition: ({ to }) => `is ${to} now`,
  status: ({ to }) => `is ${to} now`,
  trading: ({ to }) => (to ? 'trades now' : 'does not trade any more'),
  paid: ({ to }) => (to ? 'is paid this turn' : 'is unpaid this turn'),
  converted: ({ to }) => (to ? 'is converted now' : 'is unconverted now'),
  ordnance: ({ to }) => `has ${ordnanceText(to)} aboard now`,
  census: ({ before, after }) =>
    `has ${formatNumber(after)} Census aboard now (had ${formatNumber(before)})`,
  outOfSupply: ({ before, after }) =>
    `is ${counted(after, 'level')} out of supply now (was ${formatNumber(before)})`,
  lowered: ({ before, after }) =>
    `has its Defense lowered by ${formatNumber(after)} this turn (was ${formatNumber(before)})`,
  damage: ({ before, after }) =>
    `has lost ${formatNumber(after)} of its Attrition (was ${formatNumber(before)})`,
};

function unitText(change: UnitChange, names: Names): string {
  // The table's type ties each change to its row; an indexed access loses that tie.
  const row = UNIT_ROWS[change.what] as Say<UnitChange>;
  return row(change, names);
}

function fleetText(change: FleetChange, names: Names): string {
  switch (change.what) {
    case 'formed':
      return `is formed ${names.atFleet(change.place)}`;
    case 'placed':
      return `is ${names.atFleet(change.place)} now`;
    case 'dissolved':
      return 'is no more';
    case 'named':
      return `was called ${change.before} before`;
    case 'released':
      return 'need not withdraw any more';
  }
}

const workText = (change: WorkChange): string =>
  change.what === 'gone'
    ? 'is not under construction any more'
    : `is paid to ${formatNumber(change.after)} EP now (was ${formatNumber(change.before)})`;

const rate = ({ points, per }: Maintenance): string =>
  `${formatNumber(points)}/${formatNumber(per)}`;

/** What the moderator changed of a class, which is named before it. */
function classText(change: ClassChange, name: string): string {
  switch (change.what) {
    case 'new':
      return `there is a new class: ${name}`;
    case 'value':
      return `the ${CLASS_WORDS[change.value]} of the class ${name} ${changed(change)}`;
    case 'maintenance':
      return `the maintenance of the class ${name} is ${rate(change.after)} now (was ${rate(change.before)})`;
    case 'hull':
      return `the class ${name} is ${change.to} now`;
    case 'ability':
      return change.rating === 0
        ? `the class ${name} no longer has the ability ${abilityName(change.ability)}`
        : `the class ${name} has the ability ${abilityText({ id: change.ability, rating: change.rating })}`;
    case 'named':
      return `the class ${name} was called ${change.before} before`;
  }
}

function projectText(
  { project, subject }: NoteOf<'project' | 'project-paid'>,
  names: Names,
): string {
  // The unit is the Explorer that improves the lane.
  const what = project === 'lane' ? 'the improvement of a lane by' : BEGUN[project];
  const whose = subject.kind === 'system' ? names.system(subject.system) : names.unit(subject.unit);
  return `${what} ${whose}`;
}

type Row<N> = (note: N, names: Names) => string;
type Rows = { readonly [A in NoteAbout]: Row<NoteOf<A>> };

const ROWS: Rows = {
  empire: ({ value, ...change }) => `${EMPIRE_WORDS[value]} ${changed(change)}`,
  class: ({ design, unlocked }, names) =>
    `you may ${unlocked ? 'now build' : 'not build any more'}: ${names.design(design)}`,
  listed: ({ design, listed }, names) =>
    `your force list ${listed ? 'has the class' : 'no longer has the class'} ${names.design(design)}`,
  design: ({ design, change }, names) => classText(change, names.design(design)),
  owner: ({ system, gained }, names) =>
    `${names.system(system)} is ${gained ? 'yours now' : 'not yours any more'}`,
  system: ({ system, value, ...change }, names) =>
    `the ${SYSTEM_WORDS[value]} of ${names.system(system)} ${changed(change)}`,
  output: ({ system, mark, turn, ...change }, names) =>
    OUTPUT_TEXTS[mark](`${names.system(system)} in turn ${formatNumber(turn)}`, change),
  specialisation: ({ system, to }, names) =>
    to === null
      ? `${names.system(system)} is no longer specialised`
      : `${names.system(system)} is specialised in ${to}`,
  trait: ({ system, trait, has }, names) =>
    `${names.system(system)} ${has ? 'has' : 'has not any more'} the trait ${trait}`,
  'morale-condition': ({ system, name, modifier, until }, names) =>
    until === null
      ? `${name} does not move the Morale of ${names.system(system)} any more`
      : `${name} moves the Morale of ${names.system(system)} by ${signed(modifier)} at each check, up to turn ${formatNumber(until)}`,
  fleet: ({ fleet, name, change }, names) =>
    `${name === '' ? `fleet ${shortId(fleet)}` : name} ${fleetText(change, names)}`,
  unit: ({ unit, design, name, change }, names) =>
    `${unitLabel(name, names.design(design), shortId(unit))} ${unitText(change, names)}`,
  work: ({ work, design, name, change }, names) =>
    `${unitLabel(name, names.design(design), shortId(work))} ${workText(change)}`,
  project: (note, names) => `${projectText(note, names)} is not under way any more`,
  'project-paid': (note, names) => `what is paid for ${projectText(note, names)} ${changed(note)}`,
  lent: ({ system }, names) =>
    `your depots at ${names.system(system)} no longer help a partner’s repair`,
  carried: ({ system, mission, ...change }, names) =>
    `you have ${counted(change.after, 'bombardment point')} left at ${names.system(system)} for ${mission === null ? 'any mission' : MISSION_TABLE[mission].name} (was ${formatNumber(change.before)})`,
  'known-system': ({ name }) => `you know ${name} now`,
  'known-lane': ({ a, b, ...lane }, names) =>
    `you know the lane ${names.system(a)}–${names.system(b)} (${lane.class}) now`,
  lane: ({ a, b, before, after }, names) => {
    const lane = `the lane ${names.system(a)}–${names.system(b)}`;
    if (after === null) return `${lane} is gone`;
    return `${lane} is ${after} now (was ${before})`;
  },
};

/** What a correction changed for its reader, without a full stop. */
export function noteText(note: CorrectionNote, names: Names): string {
  // The table's type ties each subject to its row; an indexed access loses that tie.
  const row = ROWS[note.about] as Row<CorrectionNote>;
  return row(note, names);
}
