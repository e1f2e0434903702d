import { expect, test } from 'vitest';
import { ownInAddress, ownOfAddress } from '#http/names/own-ids';
import { empireId } from '#test/support/campaign';

const own = empireId('human-2');

test.each([
  ['human-2.f3', 'f3'],
  ['human-2.u24', 'u24'],
  ['human-2.w7', 'w7'],
  ['fleet/human-2.f3', 'fleet/f3'],
  ['fleet human-2.f1', 'fleet f1'],
])('FOG-1: an address speaks of %s as %s, and means it', (whole, short) => {
  expect(ownInAddress(whole)).toBe(short);
  expect(ownOfAddress(short, own)).toBe(whole);
  expect(ownOfAddress(whole, own)).toBe(whole);
});

test.each(['H0201', 'new:Van u1', 'empire', 'anti-troop', '24', 'mining', 'system'])(
  'all else stays as it is: %s',
  (text) => {
    expect(ownInAddress(text)).toBe(text);
    expect(ownOfAddress(text, own)).toBe(text);
  },
);
