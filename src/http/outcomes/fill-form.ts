import type { RolledOutcome } from '#app/outcomes/rolled-outcome';
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
const ROLLED = /^rolled (\w+)$/u;

/** The side that a button of the form fills in as Farlane rolls it; null: it is another button. */
export function rolledIn(act: string): BattleSide | null {
  const [, whose] = ROLLED.exec(act) ?? [];
  return BATTLE_SIDES.find((one) => one === whose) ?? null;
}

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
  return overlaid(sent, set);
}

/** What was sent, with other values in some of its fields. */
const overlaid = (sent: FormBody, set: ReadonlyMap<string, string>): FormBody => ({
  text: (name) => set.get(name) ?? sent.text(name),
  texts: (name) => {
    const own = set.get(name);
    return own === undefined ? sent.texts(name) : [own];
  },
  has: (name) => set.has(name) || sent.has(name),
});

/** What was sent, with the fates of a side as they were rolled, and the rounds of the battle. */
export function withRolled(
  sent: FormBody,
  { decision }: OutcomeToEnter,
  { side, rolled }: Readonly<{ side: BattleSide; rolled: RolledOutcome }>,
): FormBody {
  const fates = new Map(rolled.fates.map(({ unit, fate }) => [unit, fate] as const));
  const set = new Map([
    ['rounds', String(rolled.rounds)] as const,
    ...decision.sides[side].units.map(
      ({ unit }) => [`unit.${unit}`, fates.get(unit) ?? ''] as const,
    ),
  ]);
  return overlaid(sent, set);
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
