import { expect, test } from 'vitest';
import { BATTLE_RULES } from '#app/battle/battle-rules';
import { battleOdds } from '#app/machine/battle-odds';
import { fightOdds } from '#app/odds/fight-odds';
import { parseBattle } from '#content/battles/parse-battle';
import { valuesById } from '#kernel/collections/tables';
import { planAtWar, type Ships } from '#test/ai/machine/at-war';
import { publishedLists } from '#test/content/published-lists';

const AT = 'Delta Pavonis';

/** The odds of all ships of a Human machine against what it saw at a system of Loran. */
function oddsOf(own: readonly Ships[], seen: readonly Ships[], forgotten: readonly string[] = []) {
  const { view: known } = planAtWar({ own, seen });
  const designs = Object.fromEntries(
    Object.entries(known.designs).map(([id, row]) =>
      row.known === 'stats' && forgotten.includes(row.design.name)
        ? [id, { known: 'name', design: row.design }]
        : [id, row],
    ),
  );
  const view = { ...known, designs } as typeof known;
  const system = valuesById(view.systems).find(({ name }) => name === AT)!.id;
  const ships = valuesById(view.units).filter(({ place }) => place.kind !== 'system');
  return battleOdds(view, { system, own: ships, enemies: valuesById(view.contacts) });
}

const apollos = (count: number): Ships => ({ class: 'Apollo', count, at: 'Sol' });
const lidas = (count: number): Ships => ({ class: 'Lida', count, at: AT });

test('ENC-1: many ships beat few, and few are beaten by many', () => {
  expect(oddsOf([apollos(30)], [lidas(4)])).toBeGreaterThan(90);
  expect(oddsOf([apollos(4)], [lidas(30)])).toBeLessThan(10);
});

test('nothing there is beaten, and nothing beats nobody', () => {
  expect(oddsOf([apollos(3)], [])).toBe(100);
  expect(oddsOf([], [lidas(3)])).toBe(0);
});

test('FOG-5: of a class that it doesn’t know it can’t tell the odds', () => {
  expect(oddsOf([apollos(12)], [lidas(9)], ['Lida'])).toBeNull();
});

test('the same view gives the same odds', () => {
  const once = oddsOf([apollos(9)], [lidas(7)]);
  expect(oddsOf([apollos(9)], [lidas(7)])).toBe(once);
  expect(once).toBeGreaterThan(0);
});

/** The same by a battle file, as What if fights it, in percent. */
function oddsOfFile(own: Ships, seen: Ships): number {
  const side = (name: string, { class: of, count }: Ships) => ({
    ...{ name, forceList: name.toLowerCase(), units: [{ class: of, count }] },
  });
  const file = {
    ...{ format: 'farlane-battle', version: 1, name: 'The same', scenario: 'deep-space' },
    place: { kind: 'system', name: AT, anomalies: [], holder: 'defender' },
    sides: { attacker: side('Human', own), defender: side('Loran', seen) },
  };
  const parsed = parseBattle(JSON.stringify(file), publishedLists(), BATTLE_RULES);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const { sides } = fightOdds({ start: parsed.value, seed: 'file', first: 1, last: 400 });
  return sides.attacker.wins / 4;
}

test.each([
  [8, 7],
  [11, 6],
  [9, 11],
])('ENC-1: %i against %i: the odds are those of What if', (own, seen) => {
  const odds = oddsOf([apollos(own)], [lidas(seen)]);
  // Of 30 battles a chance of a half comes out between 24 and 76 in 995 of 1,000 cases.
  expect(Math.abs(odds! - oddsOfFile(apollos(own), lidas(seen)))).toBeLessThan(26);
});
