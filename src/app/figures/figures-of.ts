import { groupBy } from '#kernel/collections/group-by';
import { sumOf } from '#kernel/numbers/sum';
import { valuesById } from '#kernel/collections/tables';
import type { EmpireId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';

/** What an empire has at one moment, in a few figures. */
export type EmpireFigures = Readonly<{
  empire: EmpireId;
  systems: number;
  census: number;
  ships: number;
  units: number;
  /** The construction cost of all its units. */
  worth: number;
  era: number;
  /** Classes that its research has unlocked. */
  classes: number;
}>;

/** The figures of all empires in a state. */
export function figuresOf(state: CampaignState): readonly EmpireFigures[] {
  const systems = groupBy(valuesById(state.systems), ({ owner }) => owner);
  const units = groupBy(valuesById(state.units), ({ owner }) => owner);
  return valuesById(state.empires).map(({ id, era, unlocked }): EmpireFigures => {
    const own = systems.get(id) ?? [];
    const forces = units.get(id) ?? [];
    return {
      empire: id,
      systems: own.length,
      census: sumOf(own, ({ census }) => census),
      ships: forces.filter(({ design }) => state.designs[design]?.kind === 'ship').length,
      units: forces.length,
      worth: sumOf(forces, ({ design }) => state.designs[design]?.cost ?? 0),
      era,
      classes: unlocked.length,
    };
  });
}
