import { rowOf } from '#kernel/collections/row-of';
import { unique } from '#kernel/collections/unique';
import type { EmpireId } from '#model/campaign/ids';
import { type Relation, relationIdOf } from '#model/campaign/relation';
import type { TreatyEvent } from '#model/events/treaty-events';
import { changedDealings, openOffers } from '#rules/diplomacy/dealings-after';
import type { Handlers } from './handler.ts';
import { unite } from './unite.ts';
import { writeRelation } from './write-relation.ts';
import type { Writer } from './writer.ts';

const relationIn = (write: Writer, one: EmpireId, other: EmpireId): Relation =>
  rowOf(write.read().relations, relationIdOf(one, other));

export const applyTreaties: Handlers<TreatyEvent> = {
  EmpiresUnited: (event, write) => {
    unite(write, event);
  },
  PartnershipLed: ({ leader, junior }, write) => {
    const { dealings, ...row } = relationIn(write, leader, junior);
    write.put('relations', row.id, { ...row, ...changedDealings(dealings, { leader }) });
  },
  TreatySigned: ({ a, b, treaty, covert, turn }, write) => {
    writeRelation(write, [a, b], { state: treaty, covert, pact: false, turn });
  },
  TreatyBroken: ({ by, against, state, covert, turn }, write) => {
    writeRelation(write, [by, against], { state, covert, pact: false, turn });
  },
  TreatyRevealed: ({ a, b, state, turn }, write) => {
    writeRelation(write, [a, b], { state, covert: false, pact: false, turn });
  },
  PactSigned: ({ a, b }, write) => {
    const { dealings, ...row } = relationIn(write, a, b);
    const offers = (dealings?.offers ?? []).filter(({ offer }) => offer !== 'pact');
    const change = changedDealings(dealings, { offers, pactEnds: null });
    write.put('relations', row.id, { ...row, ...change, pact: true });
  },
  PactNoticeGiven: ({ by, to, ends }, write) => {
    const { dealings, ...row } = relationIn(write, by, to);
    write.put('relations', row.id, { ...row, ...changedDealings(dealings, { pactEnds: ends }) });
  },
  OfferMade: ({ by, to, offer, covert, keep, turn }, write) => {
    const { dealings, ...row } = relationIn(write, by, to);
    const others = openOffers(dealings, turn).filter((one) => one.by !== by || one.offer !== offer);
    const offers = [...others, { by, offer, covert, keep, turn }];
    write.put('relations', row.id, { ...row, ...changedDealings(dealings, { offers }) });
  },
  OfferEnded: ({ by, to, offer, how }, write) => {
    const { dealings, ...row } = relationIn(write, by, to);
    const whose = how === 'retracted' ? by : to;
    const offers = (dealings?.offers ?? []).filter(
      (one) => one.by !== whose || one.offer !== offer,
    );
    write.put('relations', row.id, { ...row, ...changedDealings(dealings, { offers }) });
  },
  // A covert war is nothing but this roll: other successes are events of their own.
  DiplomacyRolled: ({ empire, toward, act, covert, passed }, write) => {
    if (!covert || !passed || act !== 'war') return;
    const { dealings, ...row } = relationIn(write, empire, toward);
    const covertWars = unique([...(dealings?.covertWars ?? []), empire]);
    write.put('relations', row.id, { ...row, ...changedDealings(dealings, { covertWars }) });
  },
};
