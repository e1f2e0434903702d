import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { Unit } from '#model/forces/unit';
import type { Order, OrderKind } from '#model/orders/order';
import { type Told, deskWith } from './planted-desk.ts';
import { type DeskInput, type Rig, CLEAN, cleanDesk, seenIn } from './rig.ts';

/* More leaks around the program: landings, garrisons and plans of sieges elsewhere. */

const isGround = ({ designs }: CampaignState, { design }: Unit): boolean =>
  designs[design]?.kind === 'ground';

/** The systems of others that the viewer has heard of, on whose ground it sees nobody. */
const systemsElsewhere = (input: DeskInput): readonly SystemId[] =>
  Object.values(cleanDesk(input).view.systems).flatMap(({ id, own }) =>
    own === null && !sees(input, id) ? [id] : [],
  );

function sees({ state, viewer }: DeskInput, system: SystemId): boolean {
  return Object.values(state.units).some(
    (unit) =>
      unit.owner === viewer &&
      isGround(state, unit) &&
      unit.place.kind === 'system' &&
      unit.place.system === system,
  );
}

const troopsAt = ({ state }: DeskInput, system: SystemId): readonly Unit[] =>
  Object.values(state.units).filter(
    (unit) => isGround(state, unit) && unit.place.kind === 'system' && unit.place.system === system,
  );

/** Something of the ground units on the ground elsewhere, of the owners of the systems or of others. */
const ofTroops =
  (isOwn: boolean, of: (units: readonly Unit[]) => unknown): Told =>
  (input) =>
    systemsElsewhere(input).map((id) => {
      const owner = input.state.systems[id]?.owner;
      return of(troopsAt(input, id).filter((unit) => (unit.owner === owner) === isOwn));
    });

const sorted = (items: readonly string[]): readonly string[] =>
  [...items].sort((a, b) => (a < b ? -1 : 1));
const classes = (units: readonly Unit[]) => sorted(units.map(({ design }) => design));
const damage = (units: readonly Unit[]) => units.reduce((sum, unit) => sum + unit.damage, 0);
const reserve = (units: readonly Unit[]) =>
  units.filter(({ status }) => status === 'reserve').length;

/** Something of the foreign ground units that the viewer sees on the ground. */
const ofTroopsInSight =
  (of: (units: readonly Unit[]) => unknown): Told =>
  (input) => {
    const { systems } = cleanDesk(input).view;
    const places = Object.values(systems).filter(({ id, own }) => own !== null || sees(input, id));
    return places.map(({ id }) =>
      of(troopsAt(input, id).filter(({ owner }) => owner !== input.viewer)),
    );
  };

/** Bombardment points that others have left. */
const carried =
  (of: (mark: Readonly<{ mission: string | null; amount: number }>) => unknown): Told =>
  ({ state, viewer }) =>
    Object.values(state.effects)
      .flatMap(({ owner, subject, amount }) =>
        owner !== viewer && subject.kind === 'mission'
          ? [JSON.stringify(of({ mission: subject.mission, amount }))]
          : [],
      )
      .sort((a, b) => (a < b ? -1 : 1));

/** What others have ordered of one kind. */
const ordered =
  (kind: OrderKind): Told =>
  ({ world, viewer }) =>
    sorted(
      Object.entries(world.orders).flatMap(([empire, sheet]) =>
        empire === viewer
          ? []
          : sheet.filter((one: Order) => one.kind === kind).map((one) => JSON.stringify(one)),
      ),
    );

/** What the standing orders of the empires that the viewer knows say of ground units. */
const standing =
  (field: 'groundPlan' | 'militia'): Told =>
  (input) =>
    Object.keys(cleanDesk(input).view.neighbours).map(
      (id) => input.state.empires[id as EmpireId]?.standing[field],
    );

/** Which fleets of others bombard without an order. */
const besiegers: Told = ({ state, viewer }) =>
  Object.values(state.fleets).filter(
    ({ owner, standing: { bombard = 'none' } }) => owner !== viewer && bombard !== 'none',
  ).length;

/** Everybody hears of all fighting on the ground, but not who fought. */
const withNoise: Rig['see'] = (done, viewer) => {
  const attacks = done.events.filter(({ type }) => type === 'GroundAttacked');
  return [...seenIn(done, viewer), attacks.length];
};

export const PLANTED_IN_SIEGES: readonly Readonly<{ leak: string; rig: Rig }>[] = [
  { leak: 'the classes of a garrison elsewhere', rig: deskWith(ofTroops(true, classes)) },
  {
    leak: 'how many ground units a garrison elsewhere has',
    rig: deskWith(ofTroops(true, ({ length }) => length)),
  },
  { leak: 'the damage of a garrison elsewhere', rig: deskWith(ofTroops(true, damage)) },
  { leak: 'who of a garrison elsewhere is in reserve', rig: deskWith(ofTroops(true, reserve)) },
  { leak: 'landed ground units elsewhere', rig: deskWith(ofTroops(false, classes)) },
  { leak: 'the damage of ground units in sight', rig: deskWith(ofTroopsInSight(damage)) },
  { leak: 'which ground units in sight are in reserve', rig: deskWith(ofTroopsInSight(reserve)) },
  { leak: 'points that others carry over', rig: deskWith(carried(({ amount }) => amount)) },
  {
    leak: 'the missions of points that others carry over',
    rig: deskWith(carried(({ mission }) => mission)),
  },
  { leak: 'what others order to bombard', rig: deskWith(ordered('Bombard')) },
  { leak: 'where others invade', rig: deskWith(ordered('Invade')) },
  { leak: 'the ground plans of others', rig: deskWith(ordered('PlanGround')) },
  {
    leak: 'how others fight on the ground without an order',
    rig: deskWith(standing('groundPlan')),
  },
  { leak: 'whether others raise militias', rig: deskWith(standing('militia')) },
  { leak: 'how many fleets of others bombard without an order', rig: deskWith(besiegers) },
  { leak: 'that there is fighting on the ground elsewhere', rig: { ...CLEAN, see: withNoise } },
];
