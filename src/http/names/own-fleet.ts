import type { EmpireId } from '#model/campaign/ids';
import { shortId } from './view-names.ts';

/** How an address speaks of an own fleet: `f3` for `human.f3`; one that is still to be formed as it is. */
export const fleetInAddress = (ref: string): string =>
  /^[^:]+\.f\d+$/.test(ref) ? shortId(ref) : ref;

/** The fleet that an address means; forms and older addresses have its whole id. */
export const fleetOfAddress = (text: string, owner: EmpireId): string =>
  /^f\d+$/.test(text) ? `${owner}.${text}` : text;
