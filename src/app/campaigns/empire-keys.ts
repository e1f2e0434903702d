import { brandAs } from '#kernel/brand/brand';
import { entriesById, valuesById } from '#kernel/collections/tables';
import { hashedKey } from '#content/galaxy/empire-key';
import type { Empire } from '#model/campaign/empire';
import type { EmpireId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { Campaign } from '#app/ports/campaign-record';

type Empires = CampaignState['empires'];

/** The keys of a campaign's empires in addresses, files and commands, by id. */
export type EmpireKeys = Readonly<Record<EmpireId, string>>;

/** The key of one empire. All keys made from names have digits, so that a key does not show that another empire has a similar name. */
export const keyOfEmpire = (
  { keysFrom }: Pick<Campaign, 'keysFrom'>,
  { id, name }: Pick<Empire, 'id' | 'name'>,
): string => (keysFrom === 'ids' ? id : hashedKey(name));

/** The keys of all empires. */
export const empireKeys = (campaign: Pick<Campaign, 'keysFrom'>, empires: Empires): EmpireKeys =>
  Object.fromEntries(entriesById(empires).map(([id, one]) => [id, keyOfEmpire(campaign, one)]));

/** The empire with a key, or with an id as in older addresses and files. A text that is neither is returned unchanged. */
export function empireOfKey(keys: EmpireKeys, named: string): EmpireId {
  const found = entriesById(keys).find(([, key]) => key === named);
  return found?.[0] ?? brandAs<EmpireId>(named);
}

/**
 * Whether one of these ids is a force list with a number, as Farlane used to make them. Such an id would show its
 * player that another empire uses the same list.
 */
const countLists = (empires: Empires): boolean =>
  valuesById(empires).some(
    ({ id, forceList }) =>
      id.startsWith(`${forceList}-`) && /^\d+$/.test(id.slice(forceList.length + 1)),
  );

/** The source of a new campaign's keys: its ids from the scenario, unless they are numbered force lists. */
export const keysOfNew = (empires: Empires): Campaign['keysFrom'] =>
  countLists(empires) ? 'names' : 'ids';
