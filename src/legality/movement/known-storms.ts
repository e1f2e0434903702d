import type { EmpireView } from '#fog/views/empire-view';
import type { SystemId } from '#model/campaign/ids';
import { hasPlasmaStorm } from '#rules/movement/has-plasma-storm';

/** Where an empire knows of a plasma storm. @rule MOV-1 @rule FOG-14 */
export const knownStorms =
  ({ systems }: EmpireView): ((system: SystemId) => boolean) =>
  (system) =>
    hasPlasmaStorm(systems[system]?.visited?.facts.anomalies ?? []);
