import { FORMS_OF_STATE, peopleOf } from '#engine/galaxy/roll-empire-name';
import { brandAs } from '#kernel/brand/brand';
import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId } from '#model/campaign/ids';
import { RAIDERS } from '#model/campaign/raiders';
import type { CampaignState } from '#model/campaign/state';
import type { StarSystem } from '#model/campaign/system';
import type { ForceList } from '#model/forces/force-list';
import type { Dice } from '#model/rolls/roll-purpose';

type Named = Readonly<{ id: EmpireId; name: string }>;

type Unnamed = Readonly<{
  list: Pick<ForceList, 'name'>;
  system: Pick<StarSystem, 'name'>;
}>;

type Powers = Pick<CampaignState, 'empires'>;

/** An id that tells no more than the name does. */
const idOf = (name: string): EmpireId =>
  brandAs<EmpireId>(name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'));

const isFree = ({ empires }: Powers, name: string): boolean =>
  idOf(name) !== RAIDERS &&
  valuesById(empires).every(
    (one) => one.id !== idOf(name) && one.name.toLowerCase() !== name.toLowerCase(),
  );

/** The name, or the name with the first number that makes it different from all others. */
function numbered(powers: Powers, first: string): Named {
  let name = first;
  for (let number = 2; !isFree(powers, name); number += 1) name = `${first} ${String(number)}`;
  return { id: idOf(name), name };
}

/** The name of a colony that has become independent. @rule COL-10 */
export const nameFreeColony = (system: Pick<StarSystem, 'name'>, powers: Powers): Named =>
  numbered(powers, `Free ${system.name}`);

/**
 * The name of a new world: the people of its force list with a form of state that no power has. If there is none left, it is named after its
 * homeworld.
 * @rule DIP-14 @rule SET-1
 */
export function nameWorld(dice: Dice, { list, system }: Unnamed, powers: Powers): Named {
  const others = valuesById(powers.empires);
  const people = peopleOf(list.name);
  const isUsed = (form: string): boolean => others.some(({ name }) => name.endsWith(` ${form}`));
  const unused = FORMS_OF_STATE.filter((form) => !isUsed(form));
  const forms = unused.length > 0 ? unused : FORMS_OF_STATE;
  const names = forms.map((form) => `${people} ${form}`).filter((name) => isFree(powers, name));
  if (names.length < 2) return numbered(powers, `${people} of ${system.name}`);
  const purpose = { kind: 'empire name', text: 'name of a non-aligned world' } as const;
  const { total } = dice.roll({ count: 1, faces: names.length }, purpose, cite('DIP-14'));
  const name = names[total - 1] ?? people;
  return { id: idOf(name), name };
}
