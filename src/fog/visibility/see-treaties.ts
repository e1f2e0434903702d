import type { EmpireId } from '#model/campaign/ids';
import type { DiplomacyRolled, TreatyEvent } from '#model/events/treaty-events';
import { announced } from './announced.ts';
import { named } from './named.ts';
import { partOf } from './part-of.ts';
import { seenRolls } from './seen-rolls.ts';
import type { SeeRow, SeeRows } from './see-row.ts';

/** Whether the viewer is one of two parties to something, and takes part in it. */
const isParty = (
  event: Parameters<typeof partOf>[0],
  viewer: EmpireId,
  pair: readonly EmpireId[],
): boolean => partOf(event, viewer) === 'participant' && pair.includes(viewer);

/** A roll as its empire sees it, and the leader who ordered it for a junior partner. @rule DIP-10 */
const seeRoll: SeeRow<DiplomacyRolled> = (event, viewer, context) => {
  const { cite, empire, toward, act, covert, ally, leader, lender, chance, passed } = event;
  const isLeader = viewer === leader;
  if (partOf(event, viewer) !== 'owner' || (viewer !== empire && !isLeader)) return [];
  return [
    {
      type: 'DiplomacyRolled',
      ...{ cite, rolls: seenRolls(event.rolls, context), toward, act, covert, chance, passed },
      ...(ally === undefined ? {} : { ally }),
      ...(isLeader ? { junior: empire } : {}),
      ...(!isLeader && leader !== undefined ? { leader } : {}),
      ...(lender === undefined ? {} : { lender }),
    },
  ];
};

export const seeTreaties: SeeRows<TreatyEvent> = {
  EmpiresUnited: ({ cite, larger, smaller }, viewer, context) => [
    {
      type: 'EmpiresUnited',
      ...{ cite, rolls: [] },
      larger: named(larger, viewer, context),
      smaller: named(smaller, viewer, context),
    },
  ],
  PartnershipLed: (event, viewer) => {
    const { cite, leader, junior } = event;
    if (!isParty(event, viewer, [leader, junior])) return [];
    return [{ type: 'PartnershipLed', cite, rolls: [], leader, junior }];
  },
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
