import { parseScenario } from '#content/scenarios/parse-scenario';
import { stateOfScenario } from '#content/scenarios/state-of-scenario';
import { valuesById } from '#kernel/collections/tables';
import type { CampaignState, RowOf, TableName } from '#model/campaign/state';
import { firstContactText, publishedLists } from '#test/content/published-lists';

/** The demo campaign before its first turn, in which everything holds. */
export function soundState(): CampaignState {
  const lists = publishedLists();
  const scenario = parseScenario(firstContactText(), lists);
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.error));
  return { ...stateOfScenario(scenario.value, lists).state, phase: 'economic' };
}

export type Part = Readonly<Record<string, unknown>>;

export const sound = soundState();

/** A state with one row added or changed, even against its type. */
export function put(table: TableName, id: string, part: Part): CampaignState {
  const rows = sound[table] as Readonly<Record<string, object>>;
  const row = { ...rows[id], ...part };
  return { ...sound, [table]: { ...rows, [id]: row } };
}

export function first<T extends TableName>(
  table: T,
  which: (row: RowOf<T>) => boolean,
): RowOf<T> & { id: string } {
  const row = valuesById(sound[table] as Readonly<Record<string, RowOf<T>>>).find(which);
  if (row === undefined) throw new Error(table);
  return row as RowOf<T> & { id: string };
}

export const designs = sound.designs as Readonly<Record<string, { kind: string; cv: number }>>;
export const ship = first(
  'units',
  ({ owner, place }) => owner === 'human' && place.kind === 'fleet',
);
export const flight = first('units', ({ place }) => place.kind === 'aboard');
const own = valuesById(sound.units).filter(({ owner }) => owner === 'human');
export const base = own.find(({ design }) => designs[design]?.kind === 'base')!;
export const carrier = own.find(({ design }) => designs[design]?.cv === 1)!;
export const convoy = first('units', ({ design }) => designs[design]?.kind === 'convoy');
export const fleet = first('fleets', ({ owner }) => owner === 'human');
export const stranger = first('fleets', ({ owner }) => owner === 'loran');
export const colony = first('systems', ({ census }) => census > 0);
export const empty = first('systems', ({ owner }) => owner === null);
export const lane = first('lanes', () => true);
export const known = first('knownSystems', ({ viewer }) => viewer === 'human');
export const relation = first('relations', () => true);
