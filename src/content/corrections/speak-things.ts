import { spokenName, spokenProperName } from '#content/orders/text/speak';
import type { DesignId, EmpireId, FleetId, SystemId, UnitId } from '#model/campaign/ids';
import type { CorrectionNames } from './correction-names.ts';

type Say<I> = (id: I, names: CorrectionNames) => string;

/** Things by their names where these are their own, else by their whole ids. */
export const spokenEmpire: Say<EmpireId> = (id) => id;
export const spokenSystem: Say<SystemId> = (id, { systems }) => spokenName(systems, id);
export const spokenFleet: Say<FleetId> = (id, { all }) => spokenProperName(all.fleets, id);
export const spokenUnit: Say<UnitId> = (id, { all }) => spokenProperName(all.units, id);

/** A class by its name where the empire it is for has only one of it, else by its id. */
export const spokenDesign = (id: DesignId, empire: EmpireId, names: CorrectionNames): string =>
  spokenProperName(names.of(empire).designs, id);

/** Several units with commas between. */
export const spokenUnits = (ids: readonly UnitId[], names: CorrectionNames): string =>
  ids.map((id) => spokenUnit(id, names)).join(', ');
