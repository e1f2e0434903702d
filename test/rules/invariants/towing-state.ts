import type { CampaignState } from '#model/campaign/state';
import type { Ability } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';

/** A base behind a ship of a class that tows 1. */
export const towingState = (sound: CampaignState, base: Unit, tug: Unit): CampaignState => ({
  ...sound,
  units: { ...sound.units, [base.id]: { ...base, place: { kind: 'aboard', carrier: tug.id } } },
  designs: {
    ...sound.designs,
    [tug.design]: {
      ...sound.designs[tug.design]!,
      abilities: [{ id: 'towing' as Ability['id'], rating: 1 }],
    },
  },
});
