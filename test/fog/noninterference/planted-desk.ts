import type { CampaignState } from '#model/campaign/state';
import type { Unit } from '#model/forces/unit';
import { CLEAN, type DeskInput, type Rig, cleanDesk } from './rig.ts';

/** What a desk says besides, and should not. */
export type Told = (input: DeskInput) => unknown;

/** A desk that says something besides. */
export const deskWith = (tells: Told): Rig => ({
  ...CLEAN,
  desk: (input) => ({ ...cleanDesk(input), told: tells(input) }),
});

/** Where a unit is, in any hold; null: in a lane, or nowhere. */
function systemOf(
  { units, fleets }: Pick<CampaignState, 'units' | 'fleets'>,
  { place }: Unit,
): string | null {
  if (place.kind === 'system') return place.system;
  if (place.kind === 'aboard') {
    const carrier = units[place.carrier];
    return carrier === undefined ? null : systemOf({ units, fleets }, carrier);
  }
  const fleet = fleets[place.fleet];
  return fleet?.place.kind === 'system' ? fleet.place.system : null;
}

/** A number of everything that others have where the viewer sees one of theirs, also in holds or laid up. */
export const inContacts =
  (of: (unit: Unit) => number): Told =>
  (input) => {
    const { state, viewer } = input;
    const units = Object.values(state.units).filter(({ owner }) => owner !== viewer);
    return Object.values(cleanDesk(input).view.contacts).map(({ owner, place, current }) => {
      const system = current && place.kind === 'system' ? place.system : undefined;
      const there = units.filter(
        (unit) => unit.owner === owner && systemOf(state, unit) === system,
      );
      return there.reduce((sum, unit) => sum + of(unit), 0);
    });
  };
