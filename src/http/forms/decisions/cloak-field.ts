import { boxesField, type Field } from '#http/forms/field';
import type { Asked } from './decision-form.ts';
import { ownPieceOffers } from './pieces.ts';

const TEXTS = {
  shipsAndBasesMayCloak:
    'Ships and bases with Stealth may cloak at no cost. Cloaked units have a higher DV and formation. They can’t fire, use functions or have a mission.',
} as const;

type Missions = Asked<'missions'>;

/** Which ships and bases cloak; no field where none could. */
export function cloakField({ question, names, standing, sent }: Missions): readonly Field[] {
  if (question.cloakers === undefined) return [];
  const offers = ownPieceOffers(question.cloakers, names);
  const preset = (standing?.kind === 'missions' ? standing.cloak : undefined) ?? [];
  const words = { label: 'Cloak', inRow: 'Cloak' };
  return [boxesField({ name: 'cloak', ...words, sent, offers, preset })];
}

/** What was chosen in it. */
export const cloakedIn = ({ question, sent }: Missions): object =>
  question.cloakers === undefined ? {} : { cloak: sent.texts('cloak') };

export const cloakHint = ({ cloakers }: Missions['question']): readonly string[] =>
  cloakers === undefined ? [] : [TEXTS.shipsAndBasesMayCloak];
