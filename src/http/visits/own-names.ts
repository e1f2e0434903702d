import type { OwnNames } from '#app/campaigns/campaign-name';
import type { Visit } from './visit.ts';

/** The names of the campaigns in which a visitor has a seat. */
export const ownNames = ({ seats }: Pick<Visit, 'seats'>): OwnNames =>
  seats.map(({ campaign }) => campaign.name);
