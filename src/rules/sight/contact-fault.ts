import type { BattlePlace } from '#model/battle/place';
import type { Contact } from '#model/campaign/knowledge';
import type { CampaignState } from '#model/campaign/state';
import type { Fleet } from '#model/forces/fleet';
import type { ForceIndex } from '#rules/forces/force-index';

const isSamePlace = (a: BattlePlace, b: BattlePlace): boolean =>
  a.kind === 'system'
    ? b.kind === 'system' && a.system === b.system
    : b.kind === 'lane' && a.lane === b.lane;

type Truth = Readonly<{ state: CampaignState; index: ForceIndex }>;

/** What is wrong with a contact that is said to be under observation; null: what it stands for is there. @rule FOG-12 */
export function contactFault({ state, index }: Truth, contact: Contact): string | null {
  const { id, subject, place } = contact;
  if (!contact.current) return null;
  if (subject.kind === 'fleet') {
    const fleet: Fleet | undefined = state.fleets[subject.fleet];
    if (fleet === undefined) return `${id} is ${subject.fleet}, which is no more`;
    return isSamePlace(fleet.place, place) ? null : `${id} is ${subject.fleet}, which is elsewhere`;
  }
  const isThere =
    place.kind === 'system' &&
    place.system === subject.system &&
    index.atSystem(subject.system).some(({ owner }) => owner === subject.owner);
  return isThere ? null : `${id} is of ${subject.owner}, who has nothing at ${subject.system}`;
}
