import type { Chip } from '#http/pages/page-parts';
import type { Light } from '#app/clock/light-of';
import type { ClockView } from '#app/usecases/clock/read-clock';
import { counted } from '#kernel/words/counted';
import { LIGHT_CHIPS } from '#http/words/lights';
import { timeText } from '#http/words/times';

/** What there is to a light beside its state. */
export const lightRemarks = ({
  kind,
  late,
  isChanged,
  faults: { refused, doubts },
}: Light): readonly string[] => [
  ...(late ? ['late'] : []),
  ...(refused > 0 ? [`${counted(refused, 'order')} refused`] : []),
  ...(doubts > 0 ? [counted(doubts, 'warning')] : []),
  ...(isChanged && kind !== 'submitted-changed' ? ['draft differs'] : []),
];

/** A player's light, beside other facts about them. */
export function litWords(
  { lights }: ClockView,
  empire: Light['empire'],
): Readonly<{ chip: Chip; remarks: string }> {
  const light = lights.find((one) => one.empire === empire);
  if (light === undefined) return { chip: LIGHT_CHIPS.missing, remarks: '' };
  const until = light.extendedUntil;
  const more = until === null ? [] : [`extension until ${timeText(until)}`];
  return {
    chip: LIGHT_CHIPS[light.kind],
    remarks: [...lightRemarks(light), ...more].join(', '),
  };
}
