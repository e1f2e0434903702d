import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { AbilityId } from '#model/forces/design';
import type { BattleTraits } from '#rules/combat/abilities/battle-ability';
import { BATTLE_ABILITIES } from '#rules/combat/abilities/list';
import { NO_TRAITS, traitsOf } from '#rules/combat/abilities/traits-of';
import { brandAs } from '#kernel/brand/brand';

/** What each ability of the rules' lists gives to a unit of rating 2, or where else it acts, or that it does not yet. */
const ABILITIES: Readonly<Record<string, Partial<BattleTraits> | 'elsewhere' | 'not yet'>> = {
  ammo: 'elsewhere',
  armored: { isHard: 1 },
  assault: { guards: 2 },
  atmospheric: 'elsewhere',
  autoRepair: 'elsewhere',
  auxiliary: { diesAtOnce: 1 },
  blockadeRunner: 'elsewhere',
  boarding: { boards: 2 },
  carrier: { basedDv: 1 },
  command: { commands: 2 },
  diplomatic: 'not yet',
  disruptor: { disruptor: 2 },
  experimental: 'elsewhere',
  explorer: 'elsewhere',
  fast: { isFast: 1 },
  fireControl: { 'fire-control': 2 },
  firstStrike: { opensDouble: 1 },
  guardian: { guardian: 2 },
  gunship: 'not yet',
  hospital: 'not yet',
  interdictor: { holdsEnemies: 1 },
  jammer: { jams: 2 },
  jump: { jumps: 1 },
  kamikaze: { rams: 1 },
  marines: 'not yet',
  massDriver: 'not yet',
  minelayer: { minefields: 2 },
  minesweeper: { sweeps: 2 },
  missile: 'elsewhere',
  mobileShipyard: 'elsewhere',
  peacekeeper: 'not yet',
  police: 'not yet',
  proximity: { bursts: 1 },
  qShip: { followsConvoys: 1 },
  scout: { scouts: 2 },
  selfReplicating: 'not yet',
  shields: { formation: 1, opensCover: 1 },
  shock: 'not yet',
  siege: 'elsewhere',
  slow: 'elsewhere',
  stasis: { stasis: 2 },
  stealth: { stealth: 2 },
  strikefighter: 'not yet',
  suicide: { diesRather: 1 },
  supply: 'elsewhere',
  supplyDepot: 'elsewhere',
  suppression: { suppression: 2 },
  tender: { corvettes: 2 },
  towing: { tows: 2 },
  trade: 'not yet',
};
const LASTING = ['armored', 'auxiliary', 'kamikaze', 'suicide'];

const file: Readonly<{ abilities: readonly Readonly<{ id: string }>[] }> = JSON.parse(
  readFileSync(new URL('../../../docs/rules/vbam-units.data.json', import.meta.url), 'utf8'),
);
const supplied = { outOfSupply: 0, ordnance: [], unconverted: false } as const;
const having = (id: string) => ({ abilities: [{ id: brandAs<AbilityId>(id), rating: 2 }] });

test('ABL-1: every ability of the lists is accounted for', () => {
  expect(Object.keys(ABILITIES)).toEqual(file.abilities.map(({ id }) => id));
});

test('ABL-1: those that act in battle are the handled ones', () => {
  const acting = Object.keys(ABILITIES).filter((id) => typeof ABILITIES[id] === 'object');
  expect(BATTLE_ABILITIES.map(({ id }) => id)).toEqual(acting);
});

test.each(Object.entries(ABILITIES))('ABL-3: %s in battle', (id, gives) => {
  const whole = { ...NO_TRAITS, ...(typeof gives === 'object' ? gives : {}) };
  const hurt = LASTING.includes(id) ? whole : NO_TRAITS;
  const design = having(id);
  expect(traitsOf({ design, condition: 'sound', status: 'active', ...supplied })).toEqual(whole);
  expect(traitsOf({ design, condition: 'crippled', status: 'active', ...supplied })).toEqual(hurt);
  expect(traitsOf({ design, condition: 'sound', status: 'reserve', ...supplied })).toEqual(hurt);
  expect(traitsOf({ design, condition: 'sound', status: 'mothballed', ...supplied })).toEqual(
    NO_TRAITS,
  );
  const alien = { ...supplied, unconverted: true };
  expect(traitsOf({ design, condition: 'sound', status: 'active', ...alien })).toEqual(NO_TRAITS);
});

test('ABL-1: what several abilities give is there together', () => {
  const design = { abilities: [...having('scout').abilities, ...having('shields').abilities] };
  const traits = traitsOf({ design, condition: 'sound', status: 'active', ...supplied });
  expect(traits).toEqual({ ...NO_TRAITS, scouts: 2, formation: 1, opensCover: 1 });
});
