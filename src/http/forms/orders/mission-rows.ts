import { type Field, numberField, type Offer, selectField } from '#http/forms/field';
import { type FormBody, wholeNumber } from '#http/visits/form-body';
import { counted } from '#kernel/words/counted';
import { type MissionShare, MISSIONS } from '#model/orders/bombard';
import { MISSION_TABLE } from '#rules/bombardment/mission-table';
import type { Said } from './described-form.ts';
import type { FieldRow, Reading } from './field-rows.ts';

const TEXTS = {
  giveNumberTo: (most: number): string =>
    `Give a whole number from 1 to ${String(most)}, or nothing for all points.`,
  chooseMission: 'Choose a mission for these points.',
  emptyForAll: 'Empty: all that are left',
} as const;

const MOST = 1000;
/** The missions that one form has room for. */
const PLACES = [
  { key: 'first', label: 'First mission', none: 'By standing orders' },
  { key: 'second', label: 'Then', none: 'No other mission' },
  { key: 'third', label: 'Last', none: 'No other mission' },
] as const;

const missionOffers = (none: string): readonly Offer[] => [
  { value: '', label: none },
  ...MISSIONS.map((mission) => {
    const { name, price } = MISSION_TABLE[mission];
    return { value: mission, label: `${name} (each ${counted(price, 'point')})` };
  }),
];

type SaidShare = Said<MissionShare>;

/** One mission with its points; null: none. */
function shareIn(mission: string, text: string): Reading<SaidShare | null> {
  if (mission === '') {
    return text === '' ? { value: null } : { problem: TEXTS.chooseMission };
  }
  if (text === '') return { value: { mission, points: null } };
  const points = wholeNumber(text);
  if (points === undefined || points < 1 || points > MOST) {
    return { problem: TEXTS.giveNumberTo(MOST) };
  }
  return { value: { mission, points } };
}

type Sent = Readonly<{ name: string; sent: FormBody }>;

/** The fields of a few missions in their order, each with its points. */
export const missionFields = ({ name, sent }: Sent): readonly Field[] =>
  PLACES.flatMap(({ key, label, none }) => [
    selectField({ name: `${name}.${key}`, label, sent, offers: missionOffers(none) }),
    numberField({
      name: `${name}.${key}.points`,
      label: 'Points',
      hint: TEXTS.emptyForAll,
      sent,
      min: 1,
      max: MOST,
    }),
  ]);

/** The missions in such fields, or the first thing that is wrong. */
export function missionsIn({ name, sent }: Sent): Reading<readonly SaidShare[]> {
  const shares: SaidShare[] = [];
  for (const { key } of PLACES) {
    const field = `${name}.${key}`;
    const reading = shareIn(sent.text(field).trim(), sent.text(`${field}.points`).trim());
    if ('problem' in reading) return { field, ...reading };
    if (reading.value !== null) shares.push(reading.value);
  }
  return { value: shares };
}

/** A few missions in their order, each with its points. */
export const missionRows: FieldRow<readonly SaidShare[]> = {
  show: missionFields,
  read: missionsIn,
};
