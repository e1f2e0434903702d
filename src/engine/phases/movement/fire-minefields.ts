import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import { crippleUnits } from '#engine/losses/cripple-units';
import { loseUnits } from '#engine/losses/lose-units';
import { loseWorks } from '#engine/reorganise/lose-works';
import type { Sight } from '#engine/sight/sight-of';
import { groupBy } from '#kernel/collections/group-by';
import { rowOf } from '#kernel/collections/row-of';
import { sortBy } from '#kernel/collections/sort-by';
import { compareIds } from '#kernel/collections/tables';
import { sumOf } from '#kernel/numbers/sum';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId, FleetId, SystemId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { Unit } from '#model/forces/unit';
import { currentStats } from '#rules/combat/current-stats';
import { fireDamage } from '#rules/combat/fire-damage';
import { isTargetIn } from '#rules/combat/fire-table';
import { mineHits, type MineTarget } from '#rules/combat/mine-hits';
import { stateBetween } from '#rules/diplomacy/state-between';
import { forceIndexOf } from '#rules/forces/force-index';
import { stanceOf } from '#rules/movement/stance-of';
import { hidersIn } from '#rules/sight/hiders-in';
import { isHiddenFrom } from '#rules/sight/is-hidden-from';

type Field = Readonly<{ record: Recorder; input: PhaseInput; sight: Sight; step: number }>;
/** A fleet that has just come into a system. */
export type Arrival = Readonly<{ fleet: FleetId; owner: EmpireId; system: SystemId }>;
type Fire = Readonly<{
  system: SystemId;
  owner: EmpireId;
  against: EmpireId;
  total: number;
  fleets: readonly FleetId[];
}>;

const OPT_24 = cite('OPT-24');

/** The combined AS of each empire's minefields among these units. */
function firepowerOf(
  { designs }: CampaignState,
  units: readonly Unit[],
): ReadonlyMap<EmpireId, number> {
  const minefields = units
    .map((unit) => ({ ...unit, design: rowOf(designs, unit.design) }))
    .filter(({ design }) => design.kind === 'minefield');
  const owners = [...groupBy(minefields, ({ owner }) => owner)];
  return new Map(
    owners.map(([owner, own]) => [owner, sumOf(own, (one) => currentStats(one).as)] as const),
  );
}

/** The fire of each owner's minefields at each enemy in a system, in the order of ids; `deployed`: the units that belong to the system. */
function firesIn(
  state: CampaignState,
  { system, deployed }: Readonly<{ system: SystemId; deployed: readonly Unit[] }>,
  arrivals: readonly Arrival[],
): readonly Fire[] {
  const came = sortBy([...groupBy(arrivals, ({ owner }) => owner)], ([a], [b]) => compareIds(a, b));
  const firepower = sortBy([...firepowerOf(state, deployed)], ([a], [b]) => compareIds(a, b));
  return firepower.flatMap(([owner, total]) =>
    came
      .filter(([one]) => stanceOf(stateBetween(state.relations, owner, one)) === 'enemy')
      .map(([against, own]) => {
        return { system, owner, against, total, fleets: own.map(({ fleet }) => fleet) };
      }),
  );
}

/** The units of these fleets that the owner of the minefields can see. */
function targetsOf(state: CampaignState, { fleets, owner }: Fire): readonly MineTarget[] {
  const hiders = hidersIn(state);
  const { inFleet } = forceIndexOf(state);
  return fleets
    .flatMap((fleet) => inFleet(fleet))
    .map((unit) => ({ unit, design: rowOf(state.designs, unit.design) }))
    .filter(({ design }) => isTargetIn(design.kind, 'ships-at-ships'))
    .filter(({ unit }) => !isHiddenFrom(hiders, unit.id, owner));
}

function fireAt({ record, input, step }: Field, fire: Fire): void {
  const { system, owner, against, total } = fire;
  const state = record.snapshot();
  const targets = targetsOf(state, fire);
  if (total === 0 || targets.length === 0) return;
  const dice = input.dice.stream('minefields', system, owner, against, String(step));
  const text = `the minefields at ${rowOf(state.systems, system).name}`;
  const rolled = dice.roll({ count: 1, faces: 6 }, { kind: 'fire', text }, OPT_24);
  const damage = fireDamage(total, rolled.total, input.rules.damageRounding);
  record.emit({
    type: 'MinefieldsFired',
    cite: OPT_24,
    rolls: [rolled.id],
    witnesses: [
      { empire: owner, as: 'owner' },
      { empire: against, as: 'participant' },
    ],
    empire: owner,
    against,
    system,
    total,
    damage,
  });
  const hits = mineHits(damage, targets);
  const hit = (fate: 'crippled' | 'destroyed') =>
    hits.flatMap((one) => (one.fate === fate ? [one.unit] : []));
  const place = { kind: 'system', system } as const;
  const lost = hit('destroyed').map((id): Unit => rowOf(state.units, id));
  crippleUnits(record, hit('crippled'), { because: OPT_24, place });
  loseUnits(record, lost, OPT_24);
  loseWorks(record, state);
}

/**
 * Deployed minefields fire at the fleets of their enemies that have just come into their system.
 * @rule OPT-24
 * @ruling All minefields of one empire there fire once at all fleets of another empire that arrive in the same step, as one force, so
 *   splitting a fleet gains nothing. Hidden ships are spared until they are detected. Fleets that leave a lane at the end of the turn
 *   aren't fired at again. Damage is rounded as in battle.
 */
export function fireMinefields(field: Field, arrivals: readonly Arrival[]): void {
  const { record, input, sight } = field;
  if (input.rules.activeMinefields === 'off' || arrivals.length === 0) return;
  const before = record.count();
  const { atSystem } = forceIndexOf(record.state());
  const entered = sortBy([...groupBy(arrivals, ({ system }) => system)], ([a], [b]) =>
    compareIds(a, b),
  );
  for (const [system, here] of entered) {
    const deployed = atSystem(system);
    for (const fire of firesIn(record.state(), { system, deployed }, here)) fireAt(field, fire);
  }
  if (record.count() > before) sight.where.renew(record.state());
}
