import { ratingOf, type UnitDesign } from '#model/forces/design';

type Host = Pick<UnitDesign, 'kind' | 'abilities'>;

/**
 * Whether a unit aboard such a host is a base in tow, and so lies in no hold.
 * @rule MOV-10
 * @ruling A base in tow counts as aboard its tug: it neither fights nor works, nobody sees it, and it shares the fate of the tug.
 * @ruling A class with Supply has a hold for bases and carries them there, so it tows none.
 */
export const isTowedOn = (host: Host, { kind }: Pick<UnitDesign, 'kind'>): boolean =>
  kind === 'base' &&
  host.kind === 'ship' &&
  ratingOf(host, 'towing') > 0 &&
  ratingOf(host, 'supply') === 0;
