import { seededDice } from '#kernel/dice/seeded-dice';
import { compareText } from '#kernel/result/compare-text';
import { movementPhase } from '#engine/phases/movement/phase';
import type { PhaseInput } from '#engine/record/phase';
import { recorderOf } from '#engine/record/recorder';
import { takeSight } from '#engine/sight/take-sight';
import type { LaneClass } from '#model/campaign/lane';
import type { DiplomaticState } from '#model/campaign/relation';
import { brandAs } from '#kernel/brand/brand';
import type { WorkId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { Work } from '#model/campaign/work';
import type { StarSystem } from '#model/campaign/system';
import type { CampaignEvent, CampaignEventType, EventOf } from '#model/events/campaign-event';
import type { UnitDesign } from '#model/forces/design';
import { DEFAULT_STANDING_ORDERS, type StandingOrders } from '#model/forces/standing-orders';
import type { Unit } from '#model/forces/unit';
import type { LegalOrder, Order, OrdersByEmpire } from '#model/orders/order';
import { DEFAULT_RULE_SET, type RuleSet } from '#model/settings/rule-set';
import type { Ability } from '#model/forces/design';
import {
  campaignOf,
  designId,
  designOf,
  empireId,
  empireOf,
  fleetId,
  fleetOf,
  inFleet,
  systemId,
  systemOf,
  unitId,
  unitOf,
} from '#test/support/campaign';

const ability = (id: string, rating = 1): Ability => ({ id: id as Ability['id'], rating });

const DESIGNS: readonly UnitDesign[] = [
  designOf({ id: designId('dd') }),
  designOf({ id: designId('ca'), hull: 'CA', as: 6, af: 6, dv: 6, cv: 2 }),
  designOf({ id: designId('scout'), abilities: [ability('scout')] }),
  designOf({ id: designId('lookout'), abilities: [ability('scout', 4)] }),
  designOf({ id: designId('ghost'), abilities: [ability('stealth', 2)] }),
  designOf({ id: designId('wisp'), cost: 2, abilities: [ability('stealth', 2)] }),
  designOf({ id: designId('shade'), cost: 6, abilities: [ability('stealth', 4)] }),
  designOf({ id: designId('qship'), abilities: [ability('qShip')] }),
  designOf({ id: designId('pathfinder'), cc: 4, abilities: [ability('explorer')] }),
  designOf({
    id: designId('hider'),
    cc: 4,
    abilities: [ability('explorer'), ability('stealth', 2)],
  }),
  designOf({ id: designId('jumper'), abilities: [ability('jump')] }),
  designOf({ id: designId('fast'), abilities: [ability('fast')] }),
  designOf({ id: designId('swift'), abilities: [ability('fast'), ability('scout')] }),
  designOf({ id: designId('tug'), abilities: [ability('towing', 2)] }),
  designOf({ id: designId('fasttug'), abilities: [ability('towing', 2), ability('fast')] }),
  designOf({ id: designId('hauler'), abilities: [ability('towing', 2), ability('supply', 4)] }),
  designOf({ id: designId('sat'), kind: 'base', cost: 2, cr: 0 }),
  designOf({ id: designId('convoy'), kind: 'convoy', hull: null, civilian: true, as: 0, dv: 10 }),
  designOf({ id: designId('base'), kind: 'base', cost: 6, cr: 0 }),
  designOf({ id: designId('mines'), kind: 'minefield', hull: null, as: 0, af: 0 }),
  designOf({ id: designId('lf'), kind: 'flight', hull: 'LF', cost: 1 }),
  designOf({
    ...{ id: designId('sky'), kind: 'flight', hull: 'LF', cost: 2 },
    abilities: [ability('atmospheric')],
  }),
  designOf({ id: designId('gropos'), kind: 'ground', hull: 'LG' }),
  designOf({ id: designId('diplomat'), abilities: [ability('diplomatic')] }),
  designOf({ id: designId('runner'), abilities: [ability('blockadeRunner')] }),
  designOf({ id: designId('supplier'), abilities: [ability('supply', 2)] }),
  designOf({ id: designId('lander'), abilities: [ability('assault', 5)] }),
  designOf({ id: designId('ram'), abilities: [ability('kamikaze')] }),
  designOf({ id: designId('dock'), cost: 12, abilities: [ability('mobileShipyard', 7)] }),
  designOf({ id: designId('siege'), abilities: [ability('siege')] }),
  designOf({ id: designId('corvette'), hull: 'CT', cost: 2 }),
  designOf({ id: designId('tender'), cost: 8, abilities: [ability('tender', 2)] }),
  designOf({ id: designId('minitender'), hull: 'CT', abilities: [ability('tender', 1)] }),
  designOf({ id: designId('layer'), abilities: [ability('minelayer', 2)] }),
  designOf({ id: designId('sweeper'), abilities: [ability('minesweeper', 2)] }),
  designOf({ id: designId('missile'), cc: 4, cr: 5, abilities: [ability('missile')] }),
  designOf({ id: designId('mine'), kind: 'minefield', hull: null, dv: 2, af: 0 }),
  designOf({ id: designId('cheapmine'), kind: 'minefield', hull: null, cost: 2, dv: 1, af: 0 }),
  designOf({ id: designId('bigmine'), kind: 'minefield', hull: null, dv: 3, af: 0 }),
  designOf({ id: designId('yard'), kind: 'base', hull: null, role: 'shipyard', civilian: true }),
  designOf({
    id: designId('depot'),
    kind: 'base',
    hull: null,
    role: 'depot',
    civilian: true,
    cost: 20,
    dv: 10,
  }),
];

/** `red.f1` at A with two destroyers: `{ red: { f1: ['A', 'dd', 'dd'] } }`. */
export type FleetPlan = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

type Plan = Readonly<{
  empires?: readonly string[];
  states?: Readonly<Record<string, DiplomaticState>>;
  lanes: Readonly<Record<string, LaneClass>>;
  owners?: Readonly<Record<string, string>>;
  fleets: FleetPlan;
  units?: readonly Unit[];
  standing?: Readonly<Record<string, Partial<StandingOrders>>>;
}>;

/** A campaign on a map given by its lanes, `A-B`; every pair of empires is at war unless said. */
export function voyageOf(plan: Plan): CampaignState {
  const names = plan.empires ?? ['red', 'blue'];
  const ends = Object.keys(plan.lanes).map((lane) => lane.split('-'));
  const places = [...new Set(ends.flat())].sort(compareText);
  const pairs = names.flatMap((a, index) => names.slice(index + 1).map((b) => [a, b] as const));
  const fleets = Object.entries(plan.fleets).flatMap(([owner, own]) =>
    Object.entries(own).map(([id, [at, ...units]]) => ({
      fleet: fleetOf({ id: fleetId(`${owner}.${id}`), owner: empireId(owner), at: systemId(at!) }),
      units: units.map((design, index) =>
        unitOf({
          id: unitId(`${owner}.u${id}${String(index)}`),
          owner: empireId(owner),
          design: designId(design.replace('!', '')),
          condition: design.endsWith('!') ? 'crippled' : 'sound',
          place: inFleet(fleetId(`${owner}.${id}`)),
        }),
      ),
    })),
  );
  return campaignOf({
    phase: 'movement',
    empires: names.map((id) =>
      empireOf({
        id: empireId(id),
        standing: { ...DEFAULT_STANDING_ORDERS, ...plan.standing?.[id] },
      }),
    ),
    relations: pairs.flatMap(([a, b]) => {
      const state = plan.states?.[`${a}/${b}`] ?? 'war';
      return [{ a: empireId(a), b: empireId(b), state }];
    }),
    designs: DESIGNS,
    systems: places.map((id): StarSystem => {
      const owner = plan.owners?.[id];
      const colony = { census: 3, morale: 2, productivity: 2 };
      return owner === undefined
        ? systemOf({ id: systemId(id) })
        : systemOf({ id: systemId(id), owner: empireId(owner), ...colony });
    }),
    lanes: ends.map(([a, b]) => ({
      a: systemId(a!),
      b: systemId(b!),
      class: plan.lanes[`${a!}-${b!}`]!,
    })),
    fleets: fleets.map(({ fleet }) => fleet),
    units: [...fleets.flatMap(({ units }) => units), ...(plan.units ?? [])],
  });
}

/** The same with works of a shipyard of red’s at these systems. */
export const withWorks = (state: CampaignState, ...systems: readonly string[]): CampaignState => ({
  ...state,
  works: Object.fromEntries(
    systems.map((system): readonly [string, Work] => {
      const id = brandAs<WorkId>(`red.w${system}`);
      const what = { id, owner: empireId('red'), design: designId('dd'), name: '' };
      const paid = {
        cost: 6,
        paid: 6,
        built: 2,
        begun: 1,
        share: null,
        ready: null,
        cancelled: false,
      };
      return [id, { ...what, ...paid, system: systemId(system), source: 'shipyard' }];
    }),
  ),
});

/** Orders as legality would hand them on. */
export function ordersOf(sheets: Readonly<Record<string, readonly Order[]>>): OrdersByEmpire {
  return Object.fromEntries(
    Object.entries(sheets).map(([empire, orders]) => [
      empire,
      orders.map((order, index) => ({ order, index }) as unknown as LegalOrder),
    ]),
  );
}

export const move = (fleet: string, ...path: readonly string[]): Order => ({
  kind: 'MoveFleet',
  fleet: fleetId(fleet),
  path: path.map(systemId),
});

export function inputOf(
  state: CampaignState,
  orders: OrdersByEmpire = {},
  rules = DEFAULT_RULE_SET,
): PhaseInput {
  const seed = { secret: 'test', turn: state.turn, attempt: 1, phase: state.phase };
  const decide = (): never => {
    throw new Error('movement asks nothing');
  };
  return { state, orders, rules, dice: seededDice(seed), decide };
}

/** The state after everybody looked around, as at the end of the phase before. */
export function looked(state: CampaignState): CampaignState {
  const record = recorderOf(state);
  takeSight(record, inputOf({ ...state, phase: 'economic' }));
  return record.result().state;
}

export type Voyaged = Readonly<{ state: CampaignState; events: readonly CampaignEvent[] }>;

/** A whole Movement Phase. */
export function sail(
  state: CampaignState,
  sheets: Readonly<Record<string, readonly Order[]>>,
  rules: Partial<RuleSet> = {},
): Voyaged {
  const input = inputOf(state, ordersOf(sheets), { ...DEFAULT_RULE_SET, ...rules });
  const result = movementPhase.run(input);
  if (!result.done) throw new Error('movement asks nothing');
  return result;
}

export const eventsOf = <T extends CampaignEventType>(
  { events }: Voyaged,
  type: T,
): readonly EventOf<T>[] => events.filter((event): event is EventOf<T> => event.type === type);

/** `red.f1 in A`, `blue.f1 in A-B`: where all fleets are. */
export function whereAre({ fleets }: CampaignState): readonly string[] {
  return Object.values(fleets)
    .map(({ id, place }) => `${id} in ${place.kind === 'lane' ? place.lane : place.system}`)
    .sort(compareText);
}

/** What one empire was told by sight, in short lines. */
export function sightsOf(result: Voyaged, viewer: string): readonly string[] {
  const from = (side: string | null): string => side ?? 'nowhere';
  return result.events.flatMap((event): readonly string[] => {
    const isHis = event.witnesses.some(({ empire }) => empire === viewer);
    if (!isHis) return [];
    if (event.type === 'ContactSighted') {
      const { contact, isNew, owner, place, groups, cameFrom } = event;
      const at = place.kind === 'lane' ? place.lane : place.system;
      const looks = groups.map((one) => `${String(one.count)} ${one.design}`).join(' ');
      return [
        `${isNew ? 'new' : 'same'} ${contact} ${owner ?? '?'} at ${at} from ${from(cameFrom)}: ${looks}`,
      ];
    }
    if (event.type !== 'ContactLost') return [];
    const at = event.place.kind === 'lane' ? event.place.lane : event.place.system;
    return [`lost ${event.contact} at ${at} for ${from(event.leftFor)}`];
  });
}
