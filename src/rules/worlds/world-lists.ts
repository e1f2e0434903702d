import { unique } from '#kernel/collections/unique';
import { valuesById } from '#kernel/collections/tables';
import type { CampaignState } from '#model/campaign/state';
import type { ForceList } from '#model/forces/force-list';
import { ownListOf } from '#model/forces/own-list';
import { playableLists } from '#model/forces/playable-lists';

/**
 * The force lists from which that of a new world is rolled: those that nobody plays, or else those that no player plays, or else all.
 * @rule DIP-14
 * @ruling A new world gets a list that no other world has, as long as there is one.
 */
export function worldListsOf({
  empires,
  forceLists,
}: Pick<CampaignState, 'empires' | 'forceLists'>): readonly ForceList[] {
  const all = valuesById(empires);
  const designed = all.map(({ id }) => ownListOf(id));
  const lists = playableLists(valuesById(forceLists)).filter(({ id }) => !designed.includes(id));
  const players = all.filter(({ nonAligned }) => nonAligned === undefined);
  const played = unique(players.map(({ forceList }) => forceList));
  const taken = unique(all.map(({ forceList }) => forceList));
  const free = lists.filter(({ id }) => !taken.includes(id));
  const unplayed = lists.filter(({ id }) => !played.includes(id));
  return [free, unplayed].find((some) => some.length > 0) ?? lists;
}
