import type { EffectId, EmpireId, SystemId, UnitId } from './ids.ts';

/** Temporary marks. `unpaid` (ECO-5) and `supplying` (SUP-6) on a unit; the others on a system (ECO-1). */
export const EFFECT_KINDS = [
  'unpaid',
  'supplying',
  'suppressed',
  'disrupted-half',
  'disrupted-zero',
  'halved',
  'bombarded',
] as const;
export type EffectKind = (typeof EFFECT_KINDS)[number];

/** A mark that counts in the turns `begins` to `ends` and expires in the End of Turn of `ends` (END-4). */
export type Effect = Readonly<{
  id: EffectId;
  kind: EffectKind;
  owner: EmpireId;
  subject:
    | Readonly<{ kind: 'unit'; unit: UnitId }>
    | Readonly<{ kind: 'system'; system: SystemId }>;
  amount: number;
  begins: number;
  ends: number;
}>;
