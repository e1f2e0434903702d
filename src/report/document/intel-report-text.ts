import { counted } from '#kernel/words/counted';
import { formatNumber } from '#kernel/words/format-number';
import { listed } from '#kernel/words/listed';
import { groupBy } from '#kernel/collections/group-by';
import type { DesignId, EmpireId, SystemId } from '#model/campaign/ids';
import type {
  IntelReportFacts,
  IntelReportKind,
  ReportedConvoy,
  ReportedUnits,
} from '#model/campaign/intel-report';
import { STATE_WORDS } from '#model/campaign/relation';
import { INTEL_MISSION_TABLE } from '#rules/intel/mission-table';

/** What a report is called by what it is about. */
export const REPORT_TITLES: { readonly [K in IntelReportKind]: string } = {
  convoy: 'Convoys',
  fleet: 'Ships and bases',
  troop: 'Ground units',
  intel: 'Intel',
  tech: 'Research',
  treaty: 'Covert relations',
};

type ReportNames = Readonly<{
  isReader: (empire: EmpireId | null) => boolean;
  empire: (empire: EmpireId | null) => string;
  system: (system: SystemId) => string;
  design: (design: DesignId) => string;
}>;

const NOTHING = 'none';
const IN_STATUS = { active: '', reserve: ' in reserve', mothballed: ' mothballed' } as const;

/** `of Loran Imperium`, or `of yours`. */
const whose = (owner: EmpireId | null, names: ReportNames): string =>
  names.isReader(owner) ? 'of yours' : `of ${names.empire(owner)}`;

/** What each owner has, with one mention of the owner: `2 Apollo and 1 Saber of Loran Imperium`. */
function byOwner<T extends Readonly<{ owner: EmpireId | null }>>(
  things: readonly T[],
  names: ReportNames,
  textOf: (own: readonly T[]) => string,
): string {
  const owners = [...groupBy(things, ({ owner }) => whose(owner, names))];
  if (owners.length === 0) return NOTHING;
  return owners.map(([owner, own]) => `${textOf(own)} ${owner}`).join('; ');
}

function convoyText({ trading, census, cargo }: ReportedConvoy, names: ReportNames): string {
  const load = [
    ...(census === 0 ? [] : [`${formatNumber(census)} Census`]),
    ...cargo.map(({ design, count }) => `${formatNumber(count)} ${names.design(design)}`),
  ];
  const what = load.length === 0 ? 'empty' : `with ${listed(load)}`;
  return trading ? `trading, ${what}` : what;
}

function convoysText(own: readonly ReportedConvoy[], names: ReportNames): string {
  const alike = [...groupBy(own, (convoy) => convoyText(convoy, names))];
  return listed(alike.map(([text, { length }]) => `${counted(length, 'convoy')} (${text})`));
}

const unitText = (
  { design, condition, status, count }: ReportedUnits,
  names: ReportNames,
): string =>
  `${formatNumber(count)} ${condition === 'crippled' ? 'crippled ' : ''}${names.design(design)}${IN_STATUS[status]}`;

type FactsOf<K extends IntelReportKind> = Extract<IntelReportFacts, { kind: K }>;

function troopText({ troops, rebels }: FactsOf<'troop'>, names: ReportNames): string {
  const landed = byOwner(troops, names, (own) =>
    listed(own.map(({ design, count }) => `${formatNumber(count)} ${names.design(design)}`)),
  );
  if (rebels === 0) return landed;
  const risen = counted(rebels, 'militia of rebels', 'militias of rebels');
  return troops.length === 0 ? risen : `${landed}; ${risen}`;
}

function intelText({ intel, mission }: FactsOf<'intel'>, names: ReportNames): string {
  const ran =
    mission === null
      ? 'no mission'
      : `${INTEL_MISSION_TABLE[mission.mission].name} at ${names.system(mission.at)}`;
  return `Intel ${formatNumber(intel)}, ${ran}`;
}

function techText({ empire, era, unlocked, pool }: FactsOf<'tech'>, names: ReportNames): string {
  const classes = unlocked.length === 0 ? NOTHING : listed(unlocked.map(names.design));
  return `${names.empire(empire)}: era ${formatNumber(era)}, ${formatNumber(pool)} in the pool, classes ${classes}`;
}

/** `Kili and Loran are secretly at Trade`, or `Loran is secretly at War with you`. */
function treatyText({ between, state }: FactsOf<'treaty'>, names: ReportNames): string {
  const others = between.filter((empire) => !names.isReader(empire)).map(names.empire);
  const what = `secretly at ${STATE_WORDS[state]}`;
  return others.length === between.length
    ? `${listed(others)} are ${what}`
    : `${listed(others)} is ${what} with you`;
}

/** What a report says, as it was when it was made. @rule INT-5 */
export function reportText(facts: IntelReportFacts, names: ReportNames): string {
  switch (facts.kind) {
    case 'convoy':
      return byOwner(facts.convoys, names, (own) => convoysText(own, names));
    case 'fleet':
      return byOwner(facts.units, names, (own) => listed(own.map((one) => unitText(one, names))));
    case 'troop':
      return troopText(facts, names);
    case 'intel':
      return intelText(facts, names);
    case 'tech':
      return techText(facts, names);
    case 'treaty':
      return treatyText(facts, names);
  }
}
