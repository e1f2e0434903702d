import { describe, expect, test } from 'vitest';
import type { CampaignState } from '#model/campaign/state';
import type { UnitDesign } from '#model/forces/design';
import { brokenInvariants } from '#rules/invariants/broken-invariants';
import { corrected, firstContact } from './corrected.ts';

/** The Sparta class gets Missile and a CC of 3. */
function withMissiles(state: CampaignState): CampaignState {
  const sparta = state.designs['human.sparta' as never] as UnitDesign;
  const abilities = [...sparta.abilities, { id: 'missile', rating: 1 }];
  return {
    ...state,
    designs: { ...state.designs, 'human.sparta': { ...sparta, cc: 3, abilities } },
  } as CampaignState;
}

const armed = withMissiles(firstContact());
const unitOf = (state: CampaignState, id: string) => state.units[id as never]!;

describe('SUP-9: ordnance aboard', () => {
  test('is what the correction says, of all its units, and of nobody else', () => {
    const { state, faults, event } = corrected(
      armed,
      'arm "Gorgo", "Leonidas" with heavy, jammer\narm "Leonidas" with chaff',
    );
    expect(faults).toEqual([]);
    expect(unitOf(state, 'human.u14').ordnance).toEqual(['heavy', 'jammer']);
    expect(unitOf(state, 'human.u13').ordnance).toEqual(['chaff']);
    expect(unitOf(state, 'human.u15')).toBe(unitOf(armed, 'human.u15'));
    expect(brokenInvariants(state)).toEqual([]);
    expect(event?.witnesses.map(({ empire }) => empire)).toEqual(['human']);
  });

  test('is unloaded by “nothing”', () => {
    const loaded = corrected(armed, 'arm "Gorgo" with heavy').state;
    const { state, event } = corrected(loaded, 'arm "Gorgo" with nothing');
    expect(unitOf(state, 'human.u14').ordnance).toEqual([]);
    expect(event?.notes).toMatchObject([{ note: { change: { what: 'ordnance', to: [] } } }]);
  });

  test.each([
    ['arm "Gorgo" with heavy, piercing, chaff', /human\.u14 has ordnance of size 5/],
    ['arm human.u1 with heavy', /human\.u1 has ordnance of size 1.*room for/],
    ['arm "Gorgo" with nothing, heavy', /can’t be combined/],
    ['arm "Gorgo" with bombs', /one of: long-range/],
    ['arm human.u99 with heavy', /no unit human\.u99/],
  ])('TURN-3: %s is refused', (line, why) => {
    const { state, faults } = corrected(armed, line);
    expect(faults.join(' ')).toMatch(why);
    expect(state).toBe(armed);
  });
});
