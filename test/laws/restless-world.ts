import { LANE_CLASSES, type LaneClass } from '#model/campaign/lane';
import type { CampaignState } from '#model/campaign/state';
import type { Unit } from '#model/forces/unit';
import { DEFAULT_RULE_SET, type RuleSet, SETTING_VALUES } from '#model/settings/rule-set';
import { looked, voyageOf } from '#test/engine/movement/voyages';
import { ashore } from '#test/support/ashore';
import { designId, designOf, systemId } from '#test/support/campaign';
import { type Choices, choicesOf } from '#test/support/proof-choices';
import type { ProofWorld } from '#test/support/proof-world';

const SYSTEMS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;
const EMPIRES = ['red', 'blue', 'green'] as const;
/** Ships of every pace; those with “!” are crippled. */
const SHIPS = [
  ...['dd', 'dd', 'ca', 'scout', 'fast', 'fast', 'swift', 'swift', 'jumper', 'tug', 'barge'],
  ...['ghost', 'convoy', 'pathfinder', 'dd!', 'fast!', 'scout!', 'tug!', 'pathfinder!'],
];
/** Most fleets are of one class, so that not everybody waits for a barge. */
const crewOf = ({ below, percent, pick }: Choices): readonly string[] => {
  const first = pick(SHIPS);
  const same = Array.from({ length: 1 + below(2) }, () => first);
  return percent(50) ? same : [...same, ...Array.from({ length: 1 + below(2) }, () => pick(SHIPS))];
};

function fleetsOf(choices: Choices) {
  const fleets = Array.from({ length: 5 }, (_, at) => {
    return [`f${String(at + 1)}`, [choices.pick(SYSTEMS), ...crewOf(choices)]] as const;
  });
  const seekers = [choices.pick(SYSTEMS), 'pathfinder', 'pathfinder'];
  return {
    ...Object.fromEntries(fleets),
    f6: seekers,
    f7: [choices.pick(SYSTEMS), ...seekers.slice(1)],
  };
}

function lanesOf({ pick, shuffled }: Choices): Readonly<Record<string, LaneClass>> {
  const pairs = SYSTEMS.flatMap((a, at) => SYSTEMS.slice(at + 1).map((b) => `${a}-${b}`));
  const classes: readonly LaneClass[] = [...LANE_CLASSES, 'minor', 'major', 'major'];
  const line = SYSTEMS.slice(1).map((to, at) => `${SYSTEMS[at]!}-${to}`);
  const lanes = new Set([...line, ...shuffled(pairs).slice(0, 9)]);
  return Object.fromEntries([...lanes].map((lane) => [lane, pick(classes)]));
}

/** Now and then a unit has run out of supply, or lies in reserve. */
function worn(unit: Unit, { percent }: Choices): Unit {
  if (unit.place.kind !== 'fleet') return unit;
  if (percent(6)) return { ...unit, outOfSupply: 1 };
  return percent(4) ? { ...unit, status: 'reserve' } : unit;
}

const changed = <R>(rows: Readonly<Record<string, R>>, change: (row: R) => R) =>
  Object.fromEntries(Object.entries(rows).map(([id, row]) => [id, change(row)]));

/** A small world in which fleets of every pace have many lanes to take; others for each seed, under all rules of movement. */
export function restlessWorld(seed: number): ProofWorld {
  const choices = choicesOf(seed);
  const { pick, percent } = choices;
  const homes = choices.shuffled(SYSTEMS);
  const owners = homes.slice(0, 6).map((at, index) => [at, EMPIRES[index % 3]!] as const);
  const begun = voyageOf({
    empires: EMPIRES,
    states: {
      'red/green': pick(['war', 'non-aggression', 'trade', 'military']),
      'blue/green': pick(['war', 'non-intercourse', 'hostilities']),
    },
    lanes: lanesOf(choices),
    owners: Object.fromEntries(owners),
    standing: Object.fromEntries(
      EMPIRES.map((one) => [one, { contested: pick(['stop', 'go-on']) }]),
    ),
    fleets: Object.fromEntries(EMPIRES.map((empire) => [empire, fleetsOf(choices)])),
    units: owners.flatMap(([at, owner]) => [
      ashore(`${owner}.depot${at}`, 'depot', at),
      ...(percent(30) ? [ashore(`${owner}.mine${at}`, 'mine', at)] : []),
    ]),
  });
  const storm = systemId(pick(SYSTEMS));
  const barge = designOf({
    id: designId('barge'),
    abilities: [{ id: 'slow' as never, rating: 1 }],
  });
  const state: CampaignState = {
    ...begun,
    phase: 'opening',
    designs: { ...begun.designs, [barge.id]: barge },
    systems: changed(begun.systems, (one) =>
      one.id === storm ? { ...one, anomalies: ['Plasma Storm'] } : one,
    ),
    units: changed(begun.units, (unit) => worn(unit, choices)),
    empires: changed(begun.empires, (one) => {
      const [home] = owners.find(([, owner]) => owner === one.id)!;
      return { ...one, homeworld: systemId(home), treasury: 300 };
    }),
  };
  return {
    state: looked(state),
    orders: {},
    rules: rulesOf(choices),
    secret: `restless ${String(seed)}`,
  };
}

function rulesOf({ pick }: Choices): RuleSet {
  return {
    ...DEFAULT_RULE_SET,
    movementModel: pick(SETTING_VALUES.movementModel),
    jumpEngines: pick(SETTING_VALUES.jumpEngines),
    scoutsExplore: pick(SETTING_VALUES.scoutsExplore),
    blockadeHolds: pick(SETTING_VALUES.blockadeHolds),
    activeMinefields: pick(SETTING_VALUES.activeMinefields),
    perilRoll: pick(SETTING_VALUES.perilRoll),
  };
}
