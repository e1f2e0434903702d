import type { OutcomePreview } from '#app/usecases/encounters/preview-outcome';
import type { OutcomeToEnter } from '#app/usecases/encounters/read-outcomes';
import { BATTLE_SIDES, type BattleSide } from '#model/battle/setup';
import type { OutcomeUnit } from '#model/decisions/outcome';
import { mayBeCrippled } from '#http/forms/decisions/outcome-form';
import { type FormBody, formBodyOf } from '#http/visits/form-body';

/** What a button sets for all units of a side. */
export const FOR_ALL = ['destroyed', 'crippled', 'unchanged'] as const;
export type ForAll = (typeof FOR_ALL)[number];

const ALL = /^all (\w+) (\w+)$/u;

/** What a button of the form asks for, as `all destroyed attacker`; null: it is another button. */
export function forAllIn(act: string): Readonly<{ fate: ForAll; side: BattleSide }> | null {
  const [, what, whose] = ALL.exec(act) ?? [];
  const fate = FOR_ALL.find((one) => one === what);
  const side = BATTLE_SIDES.find((one) => one === whose);
  return fate === undefined || side === undefined ? null : { fate, side };
}

function choiceFor(unit: OutcomeUnit, fate: ForAll): string {
  if (fate === 'crippled') return mayBeCrippled(unit) ? fate : '';
  return fate === 'destroyed' ? fate : '';
}

/** What was sent, with the same fate for all units of a side. */
export function withAll(
  sent: FormBody,
  { decision }: OutcomeToEnter,
  { fate, side }: NonNullable<ReturnType<typeof forAllIn>>,
): FormBody {
  const set = new Map(
    decision.sides[side].units.map((unit) => [`unit.${unit.unit}`, choiceFor(unit, fate)]),
  );
  return {
    text: (name) => set.get(name) ?? sent.text(name),
    texts: (name) => {
      const own = set.get(name);
      return own === undefined ? sent.texts(name) : [own];
    },
    has: (name) => set.has(name) || sent.has(name),
  };
}

/** The form as it would have been filled in for an outcome that came as a file. */
export function bodyOfPreview({
  battle,
  forces,
  rounds,
  changes,
  scouted,
}: OutcomePreview): FormBody {
  const fates = changes.map(({ unit, fate, lane }) => {
    const value = lane === null ? (fate ?? '') : `${fate ?? ''}/${lane}`;
    return [`unit.${unit.unit}`, value] as const;
  });
  return formBodyOf({
    battle,
    forces,
    rounds: String(rounds),
    ...Object.fromEntries(fates),
    cameOut: changes.flatMap(({ unit, cameOut }) => (cameOut ? [unit.unit] : [])),
    ...Object.fromEntries(
      scouted.flatMap(({ side, intel, units }) => [
        [`intel.${side}`, String(intel)] as const,
        [`scouts.${side}`, units.map(({ unit }) => unit)] as const,
      ]),
    ),
  });
}
