import type { War } from '#app/figures/wars-of';
import type { WarRecord } from '#app/usecases/desk/read-figures';
import type { EmpireId } from '#model/campaign/ids';
import { RAIDERS, RAIDERS_NAME } from '#model/campaign/raiders';

/** The name of a power. */
export const powerName =
  ({ empires }: Pick<WarRecord, 'empires'>) =>
  (id: EmpireId): string =>
    id === RAIDERS ? RAIDERS_NAME : (empires.find((one) => one.id === id)?.name ?? id);

/** Where the page of a war is. */
export const warPage = (base: string, { number }: Pick<War, 'number'>): string =>
  `${base}/wars/${String(number)}`;
