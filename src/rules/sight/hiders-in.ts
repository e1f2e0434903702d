import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import { RAIDERS } from '#model/campaign/raiders';
import type { CampaignState } from '#model/campaign/state';
import { standingOf } from '#rules/forces/standing-of';
import { type Hiders, hidersAmong } from './hiders-among.ts';

type Truth = Pick<CampaignState, 'units' | 'fleets' | 'designs' | 'empires' | 'effects'>;

const NOBODY: Hiders = new Map();

/**
 * All ships that hide from any empire now.
 * @rule MOV-4
 * @ruling Raiders don't hide.
 */
export function hidersIn({ units, fleets, designs, empires, effects: table }: Truth): Hiders {
  const effects = valuesById(table);
  const isMeans = (id: string): boolean => id === 'stealth' || id === 'qShip';
  const canHide =
    effects.some(({ kind }) => kind === 'veiled') ||
    valuesById(designs).some(({ abilities }) => abilities.some(({ id }) => isMeans(id)));
  if (!canHide) return NOBODY;
  return hidersAmong({
    units,
    fleets,
    designOf: (id) => rowOf(designs, id),
    standingOf: (fleet) =>
      fleet.owner === RAIDERS ? null : standingOf(rowOf(empires, fleet.owner), fleet),
    effects,
  });
}
