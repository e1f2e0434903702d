import { fleetRef, systemId } from '#content/orders/id-schemas';
import { readBySchema } from '#content/schema-words';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { FleetRef } from '#model/orders/order';
import { fleetInAddress, fleetOfAddress } from '#http/names/own-fleet';

/** A player's choice on the map: a fleet and its goal, or a system; fleets now or after the orders. */
export type MapLook = Readonly<{
  fleet: FleetRef | null;
  to: SystemId | null;
  via: readonly SystemId[];
  system: SystemId | null;
  show: 'now' | 'after';
}>;

const NO_LOOK: MapLook = { fleet: null, to: null, via: [], system: null, show: 'now' };
const BETWEEN = ',';

/** Several ids as one field of an address or a form. */
export const listText = (ids: readonly string[]): string => ids.join(BETWEEN);
export const listIn = (text: string): readonly string[] => text.split(BETWEEN);

function fleetIn(text: string): FleetRef | null {
  const read = readBySchema(fleetRef, text);
  return read.success ? read.data : null;
}

function systemIn(text: string): SystemId | null {
  const read = readBySchema(systemId, text);
  return read.success ? read.data : null;
}

/** Reads what an empire looks at from an address or a form; what makes no sense is not there. */
export function mapLookIn(textOf: (name: string) => string, owner: EmpireId): MapLook {
  const fleet = fleetIn(fleetOfAddress(textOf('fleet'), owner));
  const via = listIn(textOf('via')).map(systemIn);
  return {
    fleet,
    to: fleet === null ? null : systemIn(textOf('to')),
    via: via.flatMap((system) => system ?? []),
    system: fleet === null ? systemIn(textOf('system')) : null,
    show: textOf('show') === 'after' ? 'after' : 'now',
  };
}

/** The address of a look, perhaps after an act: what is chosen comes into sight. */
export function mapAddress(
  path: string,
  { done = '', ...look }: Partial<MapLook> & Readonly<{ done?: string }>,
): string {
  const { fleet, to, via, system, show } = { ...NO_LOOK, ...look };
  const fields = {
    fleet: fleet === null ? '' : fleetInAddress(fleet),
    to: to ?? '',
    via: listText(via),
    system: system ?? '',
    show: show === 'after' ? show : '',
    done,
  };
  const all = new URLSearchParams(
    Object.entries(fields).filter(([, value]) => value !== ''),
  ).toString();
  const place = fleet === null && system === null ? '' : '#chosen';
  return `${all === '' ? path : `${path}?${all}`}${place}`;
}
