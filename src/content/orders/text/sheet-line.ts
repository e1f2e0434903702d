import type { ContentCode } from '#content/issue';
import type { OrderNames } from '#content/orders/order-names';
import type { ComingNames } from './coming-names.ts';
import type { Hint } from './hints.ts';
import type { SystemId } from '#model/campaign/ids';

/** A fleet that an earlier line forms, or would if that line were in order. */
export type FormedFleet = Readonly<{
  name: string;
  line: number;
  isSound: boolean;
  /** Where its first unit is. */
  system: SystemId | null;
}>;

/** A line that collects errors. */
export type FaultLine = Readonly<{
  /** Notes what is wrong; gives null, so that a reader can return it. */
  fault: (code: ContentCode, text: string) => null;
  /** A hint at the name that was meant. */
  hint: Hint;
}>;

/** What the reader of one line goes by. */
export type SheetLine = FaultLine &
  Readonly<{
    names: OrderNames;
    /** By name. */
    formed: ReadonlyMap<string, FormedFleet>;
    /** Records that this line names a new fleet, even if the line has errors. */
    forms: (name: string) => void;
    /** Names of units that are under construction, or that an earlier line builds. */
    coming: ComingNames;
    /** Records that this line builds a unit of that name. */
    builds: (name: string) => void;
  }>;
