import { expect, test } from 'vitest';
import { playPhase } from '#app/self-play/play-phase';
import { compareText } from '#kernel/result/compare-text';
import type { CampaignEvent } from '#model/events/campaign-event';
import { valuesById } from '#kernel/collections/tables';
import { brokenInvariants } from '#rules/invariants/broken-invariants';
import { fleetId, unitId } from '#test/support/campaign';
import { DARK_STARS } from './dark-stars.ts';
import { goldenFiles } from './golden-files.ts';
import { type GoldenPhase, goldenRun, goldenStart } from './golden-run.ts';
import { keptFiles } from './kept-files.ts';

const turns = goldenRun(DARK_STARS);
const files = goldenFiles(DARK_STARS, turns);

const phaseOf = (turn: number, phase: string): GoldenPhase =>
  turns[turn - 1]!.phases.find((one) => one.phase === phase)!;

test('Dark Stars has the golden files that were accepted, and no others', () => {
  expect([...files.keys()].sort(compareText)).toEqual([...keptFiles(DARK_STARS).keys()]);
});

test.each([...files])('Dark Stars comes out as it was accepted: %s', (name, text) => {
  expect(text).toBe(keptFiles(DARK_STARS).get(name));
});

test('Dark Stars is played by its own order files: no order in them is misread', () => {
  const sheets = turns.flatMap(({ accepted }) => Object.values(accepted));
  expect(sheets.filter((count) => count > 0)).toHaveLength(40);
  expect(turns.flatMap(({ refused }) => refused)).toEqual([]);
});

test('everything that must hold of a state holds after every phase', () => {
  const broken = turns.flatMap(({ turn, phases }) =>
    phases.flatMap(({ phase, state }) =>
      brokenInvariants(state).map((one) => ({ turn, phase, ...one })),
    ),
  );
  expect(broken).toEqual([]);
});

test('MAP-12: the map grows from two homeworlds to seventeen systems', () => {
  const counts = turns.map(({ phases }) => valuesById(phases.at(-1)!.state.systems).length);
  expect(counts[0]).toBe(4);
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  expect(counts.at(-1)).toBe(17);
});

test.each([
  [1, 'MOV-5: a peril', 'Finders explores at Gorom with +5: peril'],
  [1, 'MOV-5: an attempt that finds nothing', 'Vanguard explores at Almoa with +5: nothing'],
  [1, 'MOV-5: a way is found', 'Pathfinders explored the lane from Almoa to Quelas: major'],
  [6, 'DIP-1: first contact', 'Human Commonwealth and Kili Republic meet for the first time at Zarur'],
  [2, 'SUP-1: a raid on a homeworld', 'come to Almoa for 17: Battlewagon'],
  [14, 'SUP-1: a raid on a colony', 'come to Zarur for 15: Quinquereme'],
  [6, 'SUP-6: Human Supply ships', 'Talaria, Petasos at Melvor extend supply by 3 lanes from Almoa'],
  [6, 'SUP-6: Kili Explorers', 'Appel, Passata, Flèche at Jaran extend supply by 3 lanes from Gorom'],
  [8, 'DIP-3: the war that the moderator sets', 'sets Human Commonwealth and Kili Republic to war'],
  [8, 'SUP-2: minefields are laid', 'Burr, Thorn, Spur laid at Zarur'],
  [8, 'SUP-4: a blockade', 'Zarur is blockaded by Human Commonwealth'],
  [9, 'MOV-11: the blockade holds', 'Gorom Yard stopped at Zarur (blockade)'],
  [10, 'MOV-3: a rearguard stays', 'Guard Rearguard formed at Zarur: Swift'],
  [10, 'MOV-3: the others go on', 'step 2, Guard moves from Zarur to Mireia'],
  [10, 'SUP-7: hunger', 'SUP-7 Human Commonwealth: Sparta Kleon destroyed at Zarur'],
  [10, 'SUP-7: a fleet is lost', 'Far Squadron disbanded'],
  [12, 'MOV-2: a meeting in a lane', 'Home Fleet stopped in the lane from Melvor to Zarur (meeting)'],
  [12, 'ENC-4: whoever goes on reaches the far end', 'END-1 Human Commonwealth: Home Fleet reaches Zarur'],
  [12, 'ENC-4: whoever goes back is where he came from', 'END-1 Kili Republic: Guard reaches Zarur'],
  [13, 'SUP-3: minefields are swept', '4 Minesweeper functions at Zarur clear 1 minefields'],
  [19, 'SUP-2: minefields are taken up', 'Thorn, Spur recovered at Zarur by Sower'],
])('in turn %i happens %s', (turn, _, line) => {
  expect(files.get(`turn-${String(turn).padStart(2, '0')}/events.txt`)).toContain(line);
});

test('SUP-5: past the blockade of Zarur the Finders live by two Blockade Runners, and not without them', () => {
  const finders = fleetId('kili.f3');
  const hungry = (events: readonly CampaignEvent[], { before }: GoldenPhase): boolean =>
    events.some(
      (event) =>
        event.type === 'UnitsOutOfSupply' &&
        event.units.some((id) => {
          const place = before.units[id]?.place;
          return place?.kind === 'fleet' && place.fleet === finders;
        }),
    );
  const supply = phaseOf(9, 'supply');
  expect(hungry(supply.events, supply)).toBe(false);

  const units = { ...supply.before.units };
  for (const id of [unitId('kili.u26'), unitId('kili.u27')]) {
    expect(units[id]!.name).toMatch(/^(Moonshine|Lantern)$/);
    units[id] = { ...units[id]!, condition: 'crippled' };
  }
  const without = playPhase({
    state: { ...supply.before, units },
    orders: {},
    rules: goldenStart(DARK_STARS).rules,
    seed: { secret: DARK_STARS.secret, turn: 9, attempt: 1, phase: 'supply' },
    players: null,
  });
  expect(hungry(without.events, supply)).toBe(true);
});
