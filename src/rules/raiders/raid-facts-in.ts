import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import { RAIDERS } from '#model/campaign/raiders';
import type { CampaignState } from '#model/campaign/state';
import type { Unit } from '#model/forces/unit';
import { systemOfUnit } from '#rules/economy/system-of-unit';
import type { Hider } from '#rules/sight/hiders-among';
import { hidersIn } from '#rules/sight/hiders-in';
import { countsInRaids } from './counts-in-raids.ts';
import type { RaidFacts } from './raid-chance-of.ts';
import { NOTHING_TO_RAID, raidWeightOf } from './raid-weight-of.ts';
import { settlementFactsOf } from './settlement-facts-of.ts';

/** Which systems raiders look at, with what counts there. */
export type RaidedSystem = Readonly<{ system: SystemId; facts: RaidFacts }>;

/** Own ships that hide do not count for the host either. */
const hidesFrom = (hider: Hider | undefined, host: EmpireId | null): boolean =>
  hider !== undefined && (host === null || !hider.foundBy.has(host));

/**
 * The systems to which raiders may come, in the order of ids: those with a convoy, a colony or an outpost, and no
 * raiders yet; one pass over the units. Hidden ships do not count, nor what is aboard them.
 * @rule SUP-1 @rule MOV-4
 */
export function raidFactsIn(state: CampaignState): readonly RaidedSystem[] {
  const facts = new Map<SystemId, RaidFacts>();
  const hiders = hidersIn(state);
  const [withConvoys, withRaiders] = [new Set<SystemId>(), new Set<SystemId>()];
  const carrierOf = ({ place }: Unit) =>
    place.kind === 'aboard' ? rowOf(state.units, place.carrier) : null;
  const designOf = (unit: Unit | null) =>
    unit === null ? null : rowOf(state.designs, unit.design);
  for (const unit of valuesById(state.units)) {
    const system = systemOfUnit(unit, state);
    if (system === null || unit.status === 'mothballed') continue;
    if (unit.owner === RAIDERS) withRaiders.add(system);
    const design = rowOf(state.designs, unit.design);
    if (design.kind === 'convoy') withConvoys.add(system);
    const host = rowOf(state.systems, system).owner;
    const carrier = carrierOf(unit);
    const hold = designOf(carrier);
    const isHidden = hidesFrom(hiders.get((carrier ?? unit).id), host);
    const one = { owner: unit.owner, host, design, carrier: hold };
    if (isHidden || !countsInRaids(one)) continue;
    const before = facts.get(system) ?? NOTHING_TO_RAID;
    facts.set(system, raidWeightOf(before, { design, unit, count: 1 }));
  }
  return valuesById(state.systems)
    .filter(({ id, owner }) => (owner !== null || withConvoys.has(id)) && !withRaiders.has(id))
    .map((system) => ({
      system: system.id,
      facts: { ...(facts.get(system.id) ?? NOTHING_TO_RAID), ...settlementFactsOf(system) },
    }));
}
