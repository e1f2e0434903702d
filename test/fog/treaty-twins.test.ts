import { describe, expect, test } from 'vitest';
import { empireViewOf } from '#fog/views/empire-view-of';
import type { EmpireId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { Order } from '#model/orders/order';
import {
  blue,
  breaks,
  declares,
  green,
  offer,
  ON,
  play,
  red,
  worldOf,
} from '#test/engine/diplomacy/treaty-world';
import { viewedBy } from './viewed-by.ts';

type Run = ReturnType<typeof play>;

/** All that an empire is told and shown after the Intel Phase, and in the turn after it, as bytes. */
const shown = (viewer: EmpireId, run: Run): string =>
  JSON.stringify(
    [run.state, { ...run.state, turn: run.state.turn + 1 }].map((state) => [
      viewedBy(viewer, run),
      empireViewOf(state, viewer, { campaignName: 'Test', rules: ON }),
    ]),
  );

/** Red at Non-Aggression with blue, its tension so high that it declares in secret at 21. */
const world = (): CampaignState =>
  worldOf({ 'red/blue': 'non-aggression' }, { tense: { red: 81, blue: 44 } });
const quiet = (): Run => play(world(), {});
const covert = { covert: true } as Partial<Order>;
const standing = { keep: true } as Partial<Order>;

describe('FOG-15, DIP-12: nobody but those it concerns sees any trace of', () => {
  test('an offer, retracted or declined', () => {
    const calm = worldOf({ 'red/blue': 'non-aggression' });
    const offered = play(calm, { red: [offer('blue', 'trade', standing)] });
    expect(shown(green, offered)).toBe(shown(green, play(calm, {})));
    expect(shown(blue, offered)).not.toBe(shown(blue, play(calm, {})));
    const next = { ...offered.state, turn: 8 };
    const left = shown(green, play(next, {}));
    const retract: Order = { kind: 'RetractOffer', to: blue, offer: 'trade' };
    const decline: Order = { kind: 'DeclineOffer', from: red, offer: 'trade' };
    expect(shown(green, play(next, { red: [retract] }))).toBe(left);
    expect(shown(green, play(next, { blue: [decline] }))).toBe(left);
  });

  test('a covert treaty, nor of its end', () => {
    const calm = worldOf({ 'red/blue': 'non-aggression' });
    const signed = play(calm, {
      red: [offer('blue', 'trade', covert)],
      blue: [offer('red', 'trade', covert)],
    });
    expect(shown(green, signed)).toBe(shown(green, play(calm, {})));
    const next = { ...signed.state, turn: 8 };
    const broken = play(next, { red: [breaks('blue')] }, { dice: [3] });
    expect(shown(green, broken)).toBe(shown(green, play(next, {})));
  });

  test('a covert war: not even its victim', () => {
    const secret = play(world(), { red: [declares('blue', covert)] }, { dice: [21] });
    for (const viewer of [blue, green]) {
      expect(shown(viewer, secret)).toBe(shown(viewer, quiet()));
    }
    expect(shown(red, secret)).not.toBe(shown(red, quiet()));
  });

  test('an attempt that failed, nor of the Intel that supported it', () => {
    const failed = play(
      world(),
      { red: [{ ...declares('blue'), support: 'A' } as unknown as Order] },
      { dice: [100] },
    );
    for (const viewer of [blue, green]) expect(shown(viewer, failed)).toBe(shown(viewer, quiet()));
    const calm = worldOf({ 'red/blue': 'non-aggression' });
    const kept = play(calm, { red: [breaks('blue', 'A')] }, { dice: [78] });
    for (const viewer of [blue, green]) {
      expect(shown(viewer, kept)).toBe(shown(viewer, play(calm, {})));
    }
  });
});

test('DIP-12: the victim of a covert war can’t reveal it, and an outsider can’t either', () => {
  const secret = play(world(), { red: [declares('blue', covert)] }, { dice: [21] });
  const next = { ...secret.state, turn: 8 };
  const reveal = (other: EmpireId): Order => ({ kind: 'RevealTreaty', with: other });
  const tried = play(next, { blue: [reveal(red)], green: [reveal(red)] });
  expect(tried.events.map(({ type }) => type)).not.toContain('WarDeclared');
});
