import { test } from 'vitest';
import { bombardmentPhase } from '#engine/phases/bombardment/phase';
import { groundCombatPhase } from '#engine/phases/ground-combat/phase';
import type { Phase } from '#engine/record/phase';
import type { CampaignEvent } from '#model/events/campaign-event';
import type { CampaignState } from '#model/campaign/state';
import type { LegalOrder } from '#model/orders/order';
import { quickDice } from '#test/engine/tactical/plain/quick-dice';
import { agree } from '#test/engine/tactical/plain/agree';
import { howMany } from '#test/support/how-many';
import { type Choices, choicesOf } from '#test/support/proof-choices';
import { wolf } from '#test/support/siege';
import { checkBombardment } from './bombardment-referee.ts';
import { checkGround } from './ground-referee.ts';
import { randomBombardment, randomGround, type RandomSiege } from './random-siege.ts';

const PARTS = Array.from({ length: howMany(1, 20) }, (_, part) => part);
/** Of each part. */
const CASES = howMany(1000, 5000);

type Played = Readonly<{ state: CampaignState; events: readonly CampaignEvent[] }>;

function play(phase: Phase, { before, sheets, rules }: RandomSiege, seed: number): Played {
  const orders = Object.entries(sheets).map(([empire, some]) => [
    empire,
    some.map((order, index) => ({ order, index }) as unknown as LegalOrder),
  ]);
  const result = phase.run({
    state: before,
    orders: Object.fromEntries(orders),
    rules,
    dice: quickDice(seed),
    decide: (_question, standing) => ({ answer: standing, by: 'standing' }),
  });
  if (!result.done) throw new Error('The phase waits for somebody.');
  return result;
}

/** What holds after any siege: nothing below 0, all within Capacity, one place for each unit, one owner or none. */
function checkBounds({ before, rules }: RandomSiege, { state, events }: Played): void {
  const { capacity, census, morale, productivity, intel, raw, rebels } = state.systems[wolf]!;
  const figures = [raw, morale, productivity, intel, rebels, census - morale, capacity - census];
  const least = Math.min(...figures, capacity - productivity, capacity - intel);
  agree('nothing is below 0', least >= 0, true);
  const floor = Math.min(before.systems[wolf]!.capacity, Math.min(1, rules.massDriverCap));
  agree('the least Capacity', capacity >= floor, true);
  for (const { id, damage, design, owner, place } of Object.values(state.units)) {
    const most = state.designs[design]!.ground?.attrition ?? 0;
    agree(`damage of ${id}`, damage <= most, true);
    if (place.kind === 'aboard')
      agree(`carrier of ${id}`, state.units[place.carrier]?.owner, owner);
    if (place.kind === 'fleet') agree(`fleet of ${id}`, state.fleets[place.fleet]?.owner, owner);
  }
  agree('one history', events.filter(({ type }) => type === 'SystemConquered').length <= 1, true);
}

type Row = readonly [
  string,
  Phase,
  (choices: Choices) => RandomSiege,
  (siege: RandomSiege, played: Played) => void,
];
const KINDS: readonly Row[] = [
  ['GND-1, GND-2, GND-3, GND-5, GND-6: the ground', groundCombatPhase, randomGround, checkGround],
  [
    'BOM-1, BOM-2, BOM-3, BOM-4: bombardment',
    bombardmentPhase,
    randomBombardment,
    checkBombardment,
  ],
];

for (const [name, phase, make, check] of KINDS) {
  test.each(PARTS)(`${name} goes as a second reading of the rules says, part %i`, (part) => {
    for (let at = 0; at < CASES; at += 1) {
      const seed = at * PARTS.length + part;
      const siege = make(choicesOf(seed));
      const played = play(phase, siege, seed);
      try {
        check(siege, played);
        checkBounds(siege, played);
        if (at % 20 === 0) agree('the same again', play(phase, siege, seed), played);
      } catch (cause) {
        throw new Error(`siege ${String(seed)}: ${String(cause)}`, { cause });
      }
    }
  });
}
