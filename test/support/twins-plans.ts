import { brandAs } from '#kernel/brand/brand';
import type { EmpireId, UnitId } from '#model/campaign/ids';
import type { Order } from '#model/orders/order';
import { secretState } from './secret-state.ts';
import type { Tension } from '#model/campaign/tension';
import type { Unit } from '#model/forces/unit';
import { CLASSES, designOfPower } from './proof-designs.ts';
import { type Making, hiddenSystemsOf, newId, othersOf } from './twins-draft.ts';

/** One order more at the end of an empire’s sheet. */
export function give({ draft }: Making, empire: EmpireId, order: Order): void {
  draft.orders[empire] = [...(draft.orders[empire] ?? []), order];
}

/** Whether nobody has ordered anything of the unit, or of what it carries. */
export function isLeftAlone({ draft }: Making, { id }: Unit): boolean {
  const { units } = draft.tables;
  const aboard = Object.values(units).filter(
    ({ place }) => place.kind === 'aboard' && place.carrier === id,
  );
  const orders = JSON.stringify(draft.orders);
  return [{ id }, ...aboard].every((one) => !orders.includes(`"${one.id}"`));
}

/** What convoys carry: never seen, be they in sight or not, as long as nobody takes them. */
export function changeCargo(making: Making): void {
  const { draft, choices, oracle, viewer } = making;
  const { units } = draft.tables;
  for (const convoy of Object.values(units)) {
    const isConvoy = convoy.design === designOfPower(convoy.owner, 'freighter');
    if (!isConvoy || convoy.owner === viewer || !isLeftAlone(making, convoy)) continue;
    if (!oracle.isSealed(convoy) || convoy.trading || convoy.condition !== 'sound') continue;
    for (const { id, place } of Object.values(units)) {
      if (place.kind === 'aboard' && place.carrier === convoy.id) delete units[id];
    }
    const census = convoy.census === 0 ? 1 : 0;
    units[convoy.id] = { ...convoy, census };
    if (census === 0 && choices.percent(60)) addTroops(making, convoy);
  }
}

function addTroops(making: Making, { owner, id: carrier }: Unit): void {
  const id = brandAs<UnitId>(newId(making, owner, ['u', 'units']));
  const about = { id, owner, design: designOfPower(owner, 'troops'), name: 'Stowaways' };
  const nothing = { trading: false, census: 0, outOfSupply: 0, ordnance: [], since: 0, damage: 0 };
  const { units } = making.draft.tables;
  units[id] = {
    ...about,
    ...nothing,
    unconverted: false,
    place: { kind: 'aboard', carrier },
    condition: 'sound',
    status: 'active',
  };
}

/** What is bought and done out of sight in this turn: Productivity, Intel, terraforming, a change of status. */
export function changePlans(making: Making): void {
  const { draft, choices, oracle } = making;
  const { systems, units } = draft.tables;
  for (const system of hiddenSystemsOf(making)) {
    const { owner, census } = systems[system]!;
    if (owner === null || owner === making.viewer || census === 0) continue;
    const kinds = ['RaiseProductivity', 'RaiseIntel', 'SellProductivity', 'Terraform'] as const;
    if (choices.percent(70)) give(making, owner, { kind: choices.pick(kinds), system });
    const here = Object.values(units).filter(
      (unit) =>
        unit.owner === owner && unit.place.kind === 'system' && unit.place.system === system,
    );
    if (here.length === 0 || oracle.ground.showsTroops(system) || choices.percent(50)) continue;
    const { id, design } = choices.pick(here);
    if (design === designOfPower(owner, 'depot')) continue;
    give(making, owner, {
      kind: 'SetStatus',
      units: [id],
      status: choices.pick(['active', 'reserve']),
    });
  }
}

/** What a busy yard in sight is busy with, where it will not be done this turn either way. */
export function changeGreatWorks(making: Making): void {
  const { draft, choices, oracle, viewer } = making;
  for (const work of Object.values(draft.tables.works)) {
    if (work.owner === viewer || !oracle.isWatched(work.system) || !isGreat(work)) continue;
    if (oracle.ground.isInvolved(work.system)) continue;
    const design = designOfPower(work.owner, choices.pick(CLASSES.slice(0, 4)));
    const name = `Great ${String(choices.below(100))}`;
    draft.tables.works[work.id] = { ...work, design, name, built: choices.below(10) };
  }
}

/** More is left to do than any shipyard does in a turn. */
const isGreat = ({ cost, built }: Readonly<{ cost: number; built: number }>): boolean =>
  cost - built >= 50;

/** A tension that is away from its bounds, so that no war follows from it in the turn. */
function someTension({ choices }: Making): Tension {
  const [start, by] = [choices.below(60) + 20, choices.below(15) + 1];
  return { start, value: start + by, steps: [{ turn: 0, cause: 'losses', by }] };
}

/** How tense others are toward anybody, the viewer too. @rule DIP-4 */
export function changeTensions(making: Making): void {
  const { draft, viewer, choices } = making;
  for (const relation of Object.values(draft.tables.relations)) {
    const others = [relation.a, relation.b].filter((one) => one !== viewer && choices.percent(60));
    const changed = Object.fromEntries(others.map((one) => [one, someTension(making)]));
    const tensions = { ...relation.tensions, ...changed };
    if (others.length > 0) draft.tables.relations[relation.id] = { ...relation, tensions };
  }
}

/** How two others stand, and whether they know each other, where the fleets of one of them are out of everybody's way. */
export function changeRelations(making: Making): void {
  const { draft, choices, oracle } = making;
  const others = new Set<string>(othersOf(making));
  for (const relation of Object.values(draft.tables.relations)) {
    const { id, a, b } = relation;
    if (!others.has(a) || !others.has(b)) continue;
    const isSecret =
      (oracle.isAloof(a) || oracle.isAloof(b)) && oracle.barsNobody(a) && oracle.barsNobody(b);
    const state = isSecret ? secretState(choices) : relation.state;
    const sustained = choices.percent(50);
    if (isSecret && choices.percent(20)) delete draft.tables.relations[id];
    else draft.tables.relations[id] = { ...relation, state, since: choices.below(4), sustained };
  }
}
