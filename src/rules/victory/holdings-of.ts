import type { ById } from '#kernel/collections/tables';
import { sumOf } from '#kernel/numbers/sum';
import type { Empire } from '#model/campaign/empire';
import type { DesignId, EmpireId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import { outputOf } from '#rules/economy/output-of';
import { type Earner, systemIncomeOf } from '#rules/economy/system-income-of';

/** What of an empire counts for victory. */
export type Holdings = Readonly<{
  empire: EmpireId;
  /** Systems that it controls. */
  systems: number;
  /** System income: what its systems pay. */
  income: number;
  /** System output: what they make. */
  output: number;
  /** Construction cost of its military units but mothballed ones. */
  military: number;
  era: number;
  /** It is a non-aligned world, which can’t win. */
  isWorld: boolean;
}>;

type Facts = Readonly<{
  empire: Pick<Empire, 'id' | 'era' | 'nonAligned'>;
  controlled: number;
  owned: readonly Earner[];
  units: readonly Pick<Unit, 'design' | 'status'>[];
  /** Classes of its own units; one that is not here counts nothing. */
  designs: ById<DesignId, Pick<UnitDesign, 'civilian' | 'cost'>>;
}>;

/** Counts what of an empire counts for victory. @rule VIC-1 */
export function holdingsOf({ empire, controlled, owned, units, designs }: Facts): Holdings {
  const military = sumOf(units, ({ design, status }) => {
    const known: Pick<UnitDesign, 'civilian' | 'cost'> | undefined = designs[design];
    return known === undefined || known.civilian || status === 'mothballed' ? 0 : known.cost;
  });
  const income = sumOf(owned, systemIncomeOf);
  const output = sumOf(owned, outputOf);
  const { id, era, nonAligned } = empire;
  const isWorld = nonAligned !== undefined;
  return { empire: id, systems: controlled, income, output, military, era, isWorld };
}
