import { valuesById } from '#kernel/collections/tables';
import type { StarSystem } from '#model/campaign/system';
import { type WaitingFind, waitingFindsIn } from '#rules/galaxy/waiting-finds-in';
import type { GalaxyWorld } from './galaxy-world.ts';
import { TEXTS } from './texts.ts';

const findText = ({ what, worth }: WaitingFind): string => {
  if (worth === null) return what;
  return worth.of === 'units'
    ? TEXTS.worthUnits(what, worth.amount)
    : TEXTS.worthInvestment(what, worth.amount);
};

/** What waits for the first explorers of a system. @rule MAP-8 */
export const waitingFinds = ({ view }: GalaxyWorld, system: StarSystem): string =>
  waitingFindsIn(system, view.rules).map(findText).join(', ');

/** What was found there and its finder has yet to choose. @rule MAP-8 */
export const openFinds = ({ view }: GalaxyWorld, { id }: StarSystem): string =>
  valuesById(view.empires)
    .flatMap(({ name, finds }) =>
      finds
        .filter(({ system }) => system === id)
        .map(({ points }) => TEXTS.hasYetToChoose(name, points)),
    )
    .join('; ');

export const nativesText = ({ native }: StarSystem): string =>
  native === null ? '' : TEXTS.nativesText(native.census, native.morale, native.productivity);
