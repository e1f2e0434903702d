import type { Recorder } from '#engine/record/recorder';
import { groupBy } from '#kernel/collections/group-by';
import { rowOf } from '#kernel/collections/row-of';
import { compareIds, valuesById } from '#kernel/collections/tables';
import { unique } from '#kernel/collections/unique';
import { sumOf } from '#kernel/numbers/sum';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import { onlyFor } from '#model/events/fact';
import type { UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import type { RuleSet } from '#model/settings/rule-set';
import { isStowed } from '#rules/cargo/is-stowed';
import { systemOfUnit } from '#rules/economy/system-of-unit';
import { powerOf } from '#rules/forces/power-of';
import { restingUnits } from '#rules/forces/resting-units';
import { sweepingFunctionsOf } from '#rules/supply/sweeping-functions-of';
import { minefieldsSwept } from '#rules/supply/minefields-swept';
import type { Theatre } from './theatre-of.ts';

const SUP_3 = cite('SUP-3');

type Minefield = Readonly<{ unit: Unit; design: UnitDesign; system: SystemId }>;
type Sweeper = Readonly<{ empire: EmpireId; system: SystemId; functions: number }>;

/** The deployed minefields in service; nobody can find mothballed ones. */
function deployedIn(state: CampaignState): ReadonlyMap<SystemId, readonly Minefield[]> {
  const all = valuesById(state.units).flatMap((unit): readonly Minefield[] => {
    const design = rowOf(state.designs, unit.design);
    const { place, status } = unit;
    const isDeployed = design.kind === 'minefield' && status !== 'mothballed';
    return isDeployed && place.kind === 'system' ? [{ unit, design, system: place.system }] : [];
  });
  return groupBy(all, ({ system }) => system);
}

function sweepersIn(state: CampaignState): readonly Sweeper[] {
  const resting = restingUnits(valuesById(state.projects));
  return valuesById(state.units).flatMap((unit): readonly Sweeper[] => {
    const worker = {
      unit,
      design: rowOf(state.designs, unit.design),
      isResting: resting.has(unit.id),
    };
    const functions = sweepingFunctionsOf(worker);
    const system = functions > 0 && !isStowed(unit, state) ? systemOfUnit(unit, state) : null;
    return system === null ? [] : [{ empire: unit.owner, system, functions }];
  });
}

/** The minefields that one empire clears in one system, of those there before any sweeping. */
function sweep(
  record: Recorder,
  { empire, system }: Sweeper,
  {
    functions,
    minefields,
    minesweeping,
  }: Readonly<{ functions: number; minefields: readonly Minefield[] }> &
    Pick<RuleSet, 'minesweeping'>,
): readonly Unit[] {
  const { sweepFirst } = powerOf(record.state(), empire).standing;
  const clearing = { functions, minesweeping, sweepFirst };
  const swept = minefieldsSwept(minefields, clearing).map(({ unit }) => unit);
  record.emit({
    type: 'SystemSwept',
    cite: SUP_3,
    rolls: [],
    witnesses: onlyFor(empire),
    empire,
    system,
    points: functions,
    cleared: swept.length,
    of: [...new Set(minefields.map(({ unit }) => unit.owner))].sort(compareIds),
  });
  return swept;
}

/**
 * Minesweepers clear deployed minefields of their enemies where they are, all at the same time.
 * @rule SUP-3
 * @ruling Every fit Minesweeper sweeps without an order. A minefield that two empires clear uses points of both.
 */
export function sweepMinefields(
  record: Recorder,
  { rights }: Theatre,
  { minesweeping }: Pick<RuleSet, 'minesweeping'>,
): void {
  const state = record.state();
  const deployed = deployedIn(state);
  if (deployed.size === 0) return;
  const crews = groupBy(sweepersIn(state), ({ empire, system }) => `${system}/${empire}`);
  const swept = [...crews.values()].flatMap((crew) => {
    const [first] = crew;
    if (first === undefined) return [];
    const minefields = (deployed.get(first.system) ?? []).filter(
      ({ unit }) =>
        unit.owner !== first.empire && rights(first.empire, unit.owner).stance === 'enemy',
    );
    if (minefields.length === 0) return [];
    const functions = sumOf(crew, (one) => one.functions);
    return sweep(record, first, { functions, minefields, minesweeping });
  });
  for (const { id, owner: empire, design, name, place } of unique(swept)) {
    if (place.kind !== 'system') continue;
    const head = { type: 'UnitDestroyed', cite: SUP_3, rolls: [] } as const;
    record.emit({ ...head, witnesses: onlyFor(empire), empire, unit: id, design, name, place });
  }
}
