import type { EmpireId, FleetId, SystemId, UnitId } from '#model/campaign/ids';
import type { Unit } from '#model/forces/unit';
import { type Draft, addFleet, addUnit, order } from './proof-draft.ts';
import { MAP } from './proof-map.ts';

/** A side of the world, and the fleet at its home. */
type Side = Readonly<{ home: SystemId; rear: SystemId; empire: EmpireId; guard: FleetId }>;

/**
 * What serves the fleets of a side: Supply ships and Blockade Runners, Explorers that look for a way, and minefields,
 * with who lays them and takes them up again.
 */
export function addService(draft: Draft, side: Side): void {
  addTenders(draft, side);
  addExplorers(draft, side);
  addMinefields(draft, side);
}

function addTenders(draft: Draft, { home, rear, empire }: Side): void {
  const { choices } = draft;
  if (choices.percent(50)) return;
  const at = choices.pick([home, rear]);
  const ships = choices.pick([['tender'], ['tender', 'runner'], ['tender', 'tender']] as const);
  const fleet = addFleet(draft, { owner: empire, at, ships });
  const hungry = addUnit(draft, empire, 'tender', { kind: 'fleet', fleet }, { outOfSupply: 1 });
  if (choices.percent(40)) order(draft, empire, { kind: 'ResupplyUnits', ships: [hungry] });
}

function addExplorers(draft: Draft, { rear, empire }: Side): void {
  const { choices } = draft;
  const places = [rear, MAP.wolf].filter(() => choices.percent(40));
  for (const at of places) {
    const standing = { engage: 'nobody', contested: 'go-on' } as const;
    const ships = ['explorer', 'explorer', 'explorer'] as const;
    const fleet = addFleet(draft, { owner: empire, at, ships, standing });
    order(draft, empire, { kind: 'ExploreLane', fleet, toward: null });
  }
}

function addMinefields(draft: Draft, { home, rear, empire, guard }: Side): void {
  const { choices } = draft;
  const lying = [home, rear]
    .filter(() => choices.percent(50))
    .flatMap((system) => [1, 2].map(() => mineIn(draft, empire, { kind: 'system', system })));
  if (choices.percent(40)) return;
  const carrier = addUnit(draft, empire, 'layer', { kind: 'fleet', fleet: guard });
  const aboard = [1, 2].map(() => mineIn(draft, empire, { kind: 'aboard', carrier }));
  if (choices.percent(60)) order(draft, empire, { kind: 'LayMinefields', minefields: aboard });
  const [first] = lying;
  if (first === undefined || choices.percent(50)) return;
  order(draft, empire, { kind: 'RecoverMinefields', carrier, minefields: [first] });
}

const mineIn = (draft: Draft, empire: EmpireId, place: Unit['place']): UnitId =>
  addUnit(draft, empire, 'mine', place);
