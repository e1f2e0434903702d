import type { TableName } from '#model/campaign/state';
import type { StateTable } from '#store/schema/state-table';
import { contactTable } from './contact-table.ts';
import { countersTable } from './counters-table.ts';
import { designTable } from './design-table.ts';
import { effectTable } from './effect-table.ts';
import { empireTable } from './empire-table.ts';
import { encounterTable } from './encounter-table.ts';
import { fleetTable } from './fleet-table.ts';
import { forceListTable } from './force-list-table.ts';
import { knownDesignTable } from './known-design-table.ts';
import { knownLaneTable } from './known-lane-table.ts';
import { knownSystemTable } from './known-system-table.ts';
import { laneTable } from './lane-table.ts';
import { projectTable } from './project-table.ts';
import { relationTable } from './relation-table.ts';
import { systemTable } from './system-table.ts';
import { unitTable } from './unit-table.ts';
import { workTable } from './work-table.ts';

/** Every table of the state with its SQL table. */
export const STATE_TABLES: { readonly [T in TableName]: StateTable<T> } = {
  empires: empireTable,
  relations: relationTable,
  forceLists: forceListTable,
  designs: designTable,
  systems: systemTable,
  lanes: laneTable,
  fleets: fleetTable,
  units: unitTable,
  works: workTable,
  projects: projectTable,
  encounters: encounterTable,
  effects: effectTable,
  knownSystems: knownSystemTable,
  knownLanes: knownLaneTable,
  knownDesigns: knownDesignTable,
  contacts: contactTable,
  counters: countersTable,
};
