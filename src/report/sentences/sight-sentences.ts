import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { LaneClass } from '#model/campaign/lane';
import type { SeenTelling } from '#fog/views/seen-event';
import { endText } from './end-text.ts';
import { capitalised, type Names } from './names.ts';
import type { SentenceRows } from './sentence-row.ts';
import { counted } from '#kernel/words/counted';
import { listed } from '#kernel/words/listed';
import { groupsText } from './words.ts';
import { formatNumber } from '#kernel/words/format-number';

export type SightType =
  | 'SystemLocated'
  | 'SystemVisited'
  | 'SystemReported'
  | 'LaneCharted'
  | 'ContactSighted'
  | 'ContactTold'
  | 'ContactLost'
  | 'ContactNamed'
  | 'DesignLearned';

const LANES: { readonly [C in LaneClass | 'unknown']: string } = {
  unknown: 'of a class you do not know yet',
  unexplored: 'unexplored',
  restricted: 'restricted',
  minor: 'minor',
  major: 'major',
};

/** `your colony`, `outpost of an unknown power`, `uninhabited`. */
function heldText(
  { owner, settlement }: Readonly<{ owner: EmpireId | 'unknown' | null; settlement: string }>,
  names: Names,
): string {
  if (owner === null) return settlement === 'colony' ? 'independent colony' : settlement;
  if (owner === 'unknown') return `${settlement} of ${names.empire(null)}`;
  return names.isReader(owner) ? `your ${settlement}` : `${settlement} of ${names.empire(owner)}`;
}

function wayOf(system: SystemId | 'unknown' | null, word: 'from' | 'for', names: Names): string {
  if (system === null) return '';
  const how = word === 'from' ? 'it came from' : 'it left for';
  return `; ${how} ${system === 'unknown' ? 'where you cannot tell' : names.system(system)}`;
}

const teller = ({ by }: SeenTelling, names: Names): string => capitalised(names.empire(by));

const ofTurn = (told: SeenTelling | undefined): string =>
  told === undefined ? '' : ` as of turn ${formatNumber(told.turn)}`;

export const SIGHT_SENTENCES: SentenceRows<SightType> = {
  SystemLocated: ({ name, was, told }, names) => {
    if (was !== undefined) return `The system ${was} is called ${name} now`;
    return told === undefined
      ? `You located ${name}`
      : `${teller(told, names)} told you of ${name}`;
  },
  SystemVisited: ({ system, facts, told }, names) => {
    const { importance, capacity, raw, traits, anomalies, offMapLanes = 0 } = facts;
    const off = offMapLanes === 0 ? [] : [`${counted(offMapLanes, 'lane')} off the map`];
    const marks = [...traits, ...anomalies, ...off];
    return (
      `${told === undefined ? 'You saw' : `${teller(told, names)} told you of`} ` +
      `${names.system(system)}${ofTurn(told)}: ${heldText(facts, names)}, ${importance}, ` +
      `Capacity ${formatNumber(capacity)}, RAW ${formatNumber(raw)}` +
      (marks.length === 0 ? '' : `, ${marks.join(', ')}`)
    );
  },
  SystemReported: ({ system, facts }, names) =>
    `Your report of ${names.system(system)}: Census ${formatNumber(facts.census)}, ` +
    `Morale ${formatNumber(facts.morale)}, Productivity ${formatNumber(facts.productivity)}` +
    (facts.intel === null ? '' : `, Intel ${formatNumber(facts.intel)}`),
  LaneCharted: ({ a, b, class: laneClass, told }, names) =>
    `${told === undefined ? 'You charted' : `${teller(told, names)} told you of`} the lane ${names.system(a)}–${names.system(b)}: ${LANES[laneClass]}`,
  ContactSighted: ({ contact, isNew, place, groups, cameFrom }, names) =>
    `${isNew ? `You sighted ${names.contact(contact)}` : `${capitalised(names.contact(contact))} is in sight`} ` +
    `${names.at(place)}: ${groupsText(groups, names)}${wayOf(cameFrom, 'from', names)}`,
  ContactTold: ({ contact, place, groups, told }, names) =>
    `${teller(told, names)} told you of ${names.contact(contact)} ${names.at(place)}: ` +
    groupsText(groups, names),
  ContactLost: ({ contact, place, leftFor, ended, by }, names) => {
    const at = names.at(place);
    if (by !== undefined) {
      const how = ended === undefined ? `is no longer ${at}` : endText(ended, at, names);
      const way = ended === undefined ? wayOf(leftFor, 'for', names) : '';
      return `${capitalised(names.empire(by))} told you that ${names.contact(contact)} ${how}${way}`;
    }
    if (ended === undefined) {
      return `You lost sight of ${names.contact(contact)} ${at}${wayOf(leftFor, 'for', names)}`;
    }
    return `${capitalised(names.contact(contact))} ${endText(ended, at, names)}`;
  },
  ContactNamed: ({ contact, former, by }, names) =>
    `You know ${names.contact(contact)} by ${listed(by)}: it is ${names.contact(former)}`,
  DesignLearned: ({ design, level }, names) =>
    level === 'name'
      ? `You learned of the ${names.design(design)} class`
      : `You learned the stats of the ${names.design(design)} class`,
};
