import type { BattlePlace } from '#model/battle/place';
import type { Contact } from '#model/campaign/knowledge';
import type { CampaignState } from '#model/campaign/state';
import type { Fleet } from '#model/forces/fleet';
import type { Unit } from '#model/forces/unit';
import type { ForceIndex } from '#rules/forces/force-index';
import type { Hiders } from './hiders-among.ts';
import { isHiddenFrom } from './is-hidden-from.ts';

const isSamePlace = (a: BattlePlace, b: BattlePlace): boolean =>
  a.kind === 'system'
    ? b.kind === 'system' && a.system === b.system
    : b.kind === 'lane' && a.lane === b.lane;

type Truth = Readonly<{ state: CampaignState; index: ForceIndex; hiders: Hiders }>;

/** The fault of a contact under observation; null: its forces are there and don't hide from the viewer. @rule FOG-12 @rule MOV-4 */
export function contactFault({ state, index, hiders }: Truth, contact: Contact): string | null {
  const { id, viewer, subject, place } = contact;
  if (!contact.current) return null;
  if (subject.kind === 'fleet') {
    const fleet: Fleet | undefined = state.fleets[subject.fleet];
    if (fleet === undefined) return `${id} is ${subject.fleet}, which is no more`;
    if (!isSamePlace(fleet.place, place)) return `${id} is ${subject.fleet}, which is elsewhere`;
    const isHidden = (unit: Unit): boolean => isHiddenFrom(hiders, unit.id, viewer);
    const isSeen = index.inFleet(fleet.id).some((unit) => !isHidden(unit));
    return isSeen ? null : `${id} is ${subject.fleet}, which hides from ${viewer}`;
  }
  const isThere =
    place.kind === 'system' &&
    place.system === subject.system &&
    index.atSystem(subject.system).some(({ owner }) => owner === subject.owner);
  return isThere ? null : `${id} is of ${subject.owner}, who has nothing at ${subject.system}`;
}
