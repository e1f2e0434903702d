import { groupBy } from '#kernel/collections/group-by';
import type { ById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import type { Ledger } from '#kernel/reasons/ledger';
import type { DesignId } from '#model/campaign/ids';
import type { StarSystem } from '#model/campaign/system';
import type { UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import type { VictoryKind } from '#model/settings/victory';
import { outputOf } from '#rules/economy/output-of';
import { systemIncomeOf } from '#rules/economy/system-income-of';

type Facts = Readonly<{
  era: number;
  /** Systems that the empire controls. */
  controlled: readonly Readonly<{ name: string }>[];
  owned: readonly Pick<StarSystem, 'name' | 'utilized' | 'raw' | 'blockaded' | 'specialisation'>[];
  units: readonly Pick<Unit, 'design' | 'status'>[];
  /** Classes of its own units; one that is not here counts nothing. */
  designs: ById<DesignId, Pick<UnitDesign, 'name' | 'civilian' | 'cost'>>;
}>;

const VIC_1 = cite('VIC-1');

function militaryLedger({ units, designs }: Facts): Ledger {
  const counted = units.filter(({ design, status }) => {
    const known: Pick<UnitDesign, 'civilian'> | undefined = designs[design];
    return known?.civilian === false && status !== 'mothballed';
  });
  return [...groupBy(counted, ({ design }) => design)].flatMap(([design, same]) => {
    const known: Pick<UnitDesign, 'name' | 'cost'> | undefined = designs[design];
    if (known === undefined) return [];
    const label = `${String(same.length)} ${known.name} × ${String(known.cost)}`;
    return [{ label, cite: VIC_1, amount: same.length * known.cost }];
  });
}

const madeLedger = ({ owned }: Facts, madeBy: (system: Facts['owned'][number]) => number): Ledger =>
  owned
    .map((system) => ({ label: system.name, cite: VIC_1, amount: madeBy(system) }))
    .filter(({ amount }) => amount !== 0);

/** What an empire has to show for a condition of victory, one by one. @rule VIC-1 */
export function valueLedgerOf(kind: VictoryKind, facts: Facts): Ledger {
  switch (kind) {
    case 'expansion':
    case 'expansion-count':
      return facts.controlled.map(({ name }) => ({ label: name, cite: VIC_1, amount: 1 }));
    case 'scientific':
      return [{ label: 'Tech era', cite: VIC_1, amount: facts.era }];
    case 'economic':
    case 'dominance':
      return madeLedger(facts, systemIncomeOf);
    case 'time':
      return madeLedger(facts, outputOf);
    case 'military':
      return militaryLedger(facts);
  }
}
