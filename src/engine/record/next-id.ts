import { brandAs } from '#kernel/brand/brand';
import { rowOf } from '#kernel/collections/row-of';
import type { ContactId, EmpireId, FleetId, UnitId, WorkId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';

/** The id an empire's next unit, fleet, work or contact gets; taken by the event that names it. */
export const nextUnitId = (state: CampaignState, empire: EmpireId): UnitId =>
  brandAs<UnitId>(`${empire}.u${String(rowOf(state.counters, empire).units + 1)}`);
export const nextFleetId = (state: CampaignState, empire: EmpireId): FleetId =>
  brandAs<FleetId>(`${empire}.f${String(rowOf(state.counters, empire).fleets + 1)}`);
export const nextWorkId = (state: CampaignState, empire: EmpireId): WorkId =>
  brandAs<WorkId>(`${empire}.w${String(rowOf(state.counters, empire).works + 1)}`);
export const nextContactId = (state: CampaignState, viewer: EmpireId): ContactId =>
  brandAs<ContactId>(`${viewer}.c${String(rowOf(state.counters, viewer).contacts + 1)}`);
