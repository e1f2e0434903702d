import type { ModeratorView } from '#fog/views/empire-view';
import { AGREEMENT_WORDS } from '#model/campaign/agreement-words';
import type { EmpireId } from '#model/campaign/ids';

type Relation = Pick<ModeratorView['relations'][number], 'offers' | 'covertWars'>;

/** `Kili is at War in secret; Loran offers a Trade treaty`, or nothing. For the moderator alone. @rule DIP-5 @rule DIP-12 */
export const dealingsText = (
  { offers, covertWars }: Relation,
  nameOf: (empire: EmpireId) => string,
): string =>
  [
    ...covertWars.map((empire) => `${nameOf(empire)} is at War in secret`),
    ...offers.map(
      ({ by, offer, covert }) =>
        `${nameOf(by)} offers ${AGREEMENT_WORDS[offer]}${covert ? ' in secret' : ''}`,
    ),
  ].join('; ');
