import type { BattlePicture, DrawnUnit, UnitShown } from '#report/document/document';
import type { PlayedStep, StepChange, StepSides } from './played-step.ts';

const keyOf = ({ side, tag }: Pick<StepChange, 'side' | 'tag'>): string => `${String(side)} ${tag}`;

/** A battle as two lines of units, in the order in which they showed themselves, and what each step shows of them. */
export type PicturedBattle = Readonly<{
  picture: BattlePicture;
  /** For each step. */
  shown: readonly (readonly UnitShown[])[];
}>;

/**
 * The picture of a battle from what its steps tell, and no more: a unit is drawn from the step on in which it shows itself.
 * @rule CSC-15 @rule FOG-6
 */
export function pictureOf(
  steps: readonly PlayedStep[],
  { names, units }: StepSides,
): PicturedBattle {
  const places = new Map<string, number>();
  const drawn: DrawnUnit[] = [];
  const damages: number[] = [];
  const placeOf = (change: StepChange): number => {
    const known = places.get(keyOf(change));
    if (known !== undefined) return known;
    const { name = change.tag, toughness = 0 } = units?.get(change.tag) ?? {};
    places.set(keyOf(change), drawn.length);
    damages.push(0);
    return drawn.push({ side: change.side, name, toughness }) - 1;
  };
  const shown = steps.map(({ changes }) =>
    changes.map((change): UnitShown => {
      const unit = placeOf(change);
      // A unit that is made whole again has its damage no more.
      const before = change.to === 'sound' ? 0 : (damages[unit] ?? 0);
      const damage = before + (change.damage ?? 0);
      damages[unit] = damage;
      return { unit, state: change.to, damage };
    }),
  );
  return { picture: { sides: names, units: drawn }, shown };
}
