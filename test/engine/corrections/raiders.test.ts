import { describe, expect, test } from 'vitest';
import { valuesById } from '#kernel/collections/tables';
import { brandAs } from '#kernel/brand/brand';
import type { SystemId } from '#model/campaign/ids';
import { withRaiders } from '#test/support/with-raiders';
import { corrected, firstContact } from './corrected.ts';

const start = firstContact();
const sol = valuesById(start.systems).find(({ name }) => name === 'Sol')!.id;
const raided = withRaiders(start, {
  at: brandAs<SystemId>(sol),
  classes: ['corsair', 'corsair'],
});

describe('TURN-3, SUP-1: the moderator corrects raiders', () => {
  test('TURN-3: a whole fleet is removed, and only raiders would be told', () => {
    const { state, event, faults } = corrected(raided, 'remove raiders u1, u2');
    expect(faults).toEqual([]);
    expect(valuesById(state.units).filter(({ owner }) => owner === 'raiders')).toEqual([]);
    expect(state.fleets).not.toHaveProperty(['raiders.f1']);
    expect(event?.notes.map(({ empire }) => empire)).not.toContain('human');
  });

  test('TURN-3: they are moved elsewhere, and keep no map of it', () => {
    const { state, faults } = corrected(raided, 'move raiders f1 to Sirius');
    expect(faults).toEqual([]);
    expect(valuesById(state.knownSystems).filter(({ viewer }) => viewer === 'raiders')).toEqual([]);
  });

  test('TURN-3: they have no treasury, no system and no research', () => {
    expect(corrected(raided, 'treasury raiders 40').faults).toEqual([
      '1: There is no empire raiders.',
    ]);
    expect(corrected(raided, 'owner Sirius raiders').faults).toHaveLength(1);
    expect(corrected(start, 'remove raiders u1').faults).not.toEqual([]);
  });

  test('TURN-3: no unit of an empire is put among them, and the refusal says whose they are', () => {
    expect(corrected(raided, 'place human u1 aboard raiders u1').faults).toEqual([
      '1: raiders.u1 is of Raiders, the unit is not.',
    ]);
  });
});
