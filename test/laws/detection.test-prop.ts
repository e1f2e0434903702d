import { expect, test } from 'vitest';
import { compareText } from '#kernel/result/compare-text';
import type { CampaignState } from '#model/campaign/state';
import { type FleetPlan, eventsOf, sail, voyageOf } from '#test/engine/movement/voyages';
import { systemId, unitId } from '#test/support/campaign';
import { howMany } from '#test/support/how-many';
import { type Choices, choicesOf } from '#test/support/proof-choices';

/*
 * Who detects whom is counted here a second time, from the rule alone (MOV-4) and from nothing but where ships are, their classes
 * and whether they are crippled; then all that Scouts cannot know is changed, and they must find the same.
 */

const SEEDS = howMany(36, 3000);
const POWERS = ['red', 'blue', 'green'] as const;
const PLACES = ['A', 'B'] as const;
const ELSEWHERE = 'C';
const CLASSES = [
  'scout',
  'lookout',
  'lookout',
  'ghost',
  'ghost',
  'shade',
  'shade',
  'dd',
  'swift',
  'qship',
];
const STEALTH: Readonly<Record<string, number>> = { ghost: 2, shade: 4 };
const SCOUTS: Readonly<Record<string, number>> = { scout: 1, swift: 1, lookout: 4 };

type Fleets = Record<string, Record<string, readonly string[]>>;

const crewOf = ({ pick, below, percent }: Choices): readonly string[] =>
  Array.from({ length: 1 + below(5) }, () => `${pick(CLASSES)}${percent(15) ? '!' : ''}`);

/** Fleets of each power at both places, and elsewhere; all hide that can, and nobody fights or moves. */
function fleetsOf(choices: Choices): Fleets {
  const fleets: Fleets = {};
  for (const power of POWERS) {
    const own: Record<string, readonly string[]> = {};
    for (const place of [...PLACES, ELSEWHERE]) {
      if (choices.percent(75)) own[`f${place}`] = [place, ...crewOf(choices)];
    }
    fleets[power] = own;
  }
  return fleets;
}

const QUIET = { stealth: 'hide', engage: 'nobody' } as const;

const worldOf = (fleets: FleetPlan): CampaignState =>
  voyageOf({
    empires: POWERS,
    lanes: { 'A-B': 'major', 'B-C': 'major' },
    fleets,
    standing: { red: QUIET, blue: QUIET, green: QUIET },
  });

type Ship = Readonly<{ id: string; power: string; name: string; isFit: boolean }>;

const shipsAt = (fleets: Fleets, place: string): readonly Ship[] =>
  POWERS.flatMap((power) =>
    (fleets[power]?.[`f${place}`]?.slice(1) ?? []).map((text, index) => ({
      id: unitId(`${power}.uf${place}${String(index)}`),
      power,
      name: text.replace('!', ''),
      isFit: !text.endsWith('!'),
    })),
  );

/** MOV-4 in plain words: the least Stealth first, until the functions do not reach for the next. */
function detectedAt(fleets: Fleets, place: string, by: string): readonly string[] {
  const ships = shipsAt(fleets, place).filter(({ isFit }) => isFit);
  let functions = 0;
  for (const { power, name } of ships) if (power === by) functions += SCOUTS[name] ?? 0;
  const hidden = ships.filter(({ power, name }) => power !== by && STEALTH[name] !== undefined);
  const found: string[] = [];
  for (const stealth of [2, 4]) {
    const equal = hidden.filter(({ name }) => STEALTH[name] === stealth).map(({ id }) => id);
    const many = Math.min(equal.length, Math.floor(functions / stealth));
    found.push(...equal.sort(compareText).slice(0, many));
    functions -= many * stealth;
    if (many < equal.length) break;
  }
  return found.sort(compareText);
}

type Detected = (place: string, by: string) => readonly string[];

/** What Scouts detect in a Movement Phase. */
function detectionsIn(state: CampaignState): Detected {
  const events = eventsOf(sail(state, {}), 'UnitsDetected');
  return (place, by) => {
    const own = events.filter((one) => {
      const isHere = one.place.kind === 'system' && one.place.system === systemId(place);
      return isHere && one.by === by;
    });
    return own.flatMap(({ units }) => units).sort(compareText);
  };
}

/** A twin in all that Scouts of a power at a place cannot know: other places, names, supply, what those are who stay hidden. */
function twinOf(
  { fleets, by, place }: Readonly<{ fleets: Fleets; by: string; place: string }>,
  choices: Choices,
): CampaignState {
  const away = PLACES.find((one) => one !== place)!;
  const changed: Fleets = {};
  for (const power of POWERS) {
    const here = fleets[power]?.[`f${place}`];
    changed[power] = {
      ...(here === undefined ? {} : { [`f${place}`]: here }),
      ...(choices.percent(60) ? { [`f${away}`]: [away, ...crewOf(choices)] } : {}),
    };
  }
  const state = worldOf(changed);
  const found = new Set(detectedAt(fleets, place, by));
  const units = Object.values(state.units).map((unit) => {
    if (unit.owner === by) return unit;
    const isFound = found.has(unit.id);
    const what = isFound ? {} : { outOfSupply: choices.below(2), since: choices.below(2) };
    return { ...unit, name: `Ship ${String(choices.below(1000))}`, ...what };
  });
  const designs = Object.values(state.designs).map((design) => {
    const isHidden = STEALTH[design.id] !== undefined;
    return isHidden ? { ...design, as: choices.below(9), dv: 3 + choices.below(9) } : design;
  });
  const table = <R extends Readonly<{ id: string }>>(rows: readonly R[]) =>
    Object.fromEntries(rows.map((row) => [row.id, row]));
  return { ...state, units: table(units), designs: table(designs) };
}

test('MOV-4: Scouts detect by the rule alone, and by nothing that they cannot know', () => {
  let found = 0;
  for (let seed = 0; seed < SEEDS; seed += 1) {
    const choices = choicesOf(seed);
    const fleets = fleetsOf(choices);
    const detected = detectionsIn(worldOf(fleets));
    for (const place of PLACES) {
      for (const by of POWERS) {
        const expected = detectedAt(fleets, place, by);
        expect(detected(place, by), `seed ${String(seed)}: ${by} at ${place}`).toEqual(expected);
        if (expected.length > 0) found += 1;
      }
    }
    const [place, by] = [choices.pick(PLACES), choices.pick(POWERS)];
    const twin = detectionsIn(twinOf({ fleets, by, place }, choices));
    expect(twin(place, by), `seed ${String(seed)}, twin`).toEqual(detected(place, by));
  }
  expect(found).toBeGreaterThan(SEEDS / 2);
});
