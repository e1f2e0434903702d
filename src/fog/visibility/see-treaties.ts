import type { EmpireId } from '#model/campaign/ids';
import type { DiplomacyRolled, TreatyEvent } from '#model/events/treaty-events';
import { announced } from './announced.ts';
import { asOwner } from './as-owner.ts';
import { named } from './named.ts';
import { partOf } from './part-of.ts';
import type { SeeRows } from './see-row.ts';

/** Whether the viewer is one of two parties to something, and takes part in it. */
const isParty = (
  event: Parameters<typeof partOf>[0],
  viewer: EmpireId,
  pair: readonly EmpireId[],
): boolean => partOf(event, viewer) === 'participant' && pair.includes(viewer);

const seeRoll = asOwner(
  ({ cite, toward, act, covert, ally, chance, passed }: DiplomacyRolled, rolls) => ({
    type: 'DiplomacyRolled',
    ...{ cite, rolls, toward, act, covert, chance, passed },
    ...(ally === undefined ? {} : { ally }),
  }),
);

export const seeTreaties: SeeRows<TreatyEvent> = {
  EmpiresUnited: ({ cite, larger, smaller }, viewer, context) => [
    {
      type: 'EmpiresUnited',
      ...{ cite, rolls: [] },
      larger: named(larger, viewer, context),
      smaller: named(smaller, viewer, context),
    },
  ],
  OfferMade: (event, viewer) => {
    const { cite, by: from, to, offer, covert, keep } = event;
    if (!isParty(event, viewer, [from, to])) return [];
    return [{ type: 'OfferMade', cite, rolls: [], from, to, offer, covert, keep }];
  },
  OfferEnded: (event, viewer) => {
    const { cite, by, to, offer, how } = event;
    if (!isParty(event, viewer, [by, to])) return [];
    return [{ type: 'OfferEnded', cite, rolls: [], by, to, offer, how }];
  },
  TreatySigned: announced(({ cite, treaty, covert }, other) => ({
    type: 'TreatySigned',
    ...{ cite, rolls: [], with: other, treaty, covert },
  })),
  PactSigned: (event, viewer) => {
    const { cite, a, b } = event;
    if (!isParty(event, viewer, [a, b])) return [];
    return [{ type: 'PactSigned', cite, rolls: [], with: viewer === a ? b : a }];
  },
  PactNoticeGiven: (event, viewer) => {
    const { cite, by, to, ends } = event;
    if (!isParty(event, viewer, [by, to])) return [];
    return [{ type: 'PactNoticeGiven', cite, rolls: [], by, to, ends }];
  },
  DiplomacyRolled: seeRoll,
  TreatyBroken: announced(({ cite, by, against, treaty, state, covert, agreed }) => ({
    type: 'TreatyBroken',
    ...{ cite, rolls: [], by, against, treaty, state },
    ...(covert ? { covert } : {}),
    ...(agreed === true ? { agreed } : {}),
  })),
  TreatyRevealed: announced(({ cite, by, state }, other) => ({
    type: 'TreatyRevealed',
    ...{ cite, rolls: [], with: other, by, state },
  })),
};
