import type { Recorder } from '#engine/record/recorder';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId } from '#model/campaign/ids';
import { onlyFor } from '#model/events/fact';
import type { OrderFailure } from '#model/events/causes';

type Place = Readonly<{ empire: EmpireId; index: number }>;

/** Tells an empire why its convoy settles nothing; it stays as it is. @rule COL-1 @rule FOG-14 */
export function failToSettle(
  record: Recorder,
  { empire, index }: Place,
  because: OrderFailure,
  about: string,
): void {
  record.emit({
    type: 'OrderFailed',
    cite: cite('COL-1'),
    rolls: [],
    witnesses: onlyFor(empire),
    empire,
    index,
    kind: 'Colonize',
    because,
    about,
  });
}
