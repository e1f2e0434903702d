import { brandAs } from '#kernel/brand/brand';
import { entriesById, valuesById } from '#kernel/collections/tables';
import { hashedKey } from '#content/galaxy/empire-key';
import type { Empire } from '#model/campaign/empire';
import type { EmpireId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { Campaign } from '#app/ports/campaign-record';

type Empires = CampaignState['empires'];

/** What addresses, files and commands call the empires of a campaign, by their ids. */
export type EmpireKeys = Readonly<Record<EmpireId, string>>;

/** The key of one empire. Keys of names all have digits, so that none tells that another name is like it. */
export const keyOfEmpire = (
  { keysFrom }: Pick<Campaign, 'keysFrom'>,
  { id, name }: Pick<Empire, 'id' | 'name'>,
): string => (keysFrom === 'ids' ? id : hashedKey(name));

/** The keys of all empires. */
export const empireKeys = (campaign: Pick<Campaign, 'keysFrom'>, empires: Empires): EmpireKeys =>
  Object.fromEntries(entriesById(empires).map(([id, one]) => [id, keyOfEmpire(campaign, one)]));

/** The empire that a key means, or the id that older addresses and files have; a text that is neither comes back as it is. */
export function empireOfKey(keys: EmpireKeys, named: string): EmpireId {
  const found = entriesById(keys).find(([, key]) => key === named);
  return found?.[0] ?? brandAs<EmpireId>(named);
}

/** Whether one of these ids is a force list with a number, as Farlane once made them: its player would learn that somebody else plays it too. */
const countLists = (empires: Empires): boolean =>
  valuesById(empires).some(
    ({ id, forceList }) =>
      id.startsWith(`${forceList}-`) && /^\d+$/.test(id.slice(forceList.length + 1)),
  );

/** What the keys of a new campaign come from: its ids, which scenarios choose, unless these count force lists. */
export const keysOfNew = (empires: Empires): Campaign['keysFrom'] =>
  countLists(empires) ? 'names' : 'ids';
