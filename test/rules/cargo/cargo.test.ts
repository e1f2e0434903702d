import { expect, test } from 'vitest';
import { canTow } from '#rules/cargo/can-tow';
import { cargoSizeOf } from '#rules/cargo/cargo-size-of';
import { freeHoldOf } from '#rules/cargo/free-hold-of';
import { lostCargoOf } from '#rules/cargo/lost-cargo-of';
import { mayShip } from '#rules/cargo/may-ship';
import { portOf } from '#rules/cargo/port-of';
import { DIPLOMATIC_STATES } from '#model/campaign/relation';
import { rightsOf } from '#rules/diplomacy/rights-of';
import { isFitToTrade } from '#rules/economy/is-fit-to-trade';
import { designId, designOf, empireId } from '#test/support/campaign';

const cargo = (kind: 'base' | 'ground' | 'flight' | 'minefield' | 'ship' | 'convoy', cost = 2) =>
  designOf({ id: designId('cargo'), kind, cost });
const convoy = (part: object = {}) => ({
  unit: { condition: 'sound', status: 'active', census: 0, ...part } as const,
  design: cargo('convoy', 20),
});

test.each([
  ['a base of cost 2 takes 4 (example 7)', 'base', 4],
  ['ground forces by their cost', 'ground', 2],
  ['flights', 'flight', 2],
  ['minefields', 'minefield', 2],
  ['ships are no cargo', 'ship', null],
  ['nor convoys', 'convoy', null],
] as const)('MOV-7: %s', (_name, kind, size) => {
  expect(cargoSizeOf(cargo(kind))).toBe(size);
});

test.each([
  ['empty', convoy(), [], 10],
  ['crippled', convoy({ condition: 'crippled' }), [], 5],
  ['a Census fills it', convoy({ census: 1 }), [], 0],
  ['two bases', convoy(), [cargo('base'), cargo('base')], 2],
  ['crippled with a Census', convoy({ condition: 'crippled', census: 1 }), [], -5],
  ['in reserve as crippled', convoy({ status: 'reserve' }), [], 5],
  ['mothballed nothing', convoy({ status: 'mothballed' }), [], 0],
] as const)('MOV-7: free hold: %s', (_name, carrier, aboard, free) => {
  expect(freeHoldOf(carrier, aboard, 'stores')).toBe(free);
});

const tug = (part: object = {}, abilities: readonly string[] = ['towing']) => ({
  unit: { condition: 'sound', status: 'active', census: 0, unconverted: false, ...part } as const,
  design: designOf({
    id: designId('tug'),
    abilities: abilities.map((id) => ({ id: id as never, rating: 2 })),
  }),
});
test.each([
  ['a tug', tug(), 2, true],
  ['not beyond its rating', tug(), 3, false],
  ['not when it is crippled', tug({ condition: 'crippled' }), 2, false],
  ['nor in reserve', tug({ status: 'reserve' }), 2, false],
  ['nor unconverted', tug({ unconverted: true }), 2, false],
  ['nor with a hold for bases', tug({}, ['towing', 'supply']), 2, false],
  ['nor without Towing', tug({}, []), 2, false],
] as const)('MOV-10: taking a base in tow: %s', (_name, carrier, cost, can) => {
  expect(canTow(carrier, cargo('base', cost))).toBe(can);
});

test('MOV-10, CSC-14: a tug that is crippled keeps what it tows, a Supply ship loses a base from its hold', () => {
  const base = { design: cargo('base') };
  const lame = { condition: 'crippled' };
  expect(lostCargoOf(tug(lame), [base]).units).toEqual([]);
  expect(lostCargoOf(tug(lame, ['supply']), [base]).units).toEqual([base]);
});

test('GND-4: ground forces land in own and Military partners’ systems, the rest in nobody’s too', () => {
  const empire = empireId('human');
  const portAt = (state: (typeof DIPLOMATIC_STATES)[number] | null) =>
    portOf({ empire, host: empireId('loran'), rights: rightsOf(state) });
  expect(DIPLOMATIC_STATES.filter((state) => mayShip('ground', portAt(state)))).toEqual([
    'military',
    'mutual-defense',
    'alliance',
    'partnership',
    'unification',
  ]);
  expect(portAt(null)).toBe('foreign');
  const nobody = portOf({ empire, host: null, rights: rightsOf(null) });
  expect(['ground', 'base', 'minefield'].map((kind) => mayShip(kind as never, nobody))).toEqual([
    false,
    true,
    true,
  ]);
});

test.each([
  ['an empty convoy', convoy(), [], true],
  ['not one with Census', convoy({ census: 1 }), [], false],
  ['nor with units', convoy(), [cargo('ground')], false],
  ['nor crippled', convoy({ condition: 'crippled' }), [], false],
  ['nor a ship', { ...convoy(), design: cargo('ship') }, [], false],
] as const)('MOV-6: fit to trade: %s', (_name, carrier, aboard, fit) => {
  expect(isFitToTrade({ ...carrier, aboard })).toBe(fit);
});
