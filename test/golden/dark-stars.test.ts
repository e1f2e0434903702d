import { expect, test } from 'vitest';
import { playPhase } from '#app/self-play/play-phase';
import { compareText } from '#kernel/result/compare-text';
import type { CampaignEvent } from '#model/events/campaign-event';
import { valuesById } from '#kernel/collections/tables';
import { brokenInvariants } from '#rules/invariants/broken-invariants';
import { fleetId, systemId, unitId } from '#test/support/campaign';
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
  expect(sheets.filter((count) => count > 0)).toHaveLength(48);
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

test('MAP-12: the map grows from two homeworlds to eighteen systems', () => {
  const counts = turns.map(({ phases }) => valuesById(phases.at(-1)!.state.systems).length);
  expect(counts[0]).toBe(4);
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  expect(counts.at(-1)).toBe(18);
});

test.each([
  [1, 'MOV-5: a peril', 'Finders explores at Gorom with +5: peril'],
  [1, 'MOV-5: an attempt that finds nothing', 'Seekers explores at Gorom with +5: nothing'],
  [1, 'MOV-5: a way is found', 'Vanguard explored the lane from Almoa to Joril: minor'],
  [1, 'MAP-8: a splinter colony', 'the splinter colony at Joril joins with Census 6'],
  [1, 'MAP-8: a derelict', 'derelicts at Joril join as Joril Derelicts'],
  [2, 'MAP-8: the derelict is scuttled', 'Battleship u35 is scuttled for 24 tech investment'],
  [2, 'SUP-1: a raid on a homeworld', 'come to Almoa for 14: Barque'],
  [5, 'DIP-1: first contact', 'Human Commonwealth and Kili Republic meet for the first time at Darylos'],
  [5, 'MOV-12: a convoy goes and trades', 'Joril Trade follows its route (trade)'],
  [6, 'MOV-12: a patrol goes its rounds', 'step 1, Joril Patrol moves from Narin to Joril'],
  [6, 'FOG-9: a gift of maps', 'tells Kili Republic of Narin, Canduna'],
  [7, 'SUP-1: a raid on a colony', 'come to Narin for 15: Dragonship'],
  [7, 'SUP-9: ordnance', 'Ares u67 with ordnance heavy, heavy'],
  [8, 'DIP-3: the war that the moderator sets', 'sets Human Commonwealth and Kili Republic to war'],
  [8, 'SUP-2: minefields are laid', 'Burr, Thorn, Spur laid at Darylos'],
  [8, 'SUP-4: a blockade', 'Darylos is blockaded by Human Commonwealth'],
  [8, 'SUP-6: Kili Explorers', 'Quarte, Sixte, Octave at Eskavia extend supply by 3 lanes from Gorom'],
  [9, 'MOV-11: the blockade holds', 'Gorom Yard stopped at Darylos (blockade)'],
  [10, 'MOV-3: a rearguard stays', 'Guard Rearguard formed at Darylos: Swift, Sting'],
  [10, 'MOV-3: the others go on', 'step 2, Guard moves from Darylos to Firol'],
  [10, 'SUP-7: hunger', 'SUP-7 Human Commonwealth: Sparta Leonidas destroyed at Darylos'],
  [10, 'SUP-7: a fleet is lost', 'Far Squadron disbanded'],
  [12, 'MOV-2: a meeting in a lane', 'Home Fleet stopped in the lane from Narin to Darylos (meeting)'],
  [12, 'ENC-4: the ships that are left reach the far end', 'END-1 Human Commonwealth: Home Fleet reaches Darylos'],
  [13, 'MOV-12: an escort', 'step 1, Tenders moves from Narin to Darylos'],
  [13, 'SUP-6: Human Supply ships', 'Talaria, Petasos at Darylos extend supply by 3 lanes from Almoa'],
  [13, 'SUP-3: minefields are swept', '4 Minesweeper functions at Darylos clear 1 minefield of'],
  [14, 'COL-6: a colony rebels, and its garrison keeps it', 'Darylos in rebellion: 1 against 2: 1 militia'],
  [14, 'ENC-4: a fleet that disengages is pursued', 'Human Commonwealth demands pursuit of Kili Republic at Darylos'],
  [16, 'COL-6: the rebellion ends', '1 militia of Darylos dispersed'],
  [19, 'SUP-2: minefields are taken up', 'Spur recovered at Darylos by Sower'],
  [22, 'SUP-4: a blockade by ships that nobody sees', 'Narin is blockaded by ships that hide'],
  [23, 'MOV-4: an ambush', 'Gloaming, Dusk, Umbra come out of hiding at Narin (attack)'],
  [24, 'MOV-4: Scouts detect two of three', 'Human Commonwealth detects Gloaming, Dusk of Kili Republic at Narin'],
  [24, 'MOV-4: and those two are met', 'Gloaming, Dusk come out of hiding at Narin (encounter)'],
])('in turn %i happens %s', (turn, _, line) => {
  expect(files.get(`turn-${String(turn).padStart(2, '0')}/events.txt`)).toContain(line);
});

test('SUP-5: past the blockade of Darylos the Seekers live by two Blockade Runners, and not without them', () => {
  const seekers = fleetId('kili.f2');
  const hungry = (events: readonly CampaignEvent[], { before }: GoldenPhase): boolean =>
    events.some(
      (event) =>
        event.type === 'UnitsOutOfSupply' &&
        event.units.some((id) => {
          const place = before.units[id]?.place;
          return place?.kind === 'fleet' && place.fleet === seekers;
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

test('MOV-4: for two turns the Shades lie beside the patrol, and Human Commonwealth sees nobody at Narin', () => {
  const shades = fleetId('kili.f7');
  const falmesh = systemId('H0300');
  for (const { phases, issued } of [turns[21]!, turns[22]!]) {
    expect(phases[0]!.state.fleets[shades]!.place).toEqual({ kind: 'system', system: falmesh });
    const human = issued.find(({ empire }) => empire === 'human')!;
    const seen = valuesById(human.view.contacts).filter(
      ({ place, current }) => current && place.kind === 'system' && place.system === falmesh,
    );
    expect(seen).toEqual([]);
  }
});

test('MOV-4: the ships that come out fire twice as hard in the first round of their first scenario', () => {
  const shots = phaseOf(23, 'encounters').events.flatMap((event) =>
    event.type === 'BattleMoment' && event.moment.type === 'FireRolled' && event.moment.side === 'attacker'
      ? [event.moment.total]
      : [],
  );
  expect(shots).toEqual([8, 4]);
});
