import { brandAs } from '#kernel/brand/brand';
import { pointsCarriedIdOf } from '#model/campaign/effect';
import type { EmpireId, FleetId, SystemId, UnitId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import type { Fleet } from '#model/forces/fleet';
import { GROUND_PLANS } from '#model/forces/ground-plan';
import type { Unit } from '#model/forces/unit';
import { MISSIONS } from '#model/orders/bombard';
import { choicesOf } from '#test/support/standing-choices';
import { designOfPower } from './proof-designs.ts';
import { missionsOf } from './proof-sieges.ts';
import { showsRebellion } from './shows-rebellion.ts';
import { type Making, dropOrders, hiddenSystemsOf, newId, othersOf } from './twins-draft.ts';
import { give } from './twins-plans.ts';

/** The classes of ground units that an empire has in this world. */
function troopsOf({ draft }: Making, owner: EmpireId): readonly UnitDesign[] {
  const ids = ['troops', 'guards'].map((name) => designOfPower(owner, name as 'troops'));
  return ids.flatMap((id) => draft.tables.designs[id] ?? []);
}

function addTroops(making: Making, owner: EmpireId, place: Unit['place']): readonly UnitId[] {
  const { draft, choices } = making;
  const classes = troopsOf(making, owner);
  if (classes.length === 0) return [];
  const id = brandAs<UnitId>(newId(making, owner, ['u', 'units']));
  const about = { id, owner, place, design: choices.pick(classes).id, name: 'Unknown soldiers' };
  const nothing = { trading: false, census: 0, outOfSupply: 0, ordnance: [], since: 0 } as const;
  const state = { condition: 'sound', unconverted: false, damage: choices.below(2) } as const;
  const status = choices.percent(25) ? 'reserve' : 'active';
  draft.tables.units[id] = { ...about, ...nothing, ...state, status };
  return [id];
}

/** Ground units of which the viewer learns nothing: hurt, in reserve, of another class; where they are seen and do nothing, only hurt or in reserve. */
export function changeTroops(making: Making): void {
  const { draft, choices, oracle, viewer } = making;
  const { units, designs, systems } = draft.tables;
  for (const unit of Object.values(units)) {
    const { id, owner, place, status } = unit;
    const design = designs[unit.design];
    if (owner === viewer || place.kind !== 'system' || design?.kind !== 'ground') continue;
    const { system: at } = place;
    const isQuiet = oracle.ground.isQuiet(at);
    const isSecret = !oracle.ground.showsTroops(at) && !showsRebellion(making, systems[at]!);
    if ((!isQuiet && !isSecret) || status === 'mothballed') continue;
    const becomes = isSecret ? choices.pick([design, ...troopsOf(making, owner)]) : design;
    // One that is in sight must not die of hunger in one world alone (SUP-7).
    const attrition = becomes.ground?.attrition ?? 1;
    units[id] = {
      ...unit,
      design: becomes.id,
      damage: choices.below(isSecret ? attrition : Math.max(1, attrition - 1)),
      status: choices.pick(['active', 'reserve'] as const),
    };
  }
}

/** Ground units of others in systems out of sight that aren’t theirs: they may fight there, and take them. */
export function landForeigners(making: Making): void {
  const { draft, choices, oracle } = making;
  for (const id of hiddenSystemsOf(making)) {
    const system = draft.tables.systems[id]!;
    if (showsRebellion(making, system) || oracle.ground.isGroundWatched(id)) continue;
    for (const empire of othersOf(making)) {
      if (empire === system.owner || !oracle.ground.mayFightHidden(id, empire)) continue;
      if (choices.percent(60)) continue;
      for (let more = 1 + choices.below(2); more > 0; more -= 1) {
        addTroops(making, empire, { kind: 'system', system: id });
      }
    }
  }
}

/** An empire can do nothing to this system this turn, or nothing of it reaches the viewer. */
const isSecretWar = ({ oracle }: Making, empire: EmpireId, system: SystemId): boolean =>
  oracle.ground.mayFightHidden(system, empire) ||
  (oracle.isWatched(system) && !oracle.ground.mayComeTo(empire, system));

/** Points of earlier bombardments, for other missions and more or fewer of them. */
export function changeCarriedPoints(making: Making): void {
  const { draft, choices } = making;
  const { effects } = draft.tables;
  for (const empire of othersOf(making)) {
    for (const { id: system, owner } of Object.values(draft.tables.systems)) {
      if (owner === empire || !isSecretWar(making, empire, system) || choices.percent(50)) continue;
      for (const mission of [null, ...MISSIONS]) {
        delete effects[pointsCarriedIdOf(empire, system, mission)];
      }
      const mission = choices.pick([null, ...MISSIONS]);
      const id = pointsCarriedIdOf(empire, system, mission);
      const subject = { kind: 'mission', system, mission } as const;
      const when = { begins: draft.turn, ends: draft.turn };
      const amount = 1 + choices.below(40);
      effects[id] = { id, kind: 'points-carried', owner: empire, subject, amount, ...when };
    }
  }
}

/** What others order of bombardments and of fights on the ground that the viewer learns nothing of. */
export function changeSiegeOrders(making: Making): void {
  const { draft, choices, oracle } = making;
  const { ground } = oracle;
  for (const empire of othersOf(making)) {
    for (const { id: system, owner, morale } of Object.values(draft.tables.systems)) {
      const isPlanned = !ground.showsTroops(system) || ground.isQuiet(system);
      if (isPlanned && choices.percent(50)) {
        dropOrders(making, empire, (one) => one.kind === 'PlanGround' && one.system === system);
        const plan = choices.pick(GROUND_PLANS);
        const militia = choices.percent(50);
        give(making, empire, { kind: 'PlanGround', system, plan, militia });
      }
      const isCalm = morale > 0;
      if (owner === empire || !isCalm || !isSecretWar(making, empire, system)) continue;
      if (choices.percent(60)) continue;
      const isHidden = ground.mayFightHidden(system, empire);
      dropOrders(
        making,
        empire,
        (one) =>
          (one.kind === 'Bombard' || (one.kind === 'Invade' && isHidden)) && one.system === system,
      );
      const missions = missionsOf(choices);
      const surrender = choices.percent(50);
      give(making, empire, { kind: 'Bombard', system, missions, surrender, plunging: [] });
    }
  }
}

/** All places where a fleet out of sight may be this turn by its orders now. */
function placesOf({ draft }: Making, { id, owner, place }: Fleet): readonly SystemId[] {
  const paths = (draft.orders[owner] ?? []).flatMap((one) =>
    one.kind === 'MoveFleet' && one.fleet === id ? [...one.path] : [],
  );
  return [place.kind === 'system' ? place.system : place.from, ...paths];
}

const isRoaming = ({ draft }: Making, { id, owner, route }: Fleet): boolean =>
  route !== null ||
  (draft.orders[owner] ?? []).some(
    (one) => (one.kind === 'ExploreLane' || one.kind === 'SetRoute') && one.fleet === id,
  );

/** Fleets out of sight that bombard without an order; those that nobody meets have troops aboard who land by force. */
export function changeBesiegers(making: Making): void {
  const { draft, choices, oracle, viewer } = making;
  const { fleets } = draft.tables;
  for (const fleet of Object.values(fleets)) {
    const { id, owner, withdrawing } = fleet;
    if (owner === viewer || withdrawing !== null || isRoaming(making, fleet)) continue;
    const places = placesOf(making, fleet);
    const isSecret = places.every(
      (at) => draft.tables.systems[at]!.owner === owner || oracle.ground.mayFightHidden(at, owner),
    );
    if (!isSecret || choices.percent(30)) continue;
    const bombard = choices.pick(choicesOf('bombard'));
    fleets[id] = { ...fleet, standing: { ...fleet.standing, bombard } };
    if (oracle.isHiddenFleet(id)) sendTroops(making, fleet, places.at(-1)!);
  }
}

function sendTroops(making: Making, { id: fleet, owner }: Fleet, system: SystemId): void {
  const { draft } = making;
  const design = draft.tables.designs[designOfPower(owner, 'assault')];
  if (design === undefined) return;
  const carrier = brandAs<UnitId>(newId(making, owner, ['u', 'units']));
  const place = { kind: 'fleet', fleet: brandAs<FleetId>(fleet) } as const;
  const about = { id: carrier, owner, design: design.id, name: 'Landing ship', place };
  const nothing = { trading: false, census: 0, outOfSupply: 0, ordnance: [], since: 0 } as const;
  const state = { condition: 'sound', unconverted: false, damage: 0, status: 'active' } as const;
  draft.tables.units[carrier] = { ...about, ...nothing, ...state };
  const units = addTroops(making, owner, { kind: 'aboard', carrier });
  give(making, owner, { kind: 'Invade', system, units, support: [] });
}

/** How ground units fight without an order, and whether colonies raise militias, of empires whose ground war is out of sight. */
export function changeGroundStanding(making: Making): void {
  const { draft, choices, oracle } = making;
  const { empires } = draft.tables;
  for (const id of othersOf(making)) {
    if (!oracle.ground.isGroundAloof(id)) continue;
    const groundPlan = choices.pick(choicesOf('groundPlan'));
    const militia = choices.pick(choicesOf('militia'));
    const empire = empires[id]!;
    empires[id] = { ...empire, standing: { ...empire.standing, groundPlan, militia } };
  }
}
