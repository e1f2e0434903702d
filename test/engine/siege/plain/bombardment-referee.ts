import type { CampaignState } from '#model/campaign/state';
import type { FigureChanges, SystemFigures } from '#model/campaign/system-figures';
import type { MissionFired } from '#model/events/causes';
import type { CampaignEvent, EventOf } from '#model/events/campaign-event';
import type { Mission } from '#model/orders/bombard';
import type { Order } from '#model/orders/order';
import { agree } from '#test/engine/tactical/plain/agree';
import { eventsOf } from '#test/support/run-phases';
import { wolf } from '#test/support/siege';
import { firepower } from './plain-guns.ts';
import type { RandomSiege } from './random-siege.ts';

type Played = Readonly<{ state: CampaignState; events: readonly CampaignEvent[] }>;
type Told = EventOf<'SystemBombarded'>;

const PRICE: Partial<Readonly<Record<Mission, number>>> = { suppression: 8 };
const priceOf = (mission: Mission): number => PRICE[mission] ?? 12;
const DOUBLED: readonly Mission[] = ['anti-troop', 'anti-productivity', 'anti-population'];

const isBombard = (order: Order): order is Extract<Order, { kind: 'Bombard' }> =>
  order.kind === 'Bombard';

/** What the empire wants: its order, else its standing orders, else the usual. That is Anti-Troop as far as it can hit, then the rest. */
function wanted({ before, sheets }: RandomSiege, empire: string, attrition: number) {
  const order = sheets[empire]?.find(isBombard);
  const plan = before.empires[empire as never]!.standing.bombard ?? 'none';
  if (order !== undefined && order.missions.length > 0) return order.missions;
  const rest = (mission: Mission) => [{ mission, points: null }];
  const usual = [
    ...(attrition > 0 ? [{ mission: 'anti-troop' as const, points: 12 * attrition }] : []),
    ...rest('anti-productivity'),
  ];
  if (plan === 'usual' || (order !== undefined && plan === 'none')) return usual;
  const PLANS = {
    none: [],
    productivity: rest('anti-productivity'),
    population: rest('anti-population'),
    suppress: rest('suppression'),
    general: rest('general'),
  };
  return PLANS[plan];
}

/** BOM-2: the points of each mission, with what they do. */
function checkDivision(siege: RandomSiege, event: Told, attrition: number): void {
  const order = siege.sheets[event.empire]?.find(isBombard);
  let open = firepower(siege.before, event.empire, order?.plunging ?? []);
  agree(
    `points of ${event.empire}`,
    event.points.reduce((sum, { amount }) => sum + amount, 0),
    open,
  );
  const missions: MissionFired[] = [];
  for (const { mission, points } of wanted(siege, event.empire, attrition)) {
    const given = Math.min(points ?? open, open);
    open -= given;
    const hits = Math.floor(given / priceOf(mission));
    const wounds = DOUBLED.includes(mission) ? Math.floor(given / 24) : 0;
    const left = given - hits * priceOf(mission);
    if (given > 0) missions.push({ mission, points: given, carried: 0, hits, wounds, left });
  }
  agree(`missions of ${event.empire}`, event.missions, missions);
}

const RESULTS: Readonly<Record<string, readonly FigureChanges[]>> = {
  collateral: [
    {},
    {},
    { capacity: -1 },
    { census: -1, morale: -1 },
    { productivity: -1 },
    { intel: -1 },
  ],
  general: [{}, {}, {}, { productivity: -1 }, { morale: -1 }, { census: -1 }],
  survivors: [{ morale: -1 }, { morale: -1 }, { morale: -1 }, {}, {}, { morale: 1 }],
  driver: [{ capacity: -1 }, { raw: -1 }, { census: -1 }, { morale: -1 }, { productivity: -1 }, {}],
};

const FIGURES = ['capacity', 'raw', 'census', 'morale', 'productivity', 'intel'] as const;

/** The figures after all changes at once, within their bounds. */
function bounded(
  before: SystemFigures,
  changes: readonly FigureChanges[],
  floor: number,
): SystemFigures {
  const sum = (name: (typeof FIGURES)[number]): number =>
    changes.reduce((all, one) => all + (one[name] ?? 0), before[name]);
  const capacity = Math.max(Math.min(before.capacity, floor), sum('capacity'));
  const within = (name: (typeof FIGURES)[number], most: number): number =>
    Math.min(most, Math.max(0, sum(name)));
  const census = within('census', capacity);
  return {
    capacity,
    raw: within('raw', 99),
    census,
    morale: within('morale', census),
    productivity: within('productivity', capacity),
    intel: within('intel', capacity),
  };
}

type Hurt = EventOf<'SystemHurt'>;
/** What one blow does by its dice; those of Mass Drivers are told before it. */
function changesOf(
  { harm, dice, changes }: Hurt,
  events: readonly CampaignEvent[],
  told: readonly Told[],
  census: number,
): readonly FigureChanges[] {
  const by = (name: string, rolled: readonly number[]) =>
    rolled.map((die) => RESULTS[name]![die - 1]!);
  if (harm.because === 'collateral') return by('collateral', dice);
  if (harm.because === 'mass-driver') {
    const fired = eventsOf(events, 'MassDriversFired').find(({ empire }) => empire === harm.by);
    return by('driver', fired?.dice ?? []);
  }
  const wounds = told
    .filter(({ empire }) => empire === harm.by)
    .flatMap(({ missions }) => missions)
    .filter(({ mission }) => mission === harm.mission)
    .reduce((sum, one) => sum + one.wounds, 0);
  switch (harm.mission) {
    case 'anti-productivity':
      return [{ productivity: -wounds }];
    case 'anti-population':
      agree('a die for each Census', dice.length, Math.min(census, wounds));
      return [{ census: -Math.min(census, wounds) }, ...by('survivors', dice)];
    case 'general':
      return by('general', dice);
    case 'anti-troop':
    case 'suppression':
    case 'tactical-support':
    case null:
      return [changes, { intel: -99 }];
  }
}

/** BOM-2, BOM-3, OPT-18: all figures, blow by blow. */
function checkFigures(
  { before, rules }: RandomSiege,
  { state, events }: Played,
  told: readonly Told[],
): void {
  let figures: SystemFigures = before.systems[wolf]!;
  for (const event of eventsOf(events, 'SystemHurt')) {
    const floor = event.harm.because === 'mass-driver' ? rules.massDriverCap : 1;
    figures = bounded(figures, changesOf(event, events, told, figures.census), floor);
    for (const name of FIGURES)
      agree(`${name} after ${event.harm.because}`, event.values[name], figures[name]);
  }
  const { census, owner } = state.systems[wolf]!;
  agree('Census', census, figures.census);
  const had = before.systems[wolf]!.census > 0;
  const isRazed =
    !had &&
    told.some(({ missions }) =>
      missions.some((one) => one.mission === 'anti-population' && one.wounds > 0),
    );
  const isEmpty = had && census === 0 && rules.deadColony === 'uninhabited';
  agree('owner', owner, isRazed || isEmpty ? null : 'loran');
}

/** ECO-1, BOM-2: what the colony can't use next turn. */
function checkMarks({ before }: RandomSiege, { events }: Played, told: readonly Told[]): void {
  const inhabited = before.systems[wolf]!.census > 0;
  const fired = told.flatMap(({ missions }) => missions);
  const of = (mission: Mission, part: 'hits' | 'wounds'): number =>
    fired.reduce((sum, one) => sum + (one.mission === mission ? one[part] : 0), 0);
  const general = eventsOf(events, 'SystemHurt').filter(({ harm }) => harm.mission === 'general');
  const low = general.flatMap(({ dice }) => dice).filter((die) => die <= 3).length;
  const lost =
    of('anti-troop', 'wounds') +
    of('anti-productivity', 'hits') +
    of('anti-population', 'hits') +
    low;
  const marked = (name: string): number =>
    eventsOf(events, 'OutputMarked').reduce(
      (sum, { mark, amount }) => sum + (mark === name ? amount : 0),
      0,
    );
  agree('U lost', marked('bombarded'), inhabited ? lost : 0);
  agree('Prd suppressed', marked('suppressed'), inhabited ? of('suppression', 'hits') : 0);
}

/** BOM-2: Attrition lost is what was hit, as far as there was any. */
function checkTroops(
  { before }: RandomSiege,
  { events }: Played,
  told: readonly Told[],
  attrition: number,
): void {
  const hits = told
    .flatMap(({ missions }) => missions)
    .reduce((sum, one) => sum + (one.mission === 'anti-troop' ? one.hits : 0), 0);
  const lost = eventsOf(events, 'AttritionLost');
  const shot = lost
    .filter(({ cite }) => cite === 'BOM-2')
    .reduce((sum, { damage }) => sum + damage, 0);
  agree('Attrition lost', shot, Math.min(hits, attrition));
  const sixes = eventsOf(events, 'MassDriversFired')
    .flatMap(({ dice }) => dice)
    .filter((die) => die === 6).length;
  const troops = Object.values(before.units).filter(
    ({ design }) => before.designs[design]!.ground !== null,
  ).length;
  const killed = lost
    .filter(({ cite }) => cite === 'BOM-2' && true)
    .filter(({ destroyed }) => destroyed).length;
  agree(
    'units that Mass Drivers destroy',
    lost.filter(({ cite }) => cite === 'OPT-18').length,
    Math.min(sixes, troops - killed),
  );
}

/** BOM-3, BOM-4: a die for 36 points spent together; what is left is carried over if anything is left there. */
function checkPoints({ state, events }: Played, told: readonly Told[]): void {
  const spent = told
    .flatMap(({ missions }) => missions)
    .reduce((sum, { points, left }) => sum + points - left, 0);
  const dice = eventsOf(events, 'SystemHurt')
    .filter(({ harm }) => harm.because === 'collateral')
    .flatMap(({ dice: some }) => some);
  agree('collateral dice', dice.length, Math.floor(spent / 36));
  const total = told.flatMap(({ points }) => points).reduce((sum, { amount }) => sum + amount, 0);
  const carried = eventsOf(events, 'PointsCarried').reduce((sum, { points }) => sum + points, 0);
  const { owner, census } = state.systems[wolf]!;
  agree('points carried', carried, owner === null && census === 0 ? 0 : total - spent);
}

/** Plays a bombardment again by a second reading of the rules, with the dice that the engine rolled. */
export function checkBombardment(siege: RandomSiege, played: Played): void {
  const told = eventsOf(played.events, 'SystemBombarded');
  const attrition = Object.values(siege.before.units).reduce((sum, { design, damage }) => {
    const ground = siege.before.designs[design]!.ground;
    return ground === null ? sum : sum + ground.attrition - damage;
  }, 0);
  for (const event of told) checkDivision(siege, event, attrition);
  const willing = ['human', 'kili'].filter((empire) => {
    const order = siege.sheets[empire]?.find(isBombard);
    return (
      firepower(siege.before, empire, order?.plunging ?? []) > 0 &&
      wanted(siege, empire, attrition).length > 0
    );
  });
  agree(
    'who bombards',
    told.map(({ empire }) => empire),
    willing,
  );
  checkFigures(siege, played, told);
  checkMarks(siege, played, told);
  checkTroops(siege, played, told, attrition);
  checkPoints(played, told);
}
