import { type Field, type Offer, selectField } from '#http/forms/field';
import type { Asked } from './decision-form.ts';
import { ownPieceText } from './pieces.ts';

const TEXTS = {
  asInstead: (adds: number): string => `AS +${String(adds)} instead`,
  afInstead: (adds: number): string => `AF +${String(adds)} instead`,
} as const;

type Missions = Asked<'missions'>;
type Booster = NonNullable<Missions['question']['boosters']>[number];

const KEPT: Readonly<Record<Booster['of'], string>> = {
  shields: 'Keep the cover of its Shields',
  carrier: 'Keep the DV from its Carrier',
  stealth: 'Keep the DV from its Stealth, for the battle',
};

const nameOf = ({ piece, of }: Booster): string => `boost.${of}.${piece.unit}`;

const offersOf = ({ of, adds }: Booster): readonly Offer[] => [
  { value: '', label: KEPT[of] },
  { value: 'as', label: TEXTS.asInstead(adds) },
  { value: 'af', label: TEXTS.afInstead(adds) },
];

/** Which flights give up cover or DV to fire better; no field where none could. */
export const boostFields = ({ question, names, standing, sent }: Missions): readonly Field[] =>
  (question.boosters ?? []).map((booster) => {
    const told = (standing?.kind === 'missions' ? standing.boosts : undefined) ?? [];
    const isIt = (one: (typeof told)[number]): boolean =>
      one.unit === booster.piece.unit && one.of === booster.of;
    return selectField({
      name: nameOf(booster),
      label: ownPieceText(booster.piece, names),
      sent,
      offers: offersOf(booster),
      preset: told.find(isIt)?.gun ?? '',
    });
  });

/** What was chosen in these fields. */
export function boostsIn({ question, sent }: Missions): object {
  if (question.boosters === undefined) return {};
  const boosts = question.boosters
    .map((one) => ({ unit: one.piece.unit, of: one.of, gun: sent.text(nameOf(one)) }))
    .filter(({ gun }) => gun !== '');
  return { boosts };
}
